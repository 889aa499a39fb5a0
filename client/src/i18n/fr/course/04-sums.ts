import type { Phrases } from '../../phrases.ts';

export const sums: Phrases = {
  'Heaps that add up': 'Additionner des tas',
  'Put positions together, take them apart, and drop what cancels.':
    'Assembler des positions, les séparer, et laisser de côté ce qui s’annule.',
  '1 and 1 is P, and so is 2 and 2. Here they are together.': '1 et 1 est P, 2 et 2 aussi. Les voici ensemble.',
  'Try three moves and watch the answers.': 'Essaie trois coups et observe les réponses.',
  'P and P together are P. Each answer is in the same pair as your move.':
    'P et P ensemble font P. Chaque réponse vient dans la même paire que ton coup.',
  '3 and 3 is P, and 1 and 5 is N. Here they are together.': '3 et 3 est P, 1 et 5 est N. Les voici ensemble.',
  'Win!': 'Gagne !',
  'P and N together are N. Make the winning move in the N part, and P and P are left.':
    'P et N ensemble font N. Joue le coup gagnant dans la partie N : il reste P et P.',
  '2 alone is N, and 3 alone is N.': '2 seul est N, et 3 seul est N.',
  'And together? Find out.': 'Et ensemble ? À toi de voir.',
  'Here N and N together are N.': 'Ici, N et N ensemble font N.',
  '1 and 2 is N, and 3 alone is N.': '1 et 2 est N, et 3 seul est N.',
  'And together? Try three moves.': 'Et ensemble ? Essaie trois coups.',
  'Here N and N together are P. Two letters can’t tell which, so we need numbers.':
    'Ici, N et N ensemble font P. Deux lettres ne le disent pas. Il nous faut des nombres.',
  'Five heaps. Which ones can you ignore?': 'Cinq tas. Lesquels peux-tu ignorer ?',
  'Pairs change nothing. A move that wins without them also wins with them.':
    'Les paires ne changent rien. Un coup qui gagne sans elles gagne aussi avec elles.',
  'We add heaps by asking which single heap is just as good. So 4 + 0 is 4.':
    'On additionne des tas en cherchant le tas unique qui les vaut. Ainsi, 4 + 0 = 4.',
  'What is 1 + 1?': 'Combien font 1 + 1 ?',
  'Two equal heaps always make 0, like 5 + 5 = 0. This way of adding is called the nim-sum.':
    'Deux tas égaux font toujours 0, par exemple 5 + 5 = 0. C’est la somme de Nim.',
  'A pair changes nothing, just like an empty heap.': 'Une paire ne change rien, tout comme un tas vide.',
  '1 alone is N, but 1 and 1 is P.': '1 seul est N, mais 1 et 1 est P.',
  '2 alone is N, but 1 and 1 is P.': '2 seul est N, mais 1 et 1 est P.',
  '1, 2 and 3 together are P. So 1 + 2 + 3 = 0.': '1, 2 et 3 ensemble font P. Donc 1 + 2 + 3 = 0.',
  'Your opponent starts. Win!': 'L’adversaire commence. Gagne !',
  'You could leave a pair after every move.': 'Après chaque coup, tu pouvais laisser une paire.',
  '1 + 2 + 3 = 0, and two equal heaps cancel.': '1 + 2 + 3 = 0, et deux tas égaux s’annulent.',
  'What is 1 + 3?': 'Combien font 1 + 3 ?',
  'Numbers that add this way are called nimbers.': 'Les nombres qui s’additionnent ainsi s’appellent des nimbers.',
  'Add a 2 to both sides of 1 + 2 + 3 = 0. The 2s cancel, and 1 + 3 = 2.':
    'Ajoute 2 des deux côtés de 1 + 2 + 3 = 0. Les 2 s’annulent : 1 + 3 = 2.',
  'Then 1, 3 and 4 would be P. But from there you can leave 1, 2 and 3, and win.':
    'Alors 1, 3 et 4 serait P. Mais de là, tu peux laisser 1, 2 et 3, et gagner.',
  'Then 1 and 3 would be P, but they aren’t equal.': 'Alors 1 et 3 serait P, mais ils ne sont pas égaux.',
  'Leave three heaps you know are P.': 'Laisse trois tas que tu sais être P.',
  'You left 1, 2 and 3. Now every move has an answer.': 'Tu as laissé 1, 2 et 3. Maintenant, chaque coup a sa réponse.',
  '1, 4 and 5 is P too.': '1, 4 et 5 est P aussi.',
  'You could always leave a pair, or 1, 2 and 3.': 'Tu pouvais toujours laisser une paire, ou 1, 2 et 3.',
  '2 and 3, 4 and 5, 6 and 7 are neighbors with the even one first. Each pair is P together with a 1.':
    '2 et 3, 4 et 5, 6 et 7 sont des voisins, le pair d’abord. Chacun de ces couples est P avec un 1.',
  'N or P?': 'N ou P ?',
  'A 1 with two such neighbors is always P, however big they are.':
    'Un 1 avec deux voisins de ce genre est toujours P, si grands soient-ils.',
  'Trio knows pairs, and 1 with two neighbors. Otherwise it plays anything.':
    'Trio connaît les paires, et le 1 avec deux voisins. Sinon, Trio joue n’importe quoi.',
  'You beat Trio! But what about 3, 5 and 6? Chapter 5 explains them all.':
    'Tu as battu Trio ! Mais que dire de 3, 5 et 6 ? Le chapitre 5 les explique tous.',
  'I am Trio! All good things come in threes.': 'Je suis Trio ! Jamais deux sans trois.',
  'A pair here, a three there. How nice of you!': 'Une paire ici, un trio là : comme c’est gentil.',
  'Three cheers for me! Three more tries for you?': 'Trois hourras pour moi ! Encore trois essais pour toi ?',
  'But, but, but… I counted to three!': 'Mais, mais, mais… j’avais compté jusqu’à trois !',
};
