import type { Phrases } from '../../phrases.ts';

/** Hints, and why a move was wrong. */
export const coach: Phrases = {
  'Whatever you do now, there is an answer.': 'Was du jetzt auch tust, es gibt eine Antwort darauf.',
  'Can you take all that is left?': 'Kannst du alles nehmen, was noch da ist?',
  'Count the stones of the heaps: your move should leave two equal heaps.':
    'Zähl die Steine der Haufen: Dein Zug soll zwei gleiche Haufen übrig lassen.',
  'Look for heaps of the same size: your move should leave nothing but pairs.':
    'Such Haufen, die gleich groß sind: Dein Zug soll nur Paare übrig lassen.',
  'Look for a pair of equal heaps and forget it. Of the others, leave {0}.':
    'Such ein Paar gleicher Haufen und vergiss es. Von den anderen lass {0} übrig.',
  'Which heaps are lost together? Your move should leave {0}.': 'Welche Haufen verlieren zusammen? Dein Zug soll {0} übrig lassen.',
  'Count the heaps of one stone: your move should leave an odd number of them, and nothing else.':
    'Zähl die Haufen mit einem Stein: Dein Zug soll eine ungerade Anzahl davon übrig lassen und sonst nichts.',
  'If the last move won, that would have been right.': 'Wenn der letzte Zug gewänne, wäre das richtig gewesen.',
  'Added as in Nim, what you left makes 0. In Nim that wins, but not here.':
    'Zusammengezählt wie beim Nim ergibt, was du übrig lässt, 0. Beim Nim gewinnt das, hier nicht.',
  'That was the last stone.': 'Das war der letzte Stein.',
  'Two equal heaps are left. Whatever you take from one, the same can be taken from the other.':
    'Zwei gleiche Haufen sind übrig. Was du auch vom einen nimmst, vom anderen kann ebenso viel genommen werden.',
  'Only pairs are left. Whatever you take, the same can be taken from an equal heap.':
    'Nur Paare sind übrig. Was du auch nimmst, von einem gleichen Haufen kann ebenso viel genommen werden.',
  'Leave out the pairs, and {0} remain: there is an answer to whatever you take.':
    'Lass die Paare weg, dann bleiben {0}: Was du auch nimmst, es gibt eine Antwort.',
  'The heaps {0} are left: there is an answer to whatever you take.':
    'Die Haufen {0} sind übrig: Was du auch nimmst, es gibt eine Antwort.',
  'An odd number of heaps of one is left, so the last stone will be yours, and it loses.':
    'Eine ungerade Anzahl von Einern ist übrig. Der letzte Stein bleibt also dir, und der verliert.',
  'At least {0} moves win. Find one of them.': {
    one: 'Mindestens ein Zug gewinnt. Finde ihn.',
    other: 'Mindestens {0} Züge gewinnen. Finde einen davon.',
  },
  '{0} moves win. Find one of them.': { one: 'Nur ein Zug gewinnt.', other: '{0} Züge gewinnen. Finde einen davon.' },
  'Look at step {0}.': 'Schau dir Stufe {0} an.',
  'Look at heap {0}.': 'Schau dir Haufen {0} an.',
  'Look at string {0}.': 'Schau dir Kette {0} an.',
  'Look at row {0}.': 'Schau dir Reihe {0} an.',
  'Look at stack {0}.': 'Schau dir Stapel {0} an.',
  'Look at pile {0}.': 'Schau dir Stapel {0} an.',
  'Look at piece {0}.': 'Schau dir Figur {0} an.',
  'Look at square {0}.': 'Schau dir Feld {0} an.',
  'Look at line {0}.': 'Schau dir Linie {0} an.',
  'Look at spot {0}.': 'Schau dir Punkt {0} an.',
};
