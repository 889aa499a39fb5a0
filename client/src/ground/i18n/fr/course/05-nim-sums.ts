import type { Phrases } from '../../phrases.ts';

export const nimSums: Phrases = {
  'Fill it, see its pattern, and win every game of Nim.': 'Remplis-la, vois son motif, et gagne chaque partie de Nim.',
  'From 1 and 2 a move leaves 2, or 1 and 1, or 1: positions as good as heaps of 2, of 0 and of 1.':
    'De 1 et 2, un coup laisse 2, ou 1 et 1, ou 1 : cela vaut des tas de 2, de 0 et de 1.',
  'Which single heap leads to just these?': 'Quel tas unique mène exactement là ?',
  'It is the smallest number that is missing among 0, 1 and 2. So 1 + 2 = 3.':
    'C’est le plus petit nombre qui manque parmi 0, 1 et 2. Donc 1 + 2 = 3.',
  'A heap of 2 leads to 1 and to 0, but not to 2.': 'Un tas de 2 mène à 1 et à 0, mais pas à 2.',
  'A heap of 3 leads to 2, 1 and 0.': 'Un tas de 3 mène à 2, 1 et 0.',
  'A heap of 4 leads to 3 as well.': 'Un tas de 4 mène aussi à 3.',
  'A move makes one heap smaller: it goes left or up. So each sum is the smallest number that is neither to its left nor above it.':
    'Un coup réduit un tas : il va à gauche ou en haut. Chaque somme est donc le plus petit nombre qui n’est ni à gauche ni au-dessus.',
  'Fill the table.': 'Remplis la table.',
  'The smallest number that is missing is called mex, from “minimum excluded”.':
    'Le plus petit nombre qui manque s’appelle mex, de l’anglais « minimum excluded ».',
  'The table grows.': 'La table grandit.',
  'Fill in what is asked: the smallest number that is neither to the left nor above.':
    'Remplis ce qui est demandé : le plus petit nombre qui n’est ni à gauche ni au-dessus.',
  'Small squares make larger ones, always crosswise. Look at those of 2 and of 4.':
    'Les petits carrés en forment de plus grands, toujours en croix. Regarde ceux de 2 et de 4.',
  '1, 2, 4 and 8 are each twice the one before. When none comes twice, the nim-sum is the ordinary sum: 4 + 2 + 1 = 7.':
    '1, 2, 4, 8 : toujours le double. Si aucun ne revient, la somme de Nim est la somme ordinaire : 4 + 2 + 1 = 7.',
  'Which of them make 13?': 'Lesquels font 13 ?',
  'Every number is made of such powers of two, none of them twice, in just one way. Written down, that is binary: 13 is 1101.':
    'Chaque nombre est fait de telles puissances de deux, aucune deux fois, d’une seule façon. Ainsi s’écrit le binaire : 13 est 1101.',
  '8, 4 and 1': '8, 4 et 1',
  '8 + 4 + 1 = 13.': '8 + 4 + 1 = 13.',
  '8, 4 and 2': '8, 4 et 2',
  'That makes 14.': 'Cela fait 14.',
  '8 and 4': '8 et 4',
  'That makes 12.': 'Cela fait 12.',
  'Each heap is broken into powers of two. Equal ones cancel, as pairs do.':
    'Chaque tas est découpé en puissances de deux. Les égales s’annulent, comme les paires.',
  'Cross out pairs: tap one, then its equal.': 'Barre les paires : touche un nombre, puis son égal.',
  'A position is P exactly when its nim-sum is 0: 3, 5 and 6 is P.':
    'Une position est P exactement quand sa somme de Nim est 0 : 3, 5 et 6 est P.',
  'Cross out pairs here as well.': 'Barre les paires ici aussi.',
  'What is left over?': 'Que reste-t-il ?',
  'It is not 0, so this is N.': 'Elle n’est pas 0, c’est donc N.',
  'In 3, 4 and 5 a single 2 is left over, and only one heap has a 2 in it.':
    'Avec 3, 4 et 5, il reste un seul 2, et un seul tas contient un 2.',
  'Make the nim-sum 0.': 'Fais que la somme de Nim soit 0.',
  '3 is 2 and 1: without the 2 it is 1, and everything cancels.': '3, c’est 2 et 1 : sans le 2, il reste 1, et tout s’annule.',
  'Now break these up in your head: 6 is 4 + 2, 9 is 8 + 1, 12 is 8 + 4.':
    'Maintenant, découpe de tête : 6 c’est 4 + 2, 9 c’est 8 + 1, 12 c’est 8 + 4.',
  'What is left over? Win!': 'Que reste-t-il ? Gagne !',
  '2 and 1 were left over. Without its 2, and with a 1 more, 6 becomes 5.':
    'Il restait 2 et 1. Sans son 2, et avec un 1 de plus, 6 devient 5.',
  'Four large heaps.': 'Quatre grands tas.',
  'Cross out all pairs.': 'Barre toutes les paires.',
  'The largest number left over, 64, is in one heap only: D has to change.':
    'Le plus grand nombre qui reste, 64, n’est que dans un tas : c’est D qui doit changer.',
  'From 83 = 64 + 16 + 2 + 1 the 64 has to go. Of 32, 16, 8, 4 and 1 each is turned over: there it goes, missing it comes.':
    'De 83 = 64 + 16 + 2 + 1, le 64 doit partir. De 32, 16, 8, 4 et 1, ce qui y est part, ce qui manque arrive.',
  '83 and what is left over, in binary': '83 et ce qui reste, en binaire',
  'Why does the heap get smaller, whatever comes?': 'Pourquoi le tas rétrécit-il, quoi qu’il arrive ?',
  'So where the nim-sum is not 0, some heap can always be made smaller in the right way.':
    'Si la somme de Nim n’est pas 0, il y a donc toujours un tas qu’on peut réduire comme il faut.',
  'What comes is less than 64': 'Il arrive moins de 64',
  'All powers below 64 together make only 63.': 'Toutes les puissances sous 64 ne font ensemble que 63.',
  'Nothing comes': 'Rien n’arrive',
  '32, 8 and 4 were not in 83, and they come.': '32, 8 et 4 n’étaient pas dans 83, et ils arrivent.',
  'It is luck': 'C’est la chance',
  'It is always so: all powers below 64 together make only 63.':
    'C’est toujours ainsi : toutes les puissances sous 64 ne font ensemble que 63.',
  '64, 16 and 1 go from 83, and 32, 8 and 4 come: 32 + 8 + 4 + 2 = 46.':
    '64, 16 et 1 quittent 83, et 32, 8 et 4 arrivent : 32 + 8 + 4 + 2 = 46.',
  'Leave 46 in heap D.': 'Laisse 46 dans le tas D.',
  'This is how every game of Nim is won.': 'C’est ainsi qu’on gagne chaque partie de Nim.',
  'Tutti knows all of Nim. A single slip, and you are lost.': 'Tutti sait tout du Nim. Une seule erreur, et c’est perdu.',
  'You have beaten Tutti: nobody plays Nim better than you.': 'Tu as battu Tutti : personne ne joue mieux au Nim que toi.',
  'I am Tutti, and I know all numbers. Do you?': 'Je suis Tutti, et je connais tous les nombres. Et toi ?',
  'Ah. Count the powers once more, my dear.': 'Ah. Recompte les puissances, mon enfant.',
  'That was not bad. Which heap did you not break up?': 'Pas mal. Quel tas n’as-tu pas découpé ?',
  'Flawless! There is nothing left that I could teach you.': 'Sans faute ! Je n’ai plus rien à t’apprendre.',
};
