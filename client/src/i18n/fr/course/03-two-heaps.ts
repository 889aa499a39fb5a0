import type { Phrases } from '../../phrases.ts';

export const twoHeaps: Phrases = {
  'Two heaps: N or P': 'Deux tas : N ou P',
  'The mirror has an answer to everything.': 'Le miroir a réponse à tout.',
  'Two equal heaps, and you start.': 'Deux tas égaux, et tu commences.',
  'Two equal heaps are P. Each answer made them equal again.': 'Deux tas égaux sont P. Chaque réponse les rend de nouveau égaux.',
  'Now your opponent starts.': 'Maintenant, l’adversaire commence.',
  'Copy each move in the other heap.': 'Copie chaque coup dans l’autre tas.',
  'You just copied, and took the last stone. This trick is called the mirror.':
    'Tu n’as fait que copier, et tu as pris le dernier jeton. Ce truc s’appelle le miroir.',
  'You copy each of your opponent’s moves in the other heap.': 'Tu copies chaque coup de l’adversaire dans l’autre tas.',
  'Can you ever be stuck?': 'Peux-tu te retrouver sans réponse ?',
  'Before your opponent moves, both heaps are equal. So you can always take as much from the other.':
    'Avant chaque coup adverse, les deux tas sont égaux. Tu peux donc toujours prendre autant dans l’autre.',
  'Yes, with big heaps': 'Oui, avec de grands tas',
  'Size doesn’t matter. You can always take as much from the other heap.':
    'La taille ne compte pas. Tu peux toujours prendre autant dans l’autre tas.',
  'Yes, when a heap is gone': 'Oui, quand un tas disparaît',
  'Then you take the whole other heap, and you have won.': 'Alors tu prends tout l’autre tas, et tu as gagné.',
  'These heaps aren’t equal, and it’s your turn.': 'Ces tas ne sont pas égaux, et c’est à toi.',
  'Make a mirror.': 'Fais-en un miroir.',
  'Make the heaps equal. From then on, copy.': 'Rends les tas égaux. Ensuite, copie.',
  'Play this one to the end and win.': 'Joue jusqu’au bout et gagne.',
  'Now you know all there is to know about two heaps.': 'Maintenant, tu sais tout sur deux tas.',
  'Two heaps: N or P?': 'Deux tas : N ou P ?',
  'Two equal heaps are P. Two different heaps are N.': 'Deux tas égaux sont P. Deux tas différents sont N.',
  'One heap is counted across, the other down. A move goes left or up.':
    'Un tas se compte vers la droite, l’autre vers le bas. Un coup va à gauche ou en haut.',
  'Why does each row have only one P?': 'Pourquoi chaque ligne n’a-t-elle qu’un P ?',
  'No move goes from P to P': 'Aucun coup ne va de P à P',
  'A second P in the row would be one move away from the first.': 'Un second P sur la ligne serait à un coup du premier.',
  'There are more Ns': 'Il y a plus de N',
  'True, but that isn’t the reason.': 'C’est vrai, mais ce n’est pas la raison.',
  'By chance': 'Par hasard',
  'It’s the same for heaps of any size.': 'C’est pareil pour toutes les tailles.',
  'In this game a ball knocks down one pin, or two side by side. The last pin wins.':
    'Ici, une boule renverse une quille, ou deux côte à côte. La dernière quille gagne.',
  'You start. Who wins?': 'Tu commences. Qui gagne ?',
  'The mirror works with any two equal things. Both players need the same moves, and the last move must win.':
    'Le miroir marche avec deux choses égales, quelles qu’elles soient. Il faut les mêmes coups pour les deux, et que le dernier gagne.',
  'My opponent': 'L’adversaire',
  'Your opponent copies whatever you knock down, in the other row.': 'L’adversaire copie dans l’autre rangée tout ce que tu renverses.',
  'Think of the mirror. Both rows are the same.': 'Pense au miroir. Les deux rangées sont pareilles.',
  'Echo makes two heaps equal and copies. With more heaps it plays anything.':
    'Echo rend deux tas égaux, puis copie. Avec plus de tas, Echo joue n’importe quoi.',
  'You beat Echo, who has no answer to three heaps. They come next.':
    'Tu as battu Echo, qui n’a pas de réponse à trois tas. C’est pour la suite.',
  'I am Echo. Whatever you do, I can do too.': 'Je suis Echo. Quoi que tu fasses, je peux le faire aussi.',
  'You do, I do. I like this.': 'Tu fais, je fais. J’aime ça.',
  'Copied to the last stone. Again?': 'Copié jusqu’au dernier jeton. Encore ?',
  'That was my trick! You copied me!': 'C’était mon truc ! Tu m’as copié !',
};
