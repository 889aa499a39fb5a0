import type { Phrases } from '../phrases.ts';

/** What people read of the operator's actions. */
export const operators: Phrases = {
  'The site operator has closed this room.': 'Dieser Raum wurde vom Betreiber geschlossen.',
  'Only the site operator can close rooms.': 'Nur wer diese Seite betreibt, kann Räume schließen.',
  'Only the site operator can void duels.': 'Nur wer diese Seite betreibt, kann Duelle streichen.',
  'No rated duel has ended in this room.': 'In diesem Raum ist kein gewertetes Duell zu Ende gegangen.',
  'This duel is void already.': 'Dieses Duell ist schon gestrichen.',
  'The site operator has barred you from rated duels. You can play without rating.':
    'Wer diese Seite betreibt, hat dich von gewerteten Duellen ausgeschlossen. Ohne Wertung kannst du spielen.',
  'Mean or rude words': 'Gemeine oder grobe Worte',
  'A name that does not belong here': 'Ein Name, der nicht hierher gehört',
  'Spoils the game for others': 'Verdirbt anderen das Spiel',
  'Something else': 'Etwas anderes',
  'What you’re reporting is no longer there.': 'Was du melden willst, gibt es nicht mehr.',
  'You can’t do that to yourself.': 'Das geht nicht mit dir selbst.',

  Reason: 'Grund',
  'Only the people who run this site can read it.': 'Nur wer diese Seite betreibt, kann es lesen.',
  Report: 'Melden',
  'Report {0}': '{0} melden',
  Done: 'Fertig',
  'Thanks for reporting.': 'Danke für die Meldung.',
  'The people who run this site will take a look.': 'Wer diese Seite betreibt, sieht es sich an.',
  'You can’t chat here.': 'Du kannst hier nicht chatten.',
  'You can’t chat for another {0} minutes.': {
    one: 'Du kannst noch eine Minute lang nicht chatten.',
    other: 'Du kannst noch {0} Minuten lang nicht chatten.',
  },
  'You can’t chat for another {0} hours.': {
    one: 'Du kannst noch eine Stunde lang nicht chatten.',
    other: 'Du kannst noch {0} Stunden lang nicht chatten.',
  },
  'You can’t chat for another {0} days.': {
    one: 'Du kannst noch einen Tag lang nicht chatten.',
    other: 'Du kannst noch {0} Tage lang nicht chatten.',
  },
  'You can’t start a game for another {0} hours.': {
    one: 'Du kannst noch eine Stunde lang kein Spiel beginnen.',
    other: 'Du kannst noch {0} Stunden lang kein Spiel beginnen.',
  },
  'You can’t start a game for another {0} days.': {
    one: 'Du kannst noch einen Tag lang kein Spiel beginnen.',
    other: 'Du kannst noch {0} Tage lang kein Spiel beginnen.',
  },
  'The site operator has barred you from playing.': 'Wer diese Seite betreibt, hat dich vom Spielen ausgeschlossen.',
};
