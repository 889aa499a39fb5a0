import type { Phrases } from '../../phrases.ts';

export const sums: Phrases = {
  'Heaps that add up': 'Additionner des tas',
  'Put positions together, take them apart, and forget what cancels.': 'Assembler des positions, les séparer, et oublier ce qui s’annule.',
  '1 and 1 is P, and so is 2 and 2. Now both lie there together.': '1 et 1 est P, 2 et 2 aussi. Maintenant, les deux sont là ensemble.',
  'Try three moves, and watch the answers.': 'Essaie trois coups, et observe les réponses.',
  'P and P together are P: each answer comes in the same pair.': 'P et P ensemble font P : chaque réponse vient dans la même paire.',
  '3 and 3 is P, 1 and 5 is N. Now both lie there together.': '3 et 3 est P, 1 et 5 est N. Maintenant, les deux sont là ensemble.',
  'Win!': 'Gagne !',
  'P and N together are N: make the move that wins in the N part, and leave P and P.':
    'P et N ensemble font N : joue le coup qui gagne dans la partie N, il reste P et P.',
  'A heap of 2 is N, and a heap of 3 is N.': 'Un tas de 2 est N, et un tas de 3 est N.',
  'Together? Find out.': 'Et ensemble ? À toi de voir.',
  'Here N and N together are N.': 'Ici, N et N ensemble font N.',
  '1 and 2 is N, and a heap of 3 is N.': '1 et 2 est N, et un tas de 3 est N.',
  'Together? Try three moves.': 'Et ensemble ? Essaie trois coups.',
  'Here N and N together are P. To know which, two letters are not enough: we need numbers.':
    'Ici, N et N ensemble font P. Pour le savoir, deux lettres ne suffisent pas : il faut des nombres.',
  'Five heaps. Which of them can you forget?': 'Cinq tas. Lesquels peux-tu oublier ?',
  'Pairs change nothing: what wins without them wins with them.': 'Les paires ne changent rien : ce qui gagne sans elles gagne avec elles.',
  'We add heaps like this: which single heap would be just as good? 4 + 0 is 4.':
    'Nous additionnons les tas ainsi : quel tas unique vaudrait autant ? 4 + 0 fait 4.',
  'What is 1 + 1?': 'Combien font 1 + 1 ?',
  'So every number is its own opposite: 1 + 1 = 0, 5 + 5 = 0. This is the nim-sum.':
    'Chaque nombre s’annule donc lui-même : 1 + 1 = 0, 5 + 5 = 0. C’est la somme de Nim.',
  'A pair changes nothing, just like no heap at all.': 'Une paire ne change rien, tout comme l’absence de tas.',
  'A heap of 1 is N, but 1 and 1 is P.': 'Un tas de 1 est N, mais 1 et 1 est P.',
  'A heap of 2 is N, but 1 and 1 is P.': 'Un tas de 2 est N, mais 1 et 1 est P.',
  'You saw that 1, 2 and 3 together are P, so 1 + 2 + 3 = 0.': 'Tu l’as vu : 1, 2 et 3 ensemble font P, donc 1 + 2 + 3 = 0.',
  'Your opponent begins. Win!': 'L’adversaire commence. Gagne !',
  'Whatever goes, you can leave a pair.': 'Quoi que prenne l’adversaire, tu peux laisser une paire.',
  '1 + 2 + 3 = 0, and every number is its own opposite.': '1 + 2 + 3 = 0, et chaque nombre s’annule lui-même.',
  'What is 1 + 3?': 'Combien font 1 + 3 ?',
  'Numbers that add up like this are called nimbers.': 'Les nombres qui s’additionnent ainsi s’appellent des nimbers.',
  'Add a 2 on both sides: 2 and 2 cancel, and 1 + 3 = 2 is left.': 'Ajoute 2 des deux côtés : 2 et 2 s’annulent, il reste 1 + 3 = 2.',
  'With a heap of 4 beside 1 and 3 you could win: leave 1, 2 and 3.':
    'Avec un tas de 4 à côté de 1 et 3, tu pourrais gagner : laisse 1, 2 et 3.',
  'Then 1 and 3 would be P, but they are not equal.': 'Alors 1 et 3 serait P, mais ils ne sont pas égaux.',
  'Leave what you know to be P.': 'Laisse ce que tu sais être P.',
  'With 1, 2 and 3 left, every move has an answer.': 'Quand il reste 1, 2 et 3, chaque coup a une réponse.',
  '1, 4 and 5 is P as well.': '1, 4 et 5 est P aussi.',
  'You could always leave a pair, or 1, 2 and 3.': 'Tu pouvais toujours laisser une paire, ou 1, 2 et 3.',
  '2 and 3, 4 and 5, 6 and 7: two neighbours, the even one first, are P together with a 1.':
    '2 et 3, 4 et 5, 6 et 7 : deux voisins, le pair d’abord, font P avec un tas de 1.',
  'N or P?': 'N ou P ?',
  '1 and two such neighbours are P, however large they are.': '1 et deux tels voisins font P, aussi grands soient-ils.',
  'Trio knows pairs, and 1 with two neighbours. Elsewhere it plays anything.':
    'Trio connaît les paires, et 1 avec deux voisins. Sinon, Trio joue n’importe quoi.',
  'Trio is beaten. But what about 3, 5 and 6? Chapter 5 knows them all.':
    'Trio est battu. Mais que dire de 3, 5 et 6 ? Le chapitre 5 les connaît tous.',
  'I am Trio! All good things come in threes.': 'Je suis Trio ! Jamais deux sans trois.',
  'A pair here, a three there: how nice of you.': 'Une paire ici, un trio là : comme c’est gentil.',
  'Three cheers for me! Three more tries for you?': 'Trois hourras pour moi ! Encore trois essais pour toi ?',
  'But, but, but… I had counted to three!': 'Mais, mais, mais… j’avais compté jusqu’à trois !',
};
