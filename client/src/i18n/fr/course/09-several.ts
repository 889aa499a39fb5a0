import type { Phrases } from '../../phrases.ts';

export const several: Phrases = {
  'Several heaps at once': 'Plusieurs tas à la fois',
  'Counting in threes, and heaps where only odd or even matters.': 'Compter par trois, et des tas où seul compte pair ou impair.',
  'Now you take from one heap or from two, as many stones as you like from each.':
    'Maintenant, tu prends dans un tas ou dans deux, autant de jetons que tu veux dans chacun.',
  'Try three moves.': 'Essaie trois coups.',
  'Three equal heaps are lost. Take from one or two, and your opponent makes all three equal again.':
    'Trois tas égaux sont perdus. Prends dans un ou deux, et l’adversaire rend les trois égaux.',
  'Make three equal heaps.': 'Fais trois tas égaux.',
  'Now three equal heaps cancel, as pairs did before.': 'Maintenant, trois tas égaux s’annulent, comme les paires avant.',
  'Split the heaps into powers of two. A position is P if each power appears 0, 3, 6, … times.':
    'Découpe les tas en puissances de deux. Une position est P si chaque puissance apparaît 0, 3, 6, … fois.',
  '3, 5, 6 and 7 contain three 4s, three 2s and three 1s. E. H. Moore found this rule in 1910.':
    '3, 5, 6 et 7 contiennent trois 4, trois 2 et trois 1. E. H. Moore a trouvé cette règle en 1910.',
  'After each of your moves the heaps were all even or all odd.': 'Après chacun de tes coups, les tas étaient tous pairs ou tous impairs.',
  'There are two 2s and two 1s, and you can change two heaps.': 'Il y a deux 2 et deux 1, et tu peux changer deux tas.',
  'Both 2s had to go, and a third 1 had to appear. You left 1, 1 and 1.':
    'Les deux 2 devaient partir, et un troisième 1 arriver. Tu as laissé 1, 1 et 1.',
  'A slow game now. Take one stone from one heap, or one from each of two.':
    'Voici un jeu lent. Prends un jeton dans un tas, ou un dans chacun de deux tas.',
  'When both heaps are even, your opponent can repeat every move you make.':
    'Quand les deux tas sont pairs, l’adversaire peut répéter chacun de tes coups.',
  'Leave both heaps even.': 'Laisse les deux tas pairs.',
  'With two heaps, both even is exactly what P means.': 'Avec deux tas, être P, c’est exactement avoir deux tas pairs.',
  'Three heaps, and still one stone from one or two of them.': 'Trois tas, et toujours un jeton dans un ou deux d’entre eux.',
  'Three heaps are P when all are even or all are odd.': 'Trois tas sont P quand ils sont tous pairs ou tous impairs.',
  'From here you can make all three even, or all three odd.': 'D’ici, tu peux les rendre tous pairs, ou tous impairs.',
};
