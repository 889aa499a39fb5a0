import type { Phrases } from '../phrases.ts';

/** What the terms of sequences are, and how far they are known. */
export const sequences: Phrases = {
  'A theorem says so.': 'Un théorème le dit.',
  'Guy and Smith 1956: values that repeat for so long repeat for ever, since one of the two rows left is long enough to be shortened by a period.':
    'Guy et Smith 1956 : des valeurs qui se répètent aussi longtemps se répètent toujours, car l’une des deux rangées restantes est assez longue pour être raccourcie d’une période.',
  'Counted from the least value that no older heap has, the last values and those of the older heaps are as they were before, and they decide all that follow.':
    'Comptées à partir de la plus petite valeur qu’aucun tas plus ancien n’a, les dernières valeurs et celles des tas plus anciens sont comme avant, et elles décident de toutes les suivantes.',
  'As many values in a row have come back as can be taken at most, and they decide all that follow.':
    'Autant de valeurs de suite que la plus grande prise sont revenues, et elles décident de toutes les suivantes.',
  'Coins, all heads': 'Pièces, toutes face',
  'Column and row': 'Colonne et rangée',
  'Column, in row 0': 'Colonne, dans la rangée 0',
  'Column, in row 1': 'Colonne, dans la rangée 1',
  'Column, in row 2': 'Colonne, dans la rangée 2',
  'Lines of a ring on the ground': 'Traits d’un anneau au sol',
  'Lines of a stalk': 'Traits d’une tige',
  'Pins in one row': 'Quilles dans une rangée',
  'Place of the only head': 'Place de la seule pièce face',
  'Sections of one stone': 'Sections d’un jeton',
  'Square of the coin beside one on square 1': 'Case de la pièce à côté d’une sur la case 1',
  'Square of the coin': 'Case de la pièce',
  'Squares along a side': 'Cases le long d’un côté',
  'Squares in each of three rows': 'Cases dans chacune de trois rangées',
  'Squares in each of two columns': 'Cases dans chacune de deux colonnes',
  'Squares in each of two rows': 'Cases dans chacune de deux rangées',
  'Squares in one row': 'Cases dans une rangée',
  'Squares of an empty strip': 'Cases d’une bande vide',
  'Stones below and above a section of 3': 'Jetons sous et sur une section de 3',
  'Stones in each of five heaps': 'Jetons dans chacun de cinq tas',
  'Stones in each of four heaps': 'Jetons dans chacun de quatre tas',
  'Stones in each of three heaps': 'Jetons dans chacun de trois tas',
  'Stones in each of two heaps on a single stone': 'Jetons dans chacun de deux tas sur un seul jeton',
  'Stones in each of two stacks': 'Jetons dans chacune de deux piles',
  'Stones in one heap': 'Jetons dans un tas',
  'Stones in the heap, all but one may be taken': 'Jetons dans le tas, dont un doit rester',
  'Stones on a section of 3': 'Jetons sur une section de 3',
  'Stones on each of three steps': 'Jetons sur chacune de trois marches',
  'Stones on the first step': 'Jetons sur la première marche',
  'The heap beside one of 2, on a heap of 2': 'Le tas à côté d’un de 2, sur un tas de 2',
  'The number beside 12': 'Le nombre à côté de 12',
  'The number beside 5': 'Le nombre à côté de 5',
  'The stack beside one of 3': 'La pile à côté d’une de 3',
  'It ends before {0}: from there on, who wins when the last move loses does not follow from a number for each part.':
    'Elle s’arrête avant {0} : à partir de là, un nombre par partie ne suffit plus pour savoir qui gagne quand le dernier coup perd.',
  'It ends before {0}: no period is proven, and the table has no more room.':
    'Elle s’arrête avant {0} : aucune période n’est prouvée, et la table n’a plus de place.',
  'It ends before {0}: working that out takes more than there is room for.':
    'Elle s’arrête avant {0} : calculer ce terme demande plus de place qu’il n’y en a.',
  'Spots to begin with': 'Points au début',
};
