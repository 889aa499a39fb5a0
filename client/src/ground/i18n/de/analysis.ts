import type { Phrases } from '../phrases.ts';

/** The analysis page. */
export const analysis: Phrases = {
  Analysis: 'Analyse',
  'Analyse this position': 'Diese Stellung analysieren',
  'Play from here…': 'Von hier aus spielen …',
  'The link says “{0}”, which means nothing here.': 'Im Link steht „{0}“, und das bedeutet hier nichts.',

  // What was found
  'Stopped.': 'Angehalten.',
  'Working it out: {0} positions so far…': {
    one: 'Es wird gerechnet: bisher {0} Stellung …',
    other: 'Es wird gerechnet: bisher {0} Stellungen …',
  },
  Stop: 'Anhalten',
  'Think longer': 'Länger nachdenken',
  Values: 'Werte',
  Part: 'Teil',
  Value: 'Wert',
  Together: 'Zusammen',

  // Lines
  Lines: 'Varianten',
  Steps: 'Schritte',
  'To the start': 'Zum Anfang',
  'One move back': 'Einen Zug zurück',
  'One move on': 'Einen Zug weiter',
  'To the end of this line': 'Ans Ende dieser Variante',
  'Play moves on the board, for both sides. Going back and playing another starts a new line.':
    'Zieh auf dem Brett für beide Seiten. Wenn du zurückgehst und anders ziehst, beginnt eine neue Variante.',
  'Moves and lines': 'Züge und Varianten',
  'Remove from here on': 'Ab hier entfernen',
  'Make this the main line': 'Zur Hauptvariante machen',
  'Move {0}, first: {1}': 'Zug {0}, Anziehende: {1}',
  'Move {0}, second: {1}': 'Zug {0}, Nachziehende: {1}',
  '{0}, keeps the win': '{0}, hält den Gewinn',
  '{0}, does not win': '{0}, gewinnt nicht',

  // The position
  'Making the last move loses': 'Wer zuletzt zieht, verliert',
  'Change the numbers': 'Die Zahlen ändern',
  'One less in {0}': 'Eins weniger in {0}',
  'One more in {0}': 'Eins mehr in {0}',
  'Add a heap': 'Haufen hinzufügen',
  'Add a row': 'Reihe dazu',
  'Add another': 'Noch eins dazu',
  'One spot less': 'Ein Punkt weniger',
  'One spot more': 'Ein Punkt mehr',
  '{0} spots': { one: '{0} Punkt', other: '{0} Punkte' },
  'Change the position': 'Stellung ändern',

  // Records
  Record: 'Aufzeichnung',
  'This line as text': 'Diese Variante als Text',
  'Take in a record': 'Eine Aufzeichnung einlesen',
  'Open this record': 'Diese Aufzeichnung öffnen',
  'Open a record from a file': 'Eine Aufzeichnung aus einer Datei öffnen',
  'This is no record: {0}': 'Das ist keine Aufzeichnung: {0}',
  'You are playing this game. It can be analysed when it is over.':
    'Du spielst dieses Spiel gerade. Analysieren kannst du es, wenn es vorbei ist.',
  'You are playing this position. It can be analysed when the game has moved on.':
    'Diese Stellung spielst du gerade. Analysieren kannst du sie, wenn das Spiel weitergegangen ist.',
};
