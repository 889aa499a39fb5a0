import type { Phrases } from '../phrases.ts';

/** The analysis page. */
export const analysis: Phrases = {
  Analysis: 'Analyse',
  'Analyze position': 'Stellung analysieren',
  'Play from here…': 'Von hier aus spielen …',
  'The link has an invalid value, “{0}”.': 'Der Link enthält einen ungültigen Wert, „{0}“.',

  // What was found
  'Stopped.': 'Angehalten.',
  'Calculating, {0} positions so far…': { one: 'Wird berechnet, bisher {0} Stellung …', other: 'Wird berechnet, bisher {0} Stellungen …' },
  Stop: 'Anhalten',
  'Think longer': 'Länger nachdenken',
  Values: 'Werte',
  Part: 'Teil',
  Value: 'Wert',
  Total: 'Gesamt',

  // Lines
  Lines: 'Varianten',
  Steps: 'Schritte',
  'Go to start': 'Zum Anfang',
  'Previous move': 'Voriger Zug',
  'Next move': 'Nächster Zug',
  'Go to end of line': 'Zum Ende der Variante',
  'Play moves for both sides. Go back and play another to start a new line.':
    'Zieh für beide Seiten. Geh zurück und zieh anders, um eine neue Variante zu beginnen.',
  'Moves and lines': 'Züge und Varianten',
  'Delete from here': 'Ab hier löschen',
  'Make main line': 'Zur Hauptvariante machen',
  'Move {0}, first: {1}': 'Zug {0}, Anziehende: {1}',
  'Move {0}, second: {1}': 'Zug {0}, Nachziehende: {1}',
  '{0}, keeps the win': '{0}, hält den Gewinn',
  '{0}, does not win': '{0}, gewinnt nicht',

  // The position
  'The last move loses': 'Der letzte Zug verliert',
  'Change the numbers': 'Die Zahlen ändern',
  'One less in {0}': 'Eins weniger in {0}',
  'One more in {0}': 'Eins mehr in {0}',
  'Add a heap': 'Haufen hinzufügen',
  'Add a row': 'Reihe hinzufügen',
  'Add another': 'Noch eins dazu',
  'One spot less': 'Ein Punkt weniger',
  'One spot more': 'Ein Punkt mehr',
  '{0} spots': { one: '{0} Punkt', other: '{0} Punkte' },
  'Edit position': 'Stellung bearbeiten',

  // Records
  Record: 'Aufzeichnung',
  'Line as text': 'Variante als Text',
  'Import a game': 'Spiel importieren',
  'Import record': 'Aufzeichnung importieren',
  'Open file': 'Datei öffnen',
  'That isn’t a valid record. {0}': 'Das ist keine gültige Aufzeichnung. {0}',
  'You’re still playing this game. You can analyze it afterward.': 'Du spielst dieses Spiel noch. Du kannst es danach analysieren.',
  'You’re playing this position now. You can analyze it after the next move.':
    'Du spielst diese Stellung gerade. Du kannst sie analysieren, wenn das Spiel weitergegangen ist.',
};
