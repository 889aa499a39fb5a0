import type { Phrases } from '../../phrases.ts';

export const twoHeaps: Phrases = {
  'Two heaps: N or P': 'Deux tas : N ou P',
  'The mirror: an answer to everything.': 'Le miroir : une réponse à tout.',
  'Two equal heaps, and you begin.': 'Deux tas égaux, et tu commences.',
  'Try three different moves, and watch the answers.': 'Essaie trois coups différents, et observe les réponses.',
  'Two equal heaps are P: after each answer they were equal again.':
    'Deux tas égaux sont P : après chaque réponse, ils étaient de nouveau égaux.',
  'Now your opponent begins.': 'Maintenant, l’adversaire commence.',
  'Take from the other heap what was taken from the one.': 'Prends dans un tas ce qui a été pris dans l’autre.',
  'You only copied, and took the last stone. This is called the mirror.':
    'Tu n’as fait que copier, et tu as pris le dernier jeton. C’est le miroir.',
  'You copy each move of your opponent in the other heap.': 'Tu copies chaque coup de l’adversaire dans l’autre tas.',
  'Can it happen that you have no answer?': 'Peut-il arriver que tu n’aies pas de réponse ?',
  'Before each move of your opponent both are equal. What is taken from one is there in the other.':
    'Avant chaque coup de l’adversaire, les deux sont égaux. Ce qu’on prend dans l’un, l’autre l’a aussi.',
  'With large heaps': 'Avec de grands tas',
  'The size does not matter: whatever is taken from one heap is there in the other.':
    'La taille ne compte pas : ce qu’on prend dans un tas, l’autre l’a aussi.',
  'When a heap goes': 'Quand un tas disparaît',
  'Then you take all of the other, and that is the end.': 'Alors tu prends tout l’autre, et c’est fini.',
  'These two heaps are not equal, and it is your turn.': 'Ces deux tas ne sont pas égaux, et c’est à toi.',
  'Which move makes a mirror?': 'Quel coup fait un miroir ?',
  'Make them equal, and from then on copy.': 'Rends-les égaux, et ensuite copie.',
  'Win this one to the end.': 'Gagne celle-ci jusqu’au bout.',
  'That is all there is to know about two heaps.': 'C’est tout ce qu’il faut savoir de deux tas.',
  'Two heaps: N or P?': 'Deux tas : N ou P ?',
  'Two equal heaps are P, two different ones N.': 'Deux tas égaux sont P, deux tas différents N.',
  'Here one heap is counted to the right, the other down. A move goes left or up.':
    'Ici, un tas se compte vers la droite, l’autre vers le bas. Un coup va à gauche ou en haut.',
  'Why is there only one P in each row?': 'Pourquoi n’y a-t-il qu’un P par ligne ?',
  'From P you never reach P': 'De P, on n’arrive jamais à P',
  'Of two in one row, one could be reached from the other by a move.': 'De deux P sur une ligne, un coup mènerait de l’un à l’autre.',
  'There are more N': 'Il y a plus de N',
  'That is so, but it is not the reason.': 'C’est vrai, mais ce n’est pas la raison.',
  'It is by chance': 'C’est par hasard',
  'It stays so, however large the heaps are.': 'Cela reste ainsi, quelle que soit la taille des tas.',
  'Another game: a ball knocks down one pin, or two that stand side by side. Whoever knocks down the last wins.':
    'Un autre jeu : une boule renverse une quille, ou deux qui sont côte à côte. Qui renverse la dernière gagne.',
  'You begin. Who wins?': 'Tu commences. Qui gagne ?',
  'Two equal things, the same moves for both players, and the last move wins: then the mirror wins, whatever the game.':
    'Deux choses égales, les mêmes coups pour les deux, et le dernier coup gagne : alors le miroir gagne, quel que soit le jeu.',
  'My opponent': 'L’adversaire',
  'Whatever you knock down in one row, your opponent knocks down in the other.':
    'Ce que tu renverses dans une rangée, l’adversaire le renverse dans l’autre.',
  'I do': 'C’est moi',
  'Think of the mirror: both rows are the same.': 'Pense au miroir : les deux rangées sont pareilles.',
  'Echo makes two heaps equal and copies. With more heaps it plays anything.':
    'Echo rend deux tas égaux, puis copie. Avec plus de tas, Echo joue n’importe quoi.',
  'Echo is beaten. It has no answer to three heaps: those come next.':
    'Echo est battu. À trois tas, Echo n’a pas de réponse : c’est pour la suite.',
  'I am Echo. Whatever you do, I can do as well.': 'Je suis Echo. Quoi que tu fasses, je peux le faire aussi.',
  'You do, I do. I like this.': 'Tu fais, je fais. J’aime ça.',
  'Copied to the last stone. Again?': 'Copié jusqu’au dernier jeton. Encore ?',
  'That was my trick! You copied me!': 'C’était mon truc ! Tu m’as copié !',
};
