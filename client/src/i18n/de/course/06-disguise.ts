import type { Phrases } from '../../phrases.ts';

export const disguise: Phrases = {
  'Games in disguise': 'Verkleidete Spiele',
  'A rook, a queen, coins and pins. Look closely and you’ll find Nim.':
    'Turm, Dame, Münzen und Kegel. Schau genau hin, dann siehst du Nim.',
  'The rook moves left or down, as far as you like. Put it in the corner to win.':
    'Der Turm zieht nach links oder nach unten, so weit du willst. Bring ihn in die Ecke und gewinne.',
  'Leave it where your opponent can only lose.': 'Lass ihn dort, wo der Gegner nur verlieren kann.',
  'A rook is two heaps, its steps left and its steps down. You made them equal.':
    'Ein Turm ist zwei Haufen, seine Schritte nach links und nach unten. Du hast sie gleich gemacht.',
  'A coin moves left as far as you like, even past others. The last move wins.':
    'Eine Münze zieht nach links, so weit du willst, auch an anderen vorbei. Der letzte Zug gewinnt.',
  'What are the heaps here? Win!': 'Was sind hier die Haufen? Gewinne!',
  'A coin on square 5 is a heap of 5. You left 2, 4 and 6, and their nim-sum is 0.':
    'Eine Münze auf Feld 5 ist ein Haufen mit 5. Du hast 2, 4 und 6 übrig gelassen, mit Nim-Summe 0.',
  'A queen can also move diagonally. From here, the player to move loses.':
    'Eine Dame darf auch schräg ziehen. Von hier verliert, wer am Zug ist.',
  'Wherever she goes, your opponent can reach the corner.': 'Wohin sie auch zieht: Der Gegner kommt in die Ecke.',
  'Put the queen where your opponent loses.': 'Bring die Dame dorthin, wo der Gegner verliert.',
  'For the queen, 1 and 2 is P. In Nim it is N, because there is no diagonal.':
    'Für die Dame ist 1 und 2 P. Beim Nim ist es N, denn dort gibt es keine Schräge.',
  'The queen’s P-positions start with 1 and 2, 3 and 5, 4 and 7. The gaps are 1, 2 and 3, and no number repeats.':
    'Die P-Stellungen der Dame beginnen mit 1 und 2, 3 und 5, 4 und 7. Die Abstände sind 1, 2 und 3, und keine Zahl kommt zweimal vor.',
  'Which pair comes next?': 'Welches Paar kommt als Nächstes?',
  'They go on forever. Far along, the bigger number is about 1.618 times the smaller, the golden ratio.':
    'So geht es immer weiter. Weit hinten ist die größere Zahl etwa das 1,618-Fache der kleineren. Das ist der goldene Schnitt.',
  '6 and 10': '6 und 10',
  '6 is the smallest unused number, and the next gap is 4.': '6 ist die kleinste Zahl, die noch frei ist, und der nächste Abstand ist 4.',
  '6 and 9': '6 und 9',
  'Their gap is 3, just like 4 and 7. So the queen moves there diagonally.':
    'Der Abstand ist 3 wie bei 4 und 7. Also zieht die Dame schräg dorthin.',
  '5 and 9': '5 und 9',
  '5 is used already. From here the queen moves straight to 5 and 3.': '5 ist schon vergeben. Von hier zieht die Dame gerade zu 5 und 3.',
  'A ball knocks down one pin, or two side by side. This tree shows everything that can happen with three pins.':
    'Eine Kugel wirft einen Kegel um oder zwei nebeneinander. Der Baum zeigt alles, was mit drei Kegeln passieren kann.',
  'Start at the bottom. What is the smallest number that no line leads down to?':
    'Fang unten an. Was ist die kleinste Zahl, zu der keine Linie hinunterführt?',
  'Three pins are worth the same as a heap of 3. Many games get their nimbers this way.':
    'Drei Kegel sind so viel wert wie ein Haufen mit 3. So bekommen viele Spiele ihre Nimber.',
  'A longer row can split in two, such as 2 and 1. Then the nim-sum counts, here 3.':
    'Eine längere Reihe kann zerfallen, zum Beispiel in 2 und 1. Dann zählt die Nim-Summe, hier 3.',
  'What is each row worth? Enter the smallest number that no move leads to.':
    'Was ist jede Reihe wert? Gib die kleinste Zahl ein, zu der kein Zug führt.',
  'A row of 4 pins is worth no more than a single pin.': 'Eine Reihe von 4 Kegeln ist nicht mehr wert als ein einzelner Kegel.',
  'Rows of 1 to 6 pins are worth 1, 2, 3, 1, 4 and 3.': 'Reihen von 1 bis 6 Kegeln sind 1, 2, 3, 1, 4 und 3 wert.',
  'What is the nim-sum, and is it N or P?': 'Wie groß ist die Nim-Summe? Ist das N oder P?',
  'Rows add up like heaps. Only their worth matters.': 'Reihen zählst du zusammen wie Haufen. Nur ihr Wert ist wichtig.',
  'These rows are worth 4 and 3.': 'Diese Reihen sind 4 und 3 wert.',
  'Make the first row worth 3 too.': 'Mach auch die erste Reihe 3 wert.',
  '3 and 3 cancel, just like two equal heaps.': '3 und 3 heben sich auf, wie zwei gleiche Haufen.',
  'Every position is worth a number, and the nim-sum adds them. Sprague and Grundy found this in the 1930s.':
    'Jede Stellung ist eine Zahl wert, und die Nim-Summe zählt sie zusammen. Sprague und Grundy fanden das in den 1930er-Jahren.',
  'Which games does this work for?': 'Bei welchen Spielen klappt das?',
  'In these games all you need is one number for each part, its nimber.':
    'Bei diesen Spielen brauchst du für jeden Teil nur eine Zahl, seinen Nimber.',
  'Same moves for both, last move wins': 'Gleiche Züge für beide, letzter Zug gewinnt',
  'Right, and every game must come to an end.': 'Richtig, und jedes Spiel muss einmal enden.',
  'Also chess': 'Auch Schach',
  'In chess the two players move different pieces, and a game can be a draw.':
    'Beim Schach ziehen beide mit verschiedenen Figuren, und es gibt Unentschieden.',
  'Only heaps': 'Nur Haufen',
  'You just did it with pins, and they aren’t heaps.': 'Du hast es gerade mit Kegeln gemacht. Das sind keine Haufen.',
};
