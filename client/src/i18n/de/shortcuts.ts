import type { Phrases } from '../phrases.ts';

/** The keys that act in a room. */
export const shortcuts: Phrases = {
  Keys: 'Tasten',
  'Letter keys are switched off in the settings.': 'Buchstabentasten sind in den Einstellungen ausgeschaltet.',
  'On the board': 'Auf dem Brett',
  Close: 'Schließen',
  'Type a move or a command': 'Einen Zug oder Befehl eintippen',
  'Write in the chat': 'Im Chat schreiben',
  'Show or hide perfect play': 'Perfektes Spiel zeigen oder verbergen',
  'Sounds on or off': 'Töne an oder aus',
  'Sounds are on.': 'Die Töne sind an.',
  'Sounds are off.': 'Die Töne sind aus.',
  'Go back a move': 'Einen Zug zurück',
  'Go on a move': 'Einen Zug weiter',
  'Go to the present': 'Zum jetzigen Stand',
  'Show these keys': 'Diese Tasten zeigen',
  'Go around the board': 'Von Stein zu Stein gehen',
  'Choose a move, and once more to play it': 'Einen Zug wählen, dann ziehen',
  'Choose nothing': 'Auswahl aufheben',
  Home: 'Pos1',
  End: 'Ende',
  Esc: 'Esc',
  Enter: 'Enter',
};
