import type { Phrases } from '../phrases.ts';

/** What whoever runs a hall does to it, as people hear of it. */
export const operators: Phrases = {
  'The site operator has closed this room.': 'Dieser Raum wurde vom Betreiber geschlossen.',
  'Only the site operator can close rooms.': 'Nur wer diese Seite betreibt, kann Räume schließen.',
  'Mean or rude words': 'Gemeine oder grobe Worte',
  'A name that does not belong here': 'Ein Name, der nicht hierher gehört',
  'Spoils the game for others': 'Verdirbt anderen das Spiel',
  'Something else': 'Etwas anderes',
  'What you report is not there any more.': 'Was du meldest, ist nicht mehr da.',
  'That is you.': 'Das bist du selbst.',
  'Report {0}?': '{0} melden?',
  'What is wrong?': 'Was stimmt nicht?',
  'Whoever runs this site reads it. Nobody else is told.': 'Wer diese Seite betreibt, liest es. Sonst erfährt es niemand.',
  Report: 'Melden',
  'Report {0}': '{0} melden',
  Done: 'Fertig',
  'Thank you for telling.': 'Danke, dass du es sagst.',
  'Whoever runs this site will look at it.': 'Wer diese Seite betreibt, sieht es sich an.',
  'You may not write here.': 'Du darfst hier nicht schreiben.',
  'You may not write here for another {0} minutes.': {
    one: 'Du darfst hier noch eine Minute lang nicht schreiben.',
    other: 'Du darfst hier noch {0} Minuten lang nicht schreiben.',
  },
  'You may not write here for another {0} hours.': {
    one: 'Du darfst hier noch eine Stunde lang nicht schreiben.',
    other: 'Du darfst hier noch {0} Stunden lang nicht schreiben.',
  },
  'You may not write here for another {0} days.': {
    one: 'Du darfst hier noch einen Tag lang nicht schreiben.',
    other: 'Du darfst hier noch {0} Tage lang nicht schreiben.',
  },
};
