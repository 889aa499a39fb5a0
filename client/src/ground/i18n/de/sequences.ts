import type { Phrases } from '../phrases.ts';

/** What the terms of sequences are, and how far they are known. */
export const sequences: Phrases = {
  'A theorem says so.': 'Ein Satz sagt es.',
  'Guy and Smith 1956: values that repeat for so long repeat for ever, since one of the two rows left is long enough to be shortened by a period.':
    'Guy und Smith 1956: Werte, die sich so lange wiederholen, wiederholen sich immer, denn eine der beiden Reihen, die übrig bleiben, ist lang genug, um sie um eine Periode zu kürzen.',
  'Counted from the least value that no older heap has, the last values and those of the older heaps are as they were before, and they decide all that follow.':
    'Gezählt vom kleinsten Wert an, den kein älterer Haufen hat, sind die letzten Werte und die der älteren Haufen wie schon einmal, und sie entscheiden über alle folgenden.',
  'As many values in a row have come back as can be taken at most, and they decide all that follow.':
    'So viele Werte hintereinander sind wiedergekommen, wie man höchstens nehmen darf, und sie entscheiden über alle folgenden.',
  'Coins, all heads': 'Münzen, alle Kopf',
  'Column and row': 'Spalte und Zeile',
  'Column, in row 0': 'Spalte, in Zeile 0',
  'Column, in row 1': 'Spalte, in Zeile 1',
  'Column, in row 2': 'Spalte, in Zeile 2',
  'Lines of a ring on the ground': 'Linien eines Rings am Boden',
  'Lines of a stalk': 'Linien eines Halms',
  'Pins in one row': 'Kegel in einer Reihe',
  'Place of the only head': 'Platz der einzigen Münze mit Kopf',
  'Sections of one stone': 'Abschnitte aus einem Stein',
  'Square of the coin beside one on square 1': 'Feld der Münze neben einer auf Feld 1',
  'Square of the coin': 'Feld der Münze',
  'Squares along a side': 'Felder an einer Seite',
  'Squares in each of three rows': 'Felder in jeder von drei Zeilen',
  'Squares in each of two columns': 'Felder in jeder von zwei Spalten',
  'Squares in each of two rows': 'Felder in jeder von zwei Zeilen',
  'Squares in one row': 'Felder in einer Zeile',
  'Squares of an empty strip': 'Felder eines leeren Streifens',
  'Stones below and above a section of 3': 'Steine unter und über einem Abschnitt von 3',
  'Stones in each of five heaps': 'Steine in jedem von fünf Haufen',
  'Stones in each of four heaps': 'Steine in jedem von vier Haufen',
  'Stones in each of three heaps': 'Steine in jedem von drei Haufen',
  'Stones in each of two heaps on a single stone': 'Steine in jedem von zwei Haufen auf einem einzelnen Stein',
  'Stones in each of two stacks': 'Steine in jedem von zwei Stapeln',
  'Stones in one heap': 'Steine in einem Haufen',
  'Stones in the heap, all but one may be taken': 'Steine im Haufen, von denen einer liegen bleiben muss',
  'Stones on a section of 3': 'Steine auf einem Abschnitt von 3',
  'Stones on each of three steps': 'Steine auf jeder von drei Stufen',
  'Stones on the first step': 'Steine auf der ersten Stufe',
  'The heap beside one of 2, on a heap of 2': 'Der Haufen neben einem von 2, auf einem Haufen von 2',
  'The number beside 12': 'Die Zahl neben 12',
  'The number beside 5': 'Die Zahl neben 5',
  'The stack beside one of 3': 'Der Stapel neben einem von 3',
  'It ends before {0}: from there on, who wins when the last move loses does not follow from a number for each part.':
    'Sie endet vor {0}: Von da an folgt nicht mehr aus einer Zahl für jeden Teil, wer gewinnt, wenn der letzte Zug verliert.',
  'It ends before {0}: no period is proven, and the table has no more room.':
    'Sie endet vor {0}: Keine Periode ist bewiesen, und die Tabelle hat keinen Platz mehr.',
  'It ends before {0}: working that out takes more than there is room for.':
    'Sie endet vor {0}: Das auszurechnen braucht mehr Platz, als da ist.',
  'Spots to begin with': 'Punkte am Anfang',
};
