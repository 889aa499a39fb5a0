import type { Phrases } from '../../phrases.ts';

export const several: Phrases = {
  'Several heaps at once': 'Mehrere Haufen auf einmal',
  'Counting in threes, and heaps where only odd or even matters.':
    'Zählen in Dreiern, und Haufen, bei denen nur gerade oder ungerade zählt.',
  'Now you take from one heap or from two, as many stones as you like from each.':
    'Jetzt nimmst du von einem Haufen oder von zweien, von jedem beliebig viele Steine.',
  'Try three moves.': 'Probier drei Züge.',
  'Three equal heaps are lost. Take from one or two, and your opponent makes all three equal again.':
    'Drei gleiche Haufen sind verloren. Nimm von einem oder zweien, und der Gegner macht wieder alle drei gleich.',
  'Make three equal heaps.': 'Mach drei gleiche Haufen.',
  'Now three equal heaps cancel, as pairs did before.': 'Jetzt heben sich drei gleiche Haufen auf, wie vorher Paare.',
  'Split the heaps into powers of two. A position is P if each power appears 0, 3, 6, … times.':
    'Zerleg die Haufen in Zweierpotenzen. Eine Stellung ist P, wenn jede Potenz 0-, 3-, 6-mal … vorkommt.',
  '3, 5, 6 and 7 contain three 4s, three 2s and three 1s. E. H. Moore found this rule in 1910.':
    '3, 5, 6 und 7 enthalten drei 4en, drei 2en und drei 1en. E. H. Moore fand diese Regel 1910.',
  'After each of your moves the heaps were all even or all odd.': 'Nach jedem deiner Züge waren die Haufen alle gerade oder alle ungerade.',
  'There are two 2s and two 1s, and you can change two heaps.': 'Da sind zwei 2en und zwei 1en, und du darfst zwei Haufen ändern.',
  'Both 2s had to go, and a third 1 had to appear. You left 1, 1 and 1.':
    'Beide 2en mussten weg, und eine dritte 1 musste her. Du hast 1, 1 und 1 übrig gelassen.',
  'A slow game now. Take one stone from one heap, or one from each of two.':
    'Jetzt ein langsames Spiel. Nimm einen Stein von einem Haufen oder je einen von zweien.',
  'When both heaps are even, your opponent can repeat every move you make.':
    'Sind beide Haufen gerade, kann der Gegner jeden deiner Züge wiederholen.',
  'Leave both heaps even.': 'Lass beide Haufen gerade.',
  'With two heaps, both even is exactly what P means.': 'Bei zwei Haufen sind genau die mit zwei geraden P.',
  'Three heaps, and still one stone from one or two of them.': 'Drei Haufen, und weiter je ein Stein von einem oder zweien.',
  'Three heaps are P when all are even or all are odd.': 'Drei Haufen sind P, wenn alle gerade oder alle ungerade sind.',
  'From here you can make all three even, or all three odd.': 'Von hier aus kannst du alle drei gerade machen oder alle drei ungerade.',
};
