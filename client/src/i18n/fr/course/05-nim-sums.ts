import type { Phrases } from '../../phrases.ts';

export const nimSums: Phrases = {
  'Fill it in, spot the pattern, and win at Nim.': 'Remplis-la, repère le motif, et gagne au Nim.',
  'A move from 1 and 2 leaves 2, 1 and 1, or 1. Those are worth 2, 0 and 1.':
    'Un coup depuis 1 et 2 laisse 2, 1 et 1, ou 1. Cela vaut 2, 0 et 1.',
  'Which single heap leads to 0, 1 and 2?': 'Quel tas seul mène à 0, 1 et 2 ?',
  'So 1 + 2 = 3. It is the smallest number missing from 0, 1 and 2.': 'Donc 1 + 2 = 3. C’est le plus petit nombre absent de 0, 1 et 2.',
  'A heap of 2 leads to 1 and 0, but not to 2.': 'Un tas de 2 mène à 1 et à 0, mais pas à 2.',
  'A heap of 3 leads to 2, 1 and 0, and to nothing else.': 'Un tas de 3 mène à 2, 1 et 0, et à rien d’autre.',
  'A heap of 4 leads to 3 as well.': 'Un tas de 4 mène aussi à 3.',
  'Each square is the nim-sum of its row and column. It is the smallest number not to its left and not above it.':
    'Chaque case est la somme de Nim de sa ligne et de sa colonne. C’est le plus petit nombre absent à gauche et au-dessus.',
  'Fill in the table.': 'Remplis la table.',
  'The smallest missing number is called the mex, short for “minimum excluded”.':
    'Le plus petit nombre absent s’appelle le mex, de l’anglais « minimum excluded ».',
  'The table grows.': 'La table grandit.',
  'Fill in the marked squares. Look for the smallest number not to the left and not above.':
    'Remplis les cases marquées. Cherche le plus petit nombre absent à gauche et au-dessus.',
  'See the pattern? Each block of 2 by 2 or 4 by 4 appears again diagonally across.':
    'Vois-tu le motif ? Chaque bloc de 2 sur 2 ou de 4 sur 4 revient en diagonale.',
  '1, 2, 4 and 8 are powers of two. Different ones simply add up, so 4 + 2 + 1 = 7.':
    '1, 2, 4 et 8 sont des puissances de deux. Différentes, elles s’ajoutent normalement : 4 + 2 + 1 = 7.',
  'Which ones make 13?': 'Lesquelles font 13 ?',
  'Every number is a sum of different powers of two, in just one way. In binary, 13 is 1101.':
    'Chaque nombre est d’une seule façon une somme de puissances de deux différentes. En binaire, 13 s’écrit 1101.',
  '8, 4 and 1': '8, 4 et 1',
  '8 + 4 + 1 = 13.': '8 + 4 + 1 = 13.',
  '8, 4 and 2': '8, 4 et 2',
  'That makes 14.': 'Cela fait 14.',
  '8 and 4': '8 et 4',
  'That makes 12.': 'Cela fait 12.',
  'Each heap is split into powers of two. Equal ones cancel, as pairs do.':
    'Chaque tas est découpé en puissances de deux. Deux égales s’annulent, comme les paires.',
  'Cross out pairs. Tap a number, then an equal one.': 'Barre les paires. Touche un nombre, puis un égal.',
  'Everything cancels, so the nim-sum of 3, 5 and 6 is 0. A nim-sum of 0 means P.':
    'Tout s’annule, donc la somme de Nim de 3, 5 et 6 est 0. Une somme de 0, c’est P.',
  'Cross out the pairs here too.': 'Barre aussi les paires ici.',
  'What is left over?': 'Que reste-t-il ?',
  'A 2 is left over. The nim-sum isn’t 0, so this is N.': 'Il reste un 2. La somme de Nim n’est pas 0, donc c’est N.',
  'In 3, 4 and 5, a 2 is left over. Only one heap has a 2 in it.': 'Dans 3, 4 et 5, il reste un 2. Un seul tas contient un 2.',
  'Make the nim-sum 0.': 'Fais que la somme de Nim soit 0.',
  '3 is 2 + 1. Without the 2 it is 1, and everything cancels.': '3, c’est 2 + 1. Sans le 2, il reste 1, et tout s’annule.',
  'Now split these in your head. 6 is 4 + 2, 9 is 8 + 1, and 12 is 8 + 4.':
    'Découpe ceux-ci de tête. 6, c’est 4 + 2, 9, c’est 8 + 1, et 12, c’est 8 + 4.',
  'What is left over? Win!': 'Que reste-t-il ? Gagne !',
  '2 and 1 were left over. 6 loses its 2 and gains a 1, so it becomes 5.':
    'Il restait 2 et 1. Le 6 perd son 2 et gagne un 1. Il devient 5.',
  'Four big heaps.': 'Quatre grands tas.',
  'Cross out all pairs.': 'Barre toutes les paires.',
  'The biggest number left over is 64. Only heap D has a 64, so D must change.':
    'Le plus grand nombre qui reste est 64. Seul le tas D contient 64, donc c’est D qui change.',
  '64, 32, 16, 8, 4 and 1 were left over. Heap D drops those it has and gains those it lacks.':
    'Il restait 64, 32, 16, 8, 4 et 1. Le tas D perd ceux qu’il a et gagne ceux qui lui manquent.',
  '83 and what was left over, in binary': '83 et ce qui restait, en binaire',
  'Why does it always get smaller?': 'Pourquoi devient-il toujours plus petit ?',
  'So if the nim-sum isn’t 0, you can always make one heap smaller and reach 0.':
    'Si la somme de Nim n’est pas 0, tu peux donc toujours réduire un tas et arriver à 0.',
  'It drops 64 and gains less': 'Il perd 64 et gagne moins',
  'All the powers of two below 64 add up to only 63.': 'Toutes les puissances de deux sous 64 ne font que 63.',
  'It gains nothing': 'Il ne gagne rien',
  'It gains 32, 8 and 4, which it did not have.': 'Il gagne 32, 8 et 4, qu’il n’avait pas.',
  'Just luck': 'Par chance',
  'It always works. All the powers of two below 64 add up to only 63.':
    'Ça marche toujours. Toutes les puissances de deux sous 64 ne font que 63.',
  '83 drops 64, 16 and 1 and keeps 2. It gains 32, 8 and 4, and 32 + 8 + 4 + 2 = 46.':
    '83 perd 64, 16 et 1 et garde 2. Il gagne 32, 8 et 4 : 32 + 8 + 4 + 2 = 46.',
  'Leave 46 stones in heap D.': 'Laisse 46 jetons dans le tas D.',
  'Now you can win any game of Nim that can be won. Charles Bouton found the method in 1901.':
    'Tu sais gagner toute partie de Nim gagnable. Charles Bouton a trouvé la méthode en 1901.',
  'Tutti knows all about Nim. One slip and you lose.': 'Tutti sait tout du Nim. Une erreur, et tu perds.',
  'You beat Tutti! No one plays Nim better than you.': 'Tu as battu Tutti ! Personne ne joue mieux au Nim que toi.',
  'I am Tutti, and I know all numbers. Do you?': 'Je suis Tutti, et je connais tous les nombres. Et toi ?',
  'Ah. Count the powers once more, my dear.': 'Ah. Recompte les puissances, mon enfant.',
  'Not bad. Which heap did you forget to split?': 'Pas mal. Quel tas as-tu oublié de découper ?',
  'Flawless! I have nothing left to teach you.': 'Sans faute ! Je n’ai plus rien à t’apprendre.',
};
