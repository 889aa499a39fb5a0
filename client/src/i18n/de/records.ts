import type { Phrases } from '../phrases.ts';

/** What rows are worth, how far games are solved here, and how far anybody has published. */
export const records: Phrases = {
  'What a row is worth': 'Was eine Reihe wert ist',
  'What a heap is worth': 'Was ein Haufen wert ist',
  'Explore values': 'Werte erkunden',
  'A row of {0} is worth a Nim heap of {1}.': 'Eine Reihe von {0} ist so viel wert wie ein Nim-Haufen von {1}.',
  'A row of {0} is worth nothing.': 'Eine Reihe von {0} ist nichts wert.',
  'A heap of {0} is worth a Nim heap of {1}.': 'Ein Haufen von {0} ist so viel wert wie ein Nim-Haufen von {1}.',
  'A heap of {0} is worth nothing.': 'Ein Haufen von {0} ist nichts wert.',
  Records: 'Rekorde',
  'See how far each game is solved here, and what has been published.':
    'Sieh, wie weit jedes Spiel hier gelöst ist und was veröffentlicht ist.',
  'Ever larger positions got three seconds each on one processor core.':
    'Immer größere Stellungen bekamen je drei Sekunden auf einem Prozessorkern.',
  'A certificate lists positions with all their moves. This Python program checks it.':
    'Ein Zertifikat nennt Stellungen mit allen ihren Zügen. Dieses Python-Programm prüft es.',
  'All records and certificates': 'Alle Rekorde und Zertifikate',
  'Save program': 'Programm speichern',
  'The certificates are proofs, for up to 22 spots if the last move wins and up to 16 if it loses. This Python program checks a sample of one in a minute, and all of it in a few hours.':
    'Die Zertifikate sind Beweise: für bis zu 22 Punkte, wenn der letzte Zug gewinnt, und für bis zu 16, wenn er verliert. Dieses Python-Programm prüft eine Stichprobe davon in einer Minute, und alles in einigen Stunden.',
  'Save program for Sprouts': 'Programm für Sprouts speichern',
  Certificate: 'Zertifikat',
  'No size was solved.': 'Keine Größe wurde gelöst.',
  'Solved up to {0}, the largest you can enter.': 'Gelöst bis {0}, mehr kannst du nicht eingeben.',
  'Solved up to {0}; {1} took too long.': 'Gelöst bis {0}; {1} dauerte zu lange.',
  'No publication is listed here.': 'Hier ist keine Veröffentlichung genannt.',
  'Published, when the last move wins:': 'Veröffentlicht, wenn der letzte Zug gewinnt:',
  'Published, when the last move loses:': 'Veröffentlicht, wenn der letzte Zug verliert:',
  'every position, if stones are taken from the top only': 'jede Stellung, wenn nur oben genommen wird',
  'every position': 'jede Stellung',
  'every row, since the values repeat every {0} from {1} on': 'jede Reihe, denn die Werte wiederholen sich ab {1} alle {0}',
  'the first {0} rows, without a period': 'die ersten {0} Reihen, ohne Periode',
  'up to two heaps more than you may take from at once': 'bis zu zwei Haufen mehr, als du auf einmal verkleinern darfst',
  'every number of spots up to {0}': 'jede Zahl von Punkten bis {0}',
  'every number of spots up to {0}, and some larger ones': 'jede Zahl von Punkten bis {0} und einige größere',
};
