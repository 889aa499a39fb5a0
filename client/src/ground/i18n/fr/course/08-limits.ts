import type { Phrases } from '../../phrases.ts';

export const limits: Phrases = {
  'What 0, 1, 2, … are worth': 'Ce que valent 0, 1, 2, …',
  'Only so many at once': 'Pas plus que tant à la fois',
  'Remainders, tables that repeat, and what a proof needs.': 'Des restes, des tables qui se répètent, et ce qu’il faut pour prouver.',
  'Now a move takes 1, 2 or 3 stones, no more.': 'Maintenant, un coup prend 1, 2 ou 3 jetons, pas plus.',
  'Try all three moves.': 'Essaie les trois coups.',
  'A heap of 4 is lost: whatever you take, the rest of the 4 goes at once.':
    'Un tas de 4 est perdu : quoi que tu prennes, le reste des 4 part d’un coup.',
  'Think of the 4: what should you leave from 10?': 'Pense au 4 : que faut-il laisser de 10 ?',
  'You left 8, which is twice 4. Each round takes 4 stones: some by one of you, the rest by the other.':
    'Tu as laissé 8, deux fois 4. Chaque tour prend 4 jetons : une part pour l’un, le reste pour l’autre.',
  '21 stones, and at most 3 at once.': '21 jetons, et 3 au plus à la fois.',
  'Win to the end.': 'Gagne jusqu’au bout.',
  'Always leave a multiple of 4: that is what counts, the remainder after dividing by 4.':
    'Laisse toujours un multiple de 4 : ce qui compte, c’est le reste de la division par 4.',
  'Two heaps: each is worth its remainder after dividing by 4. These are worth 2 and 3.':
    'Deux tas : chacun vaut son reste dans la division par 4. Ceux-ci valent 2 et 3.',
  'Make them worth the same.': 'Fais qu’ils vaillent autant.',
  'Remainders add up as heaps of Nim do.': 'Les restes s’additionnent comme les tas du Nim.',
  'Now a move takes 1, 3 or 4 stones, but never 2.': 'Maintenant, un coup prend 1, 3 ou 4 jetons, mais jamais 2.',
  'What is each heap worth? Give the smallest number that no move leads to.':
    'Que vaut chaque tas ? Donne le plus petit nombre auquel aucun coup ne mène.',
  'From 7 on it begins again: 0, 1, 0, 1 …': 'À partir de 7, cela recommence : 0, 1, 0, 1 …',
  'The table seems to repeat every 7.': 'La table semble se répéter tous les 7.',
  'Who wins with a heap of 70?': 'Qui gagne avec un tas de 70 ?',
  'The one who has just moved': 'Qui vient de jouer',
  '70 is 10 times 7, so it is worth as much as 0.': '70, c’est 10 fois 7 : il vaut donc autant que 0.',
  'The one to move': 'Qui doit jouer',
  '70 is 10 times 7: look at what 0 and 7 are worth.': '70, c’est 10 fois 7 : regarde ce que valent 0 et 7.',
  'Seeing something repeat is not yet a proof: it might stop.': 'Voir une répétition n’est pas une preuve : elle pourrait cesser.',
  'How many in a row have to repeat until you can be sure?': 'Combien de suite doivent se répéter pour en être sûr ?',
  'Where no move takes more than 4, four in a row decide all that follows.':
    'Si aucun coup ne prend plus de 4, quatre de suite décident de tout ce qui suit.',
  '4, the most that a move takes': '4, le plus qu’un coup prenne',
  'Each number is worked out from the 4 before it. The same four, the same next one, and so on for ever.':
    'Chaque nombre se calcule avec les 4 d’avant. Les mêmes quatre, le même suivant, et ainsi de suite.',
  '1 is enough': '1 suffit',
  '0 comes twice in every 7: once 1 and 0 follow it, once 1 and 2.':
    '0 vient deux fois tous les 7 : une fois suivi de 1 et 0, une fois de 1 et 2.',
  'One can never be sure': 'On n’est jamais sûr',
  'Each number depends only on the 4 before it.': 'Chaque nombre ne dépend que des 4 d’avant.',
  'Take 1, 3 or 4. Heaps are lost whose remainder after dividing by 7 is 0 or 2.':
    'Prends 1, 3 ou 4. Sont perdus les tas dont le reste par 7 est 0 ou 2.',
  'Every such game repeats at last, whatever numbers may be taken, as long as one of them is the largest.':
    'Tout jeu de ce genre finit par se répéter, quels que soient les nombres permis, pourvu que l’un d’eux soit le plus grand.',
};
