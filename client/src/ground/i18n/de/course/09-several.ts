import type { Phrases } from '../../phrases.ts';

export const several: Phrases = {
  'Several heaps at once': 'Mehrere Haufen auf einmal',
  'Columns that count in threes, and heaps that only odd and even tell apart.':
    'Spalten, die in Dreiern zählen, und Haufen, bei denen nur gerade und ungerade zählt.',
  'Now a move takes from one heap or from two, as many stones as you like from each.':
    'Jetzt nimmt ein Zug von einem Haufen oder von zweien, von jedem beliebig viele Steine.',
  'Try three moves.': 'Probier drei Züge.',
  'Three equal heaps are lost: take from one or two, and your opponent makes all three as small as the smallest.':
    'Drei gleiche Haufen sind verloren: Nimm von einem oder zweien, und der Gegner macht alle drei so klein wie den kleinsten.',
  'Make three equal heaps.': 'Mach drei gleiche Haufen.',
  'Three of a kind now cancel, as pairs did before.': 'Jetzt heben sich drei gleiche auf, wie vorher Paare.',
  'Break heaps into powers of two. A position is P exactly when each power comes 0, 3, 6 … times.':
    'Zerleg die Haufen in Zweierpotenzen. Eine Stellung ist genau dann P, wenn jede Potenz 0-, 3-, 6-mal … vorkommt.',
  'In 3, 5, 6 and 7 there are three each of 4, 2 and 1. E. H. Moore found this rule in 1910.':
    'In 3, 5, 6 und 7 stecken je drei 4en, 2en und 1en. E. H. Moore fand diese Regel 1910.',
  'After each of your moves all were even, or all odd.': 'Nach jedem deiner Züge waren alle gerade, oder alle ungerade.',
  'There are two 2s and two 1s. A move may change two heaps.': 'Da sind zwei 2en und zwei 1en. Ein Zug darf zwei Haufen ändern.',
  'Both 2s had to go, and a 1 had to come: 1, 1 and 1.': 'Beide 2en mussten weg und eine 1 musste her: 1, 1 und 1.',
  'Another game, a slow one: a move takes one stone from one heap, or one each from two.':
    'Ein anderes, langsames Spiel: Ein Zug nimmt einen Stein von einem Haufen oder je einen von zweien.',
  'When both are even, each move can be made a second time.': 'Sind beide gerade, lässt sich jeder Zug ein zweites Mal machen.',
  'Leave both heaps even.': 'Lass beide Haufen gerade.',
  'With two heaps, those are just the P-positions.': 'Bei zwei Haufen sind genau das die P-Stellungen.',
  'Three heaps, and still one stone from one or two of them.': 'Drei Haufen, und weiter je ein Stein von einem oder zweien.',
  'Three heaps are P when all are even, and when all are odd.': 'Drei Haufen sind P, wenn alle gerade sind, und wenn alle ungerade sind.',
  'All even or all odd: both can be reached from here.': 'Alle gerade oder alle ungerade: Von hier aus geht beides.',
};
