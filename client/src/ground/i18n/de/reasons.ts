import type { Phrases } from '../phrases.ts';

/** Why verdicts hold: what games have in common, such as sums and searches, by the English pattern. */
export const reasons: Phrases = {
  'nim-sum {0}': 'Nim-Summe {0}',
  '{0} columns have an odd number of ones.': '{0} Spalten haben eine ungerade Zahl von Einsen.',
  'The parts are worth {1}.': { one: 'Die Stellung ist {1} wert.', other: 'Die Teile sind {1} wert.' },
  'What each heap counts for': 'Was jeder Haufen zählt',
  Heap: 'Haufen',
  Size: 'Größe',
  Counts: 'Zählt',
  'No answer was found in the memory allowed; with more there may be one.':
    'Im erlaubten Speicher wurde keine Antwort gefunden; mit mehr gibt es vielleicht eine.',
  'No answer was found in the time allowed; with more there may be one.':
    'In der erlaubten Zeit wurde keine Antwort gefunden; mit mehr gibt es vielleicht eine.',
  '{0} of {1} counts {2}': '{0} mit {1} zählt {2}',
  '{0}, and so on.': '{0} und so weiter.',
  'Values by size, from 0': 'Werte nach Größe, ab 0',
  'Each heap': 'Jeder Haufen',
  '{0} counts for its remainder when divided by {1}.': '{0} zählt so viel, wie beim Teilen durch {1} übrig bleibt.',
  '{0} counts for its value in a table that repeats every {1}.': '{0} zählt so viel, wie eine Tabelle sagt, die sich alle {1} wiederholt.',
  '{0} counts for its value in a table that repeats every {1} from {2} on.':
    '{0} zählt so viel, wie eine Tabelle sagt, die sich ab {2} alle {1} wiederholt.',
  '{0} counts for its value in a table that repeats every {1}, growing by {2} each time.':
    '{0} zählt so viel, wie eine Tabelle sagt, die sich alle {1} wiederholt und dabei jedes Mal um {2} wächst.',
  '{0} counts for its value in a table that repeats every {1} from {2} on, growing by {3} each time.':
    '{0} zählt so viel, wie eine Tabelle sagt, die sich ab {2} alle {1} wiederholt und dabei jedes Mal um {3} wächst.',
  Game: 'Spiel',
  wins: 'gewinnt',
  loses: 'verliert',
  top: 'oben',
  'only fickle parts are left': 'nur noch wacklige Teile da sind',
  'a firm part is left': 'noch ein fester Teil da ist',
  'the heaps': 'der Haufen',
  'these values': 'dieser Werte',
  'Here the last move loses, and {0}: that turns the verdict round. With a nim-sum of 0, the side to move wins.':
    'Hier verliert der letzte Zug. Weil {0}, kehrt das das Urteil um: Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'Here the last move loses, and {0}: that turns the verdict round. With a nim-sum of {1}, the side to move loses.':
    'Hier verliert der letzte Zug. Weil {0}, kehrt das das Urteil um: Bei der Nim-Summe {1} verliert, wer am Zug ist.',
  'The nim-sum of {0} is 0: whatever is moved, the other side can make it 0 again.':
    'Die Nim-Summe {0} ist 0: Was auch gezogen wird, die andere Seite kann sie wieder zu 0 machen.',
  'The nim-sum of {0} is {1}, not 0: a winning move makes it 0.': 'Die Nim-Summe {0} ist {1}, nicht 0: Ein Gewinnzug macht sie zu 0.',
  'The nim-sum of {0} is 0: whatever is moved, the other side can make it 0 again, or 1 once {1}.':
    'Die Nim-Summe {0} ist 0: Was auch gezogen wird, die andere Seite kann sie wieder zu 0 machen oder, sobald {1}, zu 1.',
  'The nim-sum of {0} is {1}, not 0: a winning move makes it 0, or 1 once {2}.':
    'Die Nim-Summe {0} ist {1}, nicht 0: Ein Gewinnzug macht sie zu 0 oder, sobald {2}, zu 1.',
  'That the last move loses changes nothing while {0}.': 'Dass der letzte Zug verliert, ändert nichts, solange {0}.',
  'Every part is firm: it counts the same where the last move loses.':
    'Jeder Teil ist fest: Er zählt gleich viel, wenn der letzte Zug verliert.',
  '{0}, and so on': '{0} und so weiter',
  'Every size up to {0} was worked out from the smaller ones.': 'Jede Größe bis {0} wurde aus den kleineren berechnet.',
  'no heap is larger than 1': 'kein Haufen größer als 1 ist',
  'a heap is larger than 1': 'ein Haufen größer als 1 ist',
  '{0} is {1}.': '{0} ist {1}.',
  'to the right': 'nach rechts',
  '{0} counts {1}': '{0} zählt {1}',
  green: 'grün',
  red: 'rot',
  'The columns of {1} have an odd number of ones.': {
    one: 'Die {1}er-Spalte hat eine ungerade Zahl von Einsen.',
    other: 'Die Spalten für {1} haben eine ungerade Zahl von Einsen.',
  },
  '{0} parts are fickle: {1}. Where the last move loses, they count 1 for 0, and 0 for 1.': {
    one: 'Ein Teil ist wacklig: {1}. Wenn der letzte Zug verliert, zählt er 1 statt 0 und 0 statt 1.',
    other: '{0} Teile sind wacklig: {1}. Wenn der letzte Zug verliert, zählen sie 1 statt 0 und 0 statt 1.',
  },
  'Every line of play was followed to its end: {0} positions.': {
    one: 'Jeder Spielverlauf wurde bis zum Ende verfolgt: 1 Stellung.',
    other: 'Jeder Spielverlauf wurde bis zum Ende verfolgt: {0} Stellungen.',
  },
  'Every line of play was followed until it came to what is known: {0} positions.': {
    one: 'Jeder Spielverlauf wurde verfolgt, bis er zu Bekanntem führte: 1 Stellung.',
    other: 'Jeder Spielverlauf wurde verfolgt, bis er zu Bekanntem führte: {0} Stellungen.',
  },
  'Lines of play were followed until a win was found: {0} positions.': {
    one: 'Spielverläufe wurden verfolgt, bis ein Gewinn gefunden war: 1 Stellung.',
    other: 'Spielverläufe wurden verfolgt, bis ein Gewinn gefunden war: {0} Stellungen.',
  },
  '{0} positions were looked at.': { one: '1 Stellung wurde angesehen.', other: '{0} Stellungen wurden angesehen.' },
  'A winning move starts on square {0}.': 'Ein Gewinnzug beginnt auf Feld {0}.',
  'coin {0}': 'Münze {0}',
  'One step of working it out, in pictures: what can come next counts {0}. The smallest number missing there is {1}: that is what the first position counts.':
    'Ein Schritt der Rechnung in Bildern: Was als Nächstes kommen kann, zählt {0}. Die kleinste Zahl, die dort fehlt, ist {1}: So viel zählt die erste Stellung.',
  'One step': 'Ein Schritt',
  'No short rule for it is known here.': 'Eine kurze Regel dafür ist hier nicht bekannt.',
  'Cut every heap into pieces of 1, 2, 4, 8 and so on, no two in a heap alike. Pieces of the same size are partners.':
    'Zerleg jeden Haufen in Stücke aus 1, 2, 4, 8 und so weiter, in einem Haufen keine zwei gleichen. Gleich große Stücke sind Partner.',
  'Every piece has a partner. Whatever is taken leaves a piece alone, and whoever comes next can put that right.':
    'Jedes Stück hat einen Partner. Was man auch nimmt, ein Stück bleibt allein, und wer danach zieht, kann das richten.',
  'The pieces of {1} are left alone.': { one: 'Das Stück aus {1} bleibt allein.', other: 'Die Stücke aus {1} bleiben allein.' },
  'A winning move leaves no piece alone, as here on the right.': 'Ein Gewinnzug lässt kein Stück allein, wie hier rechts.',
  'The heaps in pieces that pair off': 'Die Haufen in Stücken, die Paare bilden',
};
