import type { Phrases } from '../../phrases.ts';

export const several: Phrases = {
  'Several heaps at once': 'Plusieurs tas à la fois',
  'Columns that count in threes, and heaps that only odd and even tell apart.':
    'Des colonnes qui comptent par trois, et des tas où seul compte pair ou impair.',
  'Now a move takes from one heap or from two, as many stones as you like from each.':
    'Maintenant, un coup prend dans un ou deux tas, autant de jetons que tu veux dans chacun.',
  'Try three moves.': 'Essaie trois coups.',
  'Three equal heaps are lost: take from one or two, and your opponent makes all three as small as the smallest.':
    'Trois tas égaux sont perdus : prends dans un ou deux, et l’adversaire rend les trois aussi petits que le plus petit.',
  'Make three equal heaps.': 'Fais trois tas égaux.',
  'Three of a kind now cancel, as pairs did before.': 'Maintenant, trois égaux s’annulent, comme avant les paires.',
  'Break heaps into powers of two. A position is P exactly when each power comes 0, 3, 6 … times.':
    'Découpe les tas en puissances de deux. Une position est P exactement quand chaque puissance vient 0, 3, 6 … fois.',
  'In 3, 5, 6 and 7 there are three each of 4, 2 and 1. E. H. Moore found this rule in 1910.':
    'Dans 3, 5, 6 et 7, il y a trois fois 4, 2 et 1. E. H. Moore a trouvé cette règle en 1910.',
  'After each of your moves all were even, or all odd.': 'Après chacun de tes coups, tous étaient pairs, ou tous impairs.',
  'There are two 2s and two 1s. A move may change two heaps.': 'Il y a deux 2 et deux 1. Un coup peut changer deux tas.',
  'Both 2s had to go, and a 1 had to come: 1, 1 and 1.': 'Les deux 2 devaient partir, et un 1 arriver : 1, 1 et 1.',
  'Another game, a slow one: a move takes one stone from one heap, or one each from two.':
    'Un autre jeu, lent : un coup prend un jeton dans un tas, ou un dans chacun de deux tas.',
  'When both are even, each move can be made a second time.': 'Quand les deux sont pairs, chaque coup peut se refaire.',
  'Leave both heaps even.': 'Laisse les deux tas pairs.',
  'With two heaps, those are just the P-positions.': 'Avec deux tas, ce sont exactement les positions P.',
  'Three heaps, and still one stone from one or two of them.': 'Trois tas, et toujours un jeton dans un ou deux d’entre eux.',
  'Three heaps are P when all are even, and when all are odd.': 'Trois tas sont P quand tous sont pairs, et quand tous sont impairs.',
  'All even or all odd: both can be reached from here.': 'Tous pairs ou tous impairs : d’ici, les deux sont possibles.',
};
