import type { Phrases } from '../../phrases.ts';

export const disguise: Phrases = {
  'Games in disguise': 'Verkleidete Spiele',
  'A rook, a queen, coins and pins: look closely, and find Nim.': 'Turm, Dame, Münzen und Kegel: Schau genau hin, und es ist Nim.',
  'A rook moves left or down, as far as you like. Whoever brings it into the corner wins.':
    'Ein Turm zieht nach links oder nach unten, so weit du magst. Wer ihn in die Ecke bringt, gewinnt.',
  'Leave it where it can only lose.': 'Lass ihn stehen, wo er nur verlieren kann.',
  'A rook is two heaps: its steps to the left, and its steps down. You made them equal.':
    'Ein Turm ist zwei Haufen: seine Schritte nach links und seine Schritte nach unten. Du hast sie gleich gemacht.',
  'Each coin may go left, as far as you like, also past others. Whoever makes the last move wins.':
    'Jede Münze darf nach links, so weit du magst, auch an anderen vorbei. Wer den letzten Zug macht, gewinnt.',
  'Which heaps are these? Win!': 'Welche Haufen sind das? Gewinne!',
  'A coin on square 5 is a heap of 5. From 2, 5 and 6 you left 2, 4 and 6: their nim-sum is 0.':
    'Eine Münze auf Feld 5 ist ein Fünfer. Aus 2, 5 und 6 hast du 2, 4 und 6 gemacht: Ihre Nim-Summe ist 0.',
  'A queen may also go along the diagonal. Here she is lost for whoever has to move her.':
    'Eine Dame darf auch schräg ziehen. Hier verliert, wer sie ziehen muss.',
  'Try three moves, and watch.': 'Probier drei Züge und schau zu.',
  'Wherever she goes, your opponent can reach the corner.': 'Wohin sie auch zieht: Der Gegner kommt in die Ecke.',
  'Bring the queen where your opponent is lost.': 'Bring die Dame dorthin, wo der Gegner verliert.',
  '1 and 2 is P for a queen. For two heaps of Nim it is N: the diagonal makes the difference.':
    '1 und 2 ist P für eine Dame. Für zwei Haufen Nim ist es N: Die Schräge macht den Unterschied.',
  'The queen’s P-positions begin with 1 and 2, 3 and 5, 4 and 7. No number comes twice, and they are 1, 2, 3 apart.':
    'Die P-Stellungen der Dame beginnen mit 1 und 2, 3 und 5, 4 und 7. Keine Zahl kommt zweimal vor, und die Abstände sind 1, 2, 3.',
  'Which pair comes next?': 'Welches Paar kommt als Nächstes?',
  'They go on like this for ever. Far along, one number divided by the other is nearly 1.618: the golden ratio.':
    'So geht es immer weiter. Weit hinten ist die eine Zahl geteilt durch die andere fast 1,618: der goldene Schnitt.',
  '6 and 10': '6 und 10',
  '6 is the smallest number that is not used yet, and the two are 4 apart.':
    '6 ist die kleinste Zahl, die noch nicht vorkam, und der Abstand ist 4.',
  '6 and 9': '6 und 9',
  'These are 3 apart like 4 and 7: the diagonal leads there.': 'Ihr Abstand ist 3 wie bei 4 und 7: Die Schräge führt dorthin.',
  '5 and 9': '5 und 9',
  '5 was used: from there the queen goes straight to 5 and 3.': '5 kam schon vor: Von dort zieht die Dame gerade zu 5 und 3.',
  'A ball knocks down one pin, or two side by side. Here is all that can come of three pins.':
    'Eine Kugel wirft einen Kegel um oder zwei nebeneinander. Hier ist alles, was aus drei Kegeln werden kann.',
  'From the bottom up: which is the smallest number that no line leads down to?':
    'Von unten nach oben: Was ist die kleinste Zahl, zu der keine Linie hinunterführt?',
  'Three pins are worth as much as a heap of 3. Many games get their nimbers like this, from the end upwards.':
    'Drei Kegel sind so viel wert wie ein Haufen mit 3. So bekommen viele Spiele ihre Nimber: vom Ende her nach oben.',
  'A longer row may fall apart: 2 + 1 is worth the nim-sum of both.':
    'Eine längere Reihe kann zerfallen: 2 + 1 ist die Nim-Summe von beiden wert.',
  'What is each row worth? Give the smallest number that no move leads to.':
    'Was ist jede Reihe wert? Nenne die kleinste Zahl, zu der kein Zug führt.',
  'A row of 4 pins is worth as much as a single pin.': 'Eine Reihe von 4 Kegeln ist so viel wert wie ein einziger Kegel.',
  'Rows of 1 to 6 pins are worth 1, 2, 3, 1, 4 and 3.': 'Reihen von 1 bis 6 Kegeln sind 1, 2, 3, 1, 4 und 3 wert.',
  'N or P: what is the nim-sum?': 'N oder P: Was ist die Nim-Summe?',
  'Rows add up like heaps: only what they are worth counts.': 'Reihen zählt man zusammen wie Haufen: Nur was sie wert sind, zählt.',
  'These rows are worth 4 and 3.': 'Diese Reihen sind 4 und 3 wert.',
  'Make the first worth 3 as well.': 'Mach, dass auch die erste 3 wert ist.',
  '3 and 3 cancel, as two equal heaps do.': '3 und 3 heben sich auf, wie zwei gleiche Haufen.',
  'So every position is worth one number, and sums go by nim-sums. Sprague and Grundy found this in the 1930s.':
    'Jede Stellung ist also eine Zahl wert, und zusammen gilt die Nim-Summe. Sprague und Grundy fanden das in den 1930er-Jahren.',
  'For which games does it hold?': 'Für welche Spiele gilt das?',
  'In such a game you need one number for each part, and nothing else: its nimber.':
    'In so einem Spiel brauchst du für jeden Teil eine Zahl und sonst nichts: seinen Nimber.',
  'Same moves for both, and the last move wins': 'Gleiche Züge für beide, und der letzte Zug gewinnt',
  'And every game has to come to an end.': 'Und jedes Spiel muss einmal enden.',
  'For chess as well': 'Auch für Schach',
  'In chess one moves White and the other Black, and a game may be drawn.':
    'Im Schach zieht der eine die weißen Figuren, der andere die schwarzen, und es gibt Remis.',
  'Only for heaps': 'Nur für Haufen',
  'You have just done it with pins, and they are no heaps.': 'Du hast es gerade mit Kegeln gemacht, und die sind keine Haufen.',
};
