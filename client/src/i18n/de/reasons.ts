import type { Phrases } from '../phrases.ts';

/** Why verdicts hold: what games have in common, such as sums and searches, by the English pattern. */
export const reasons: Phrases = {
  'Each part has an equal partner. After any move, the other side can make the same move in the partner. So it always has an answer.':
    'Jeder Teil hat einen gleichen Partner. Nach jedem Zug kann die andere Seite im Partner denselben Zug machen. Sie hat also immer eine Antwort.',
  'nim-sum {0}': 'Nim-Summe {0}',
  '{0} columns have an odd number of ones.': '{0} Spalten haben eine ungerade Zahl von Einsen.',
  'The parts are worth {1}.': { one: 'Die Stellung ist {1} wert.', other: 'Die Teile sind {1} wert.' },
  'What each heap is worth': 'Was jeder Haufen wert ist',
  Heap: 'Haufen',
  Size: 'Größe',
  'No answer fitted into the memory allowed. With more, there may be one.':
    'Der erlaubte Speicher reichte nicht für eine Antwort. Mit mehr gibt es vielleicht eine.',
  'No answer was found in as many positions as are allowed. With more, there may be one.':
    'In so vielen Stellungen, wie erlaubt sind, wurde keine Antwort gefunden. Mit mehr gibt es vielleicht eine.',
  'No answer was found in the time allowed. With more, there may be one.':
    'In der erlaubten Zeit wurde keine Antwort gefunden. Mit mehr gibt es vielleicht eine.',
  '{0} ({1}) is worth {2}': '{0} ({1}) ist {2} wert',
  '{0}, and so on.': '{0} und so weiter.',
  'Values by size, from 0': 'Werte nach Größe, ab 0',
  'Each heap': 'Jeder Haufen',
  '{0} is worth what is left over when you divide it by {1}.': '{0} ist so viel wert, wie beim Teilen durch {1} übrig bleibt.',
  '{0} is worth its value in a table that repeats every {1}.':
    '{0} ist so viel wert, wie in einer Tabelle steht, die sich alle {1} wiederholt.',
  '{0} is worth its value in a table. From {1} on, it repeats every {2}.':
    '{0} ist so viel wert, wie in einer Tabelle steht. Ab {1} wiederholt sie sich alle {2}.',
  '{0} is worth its value in a table. It repeats every {1}, growing by {2} each time.':
    '{0} ist so viel wert, wie in einer Tabelle steht. Sie wiederholt sich alle {1} und wächst jedes Mal um {2}.',
  '{0} is worth its value in a table. From {1} on, it repeats every {2}, growing by {3} each time.':
    '{0} ist so viel wert, wie in einer Tabelle steht. Ab {1} wiederholt sie sich alle {2} und wächst jedes Mal um {3}.',
  Game: 'Spiel',
  wins: 'gewinnt',
  loses: 'verliert',
  top: 'oben',
  'only fickle parts are left': 'nur noch wacklige Teile da sind',
  'a firm part is left': 'noch ein fester Teil da ist',
  'the heaps': 'der Haufen',
  'these values': 'dieser Werte',
  'Here the last move loses, and {0}. That changes who wins. With a nim-sum of 0, the side to move wins.':
    'Hier verliert der letzte Zug. Weil {0}, ändert das, wer gewinnt. Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'Here the last move loses, and {0}. That changes who wins. With a nim-sum of {1}, the side to move loses.':
    'Hier verliert der letzte Zug. Weil {0}, ändert das, wer gewinnt. Bei der Nim-Summe {1} verliert, wer am Zug ist.',
  'After any move, the other side can make the value 0 again.': 'Nach jedem Zug kann die andere Seite den Wert wieder zu 0 machen.',
  'That isn’t 0. A winning move makes it 0.': 'Das ist nicht 0. Ein Gewinnzug macht den Wert zu 0.',
  'After any move, the other side can make the value 0 again, or 1 once {0}.':
    'Nach jedem Zug kann die andere Seite den Wert wieder zu 0 machen oder, sobald {0}, zu 1.',
  'That isn’t 0. A winning move makes it 0, or 1 once {0}.': 'Das ist nicht 0. Ein Gewinnzug macht den Wert zu 0 oder, sobald {0}, zu 1.',
  'The nim-sum of {0} is 0. After any move, the other side can make it 0 again.':
    'Die Nim-Summe {0} ist 0. Nach jedem Zug kann die andere Seite sie wieder zu 0 machen.',
  'The nim-sum of {0} is {1}, not 0. A winning move makes it 0.': 'Die Nim-Summe {0} ist {1}, nicht 0. Ein Gewinnzug macht sie zu 0.',
  'The nim-sum of {0} is 0. After any move, the other side can make it 0 again, or 1 once {1}.':
    'Die Nim-Summe {0} ist 0. Nach jedem Zug kann die andere Seite sie wieder zu 0 machen oder, sobald {1}, zu 1.',
  'The nim-sum of {0} is {1}, not 0. A winning move makes it 0, or 1 once {2}.':
    'Die Nim-Summe {0} ist {1}, nicht 0. Ein Gewinnzug macht sie zu 0 oder, sobald {2}, zu 1.',
  'That the last move loses changes nothing while {0}.': 'Dass der letzte Zug verliert, ändert nichts, solange {0}.',
  'Every part is firm. It is worth the same when the last move loses.':
    'Jeder Teil ist fest. Er zählt gleich viel, wenn der letzte Zug verliert.',
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
  '{0} parts are fickle: {1}. When the last move loses, they are worth 1 instead of 0, or 0 instead of 1.': {
    one: 'Ein Teil ist wacklig: {1}. Wenn der letzte Zug verliert, zählt er 1 statt 0 oder 0 statt 1.',
    other: '{0} Teile sind wacklig: {1}. Wenn der letzte Zug verliert, zählen sie 1 statt 0 oder 0 statt 1.',
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
  'Here is one step of the work in pictures. The next positions are worth {0}. The smallest number missing there is {1}, so the first position is worth that.':
    'Hier ist ein Schritt der Rechnung in Bildern. Die nächsten Stellungen sind {0} wert. Die kleinste Zahl, die dort fehlt, ist {1}. So viel ist die erste Stellung wert.',
  'One step': 'Ein Schritt',
  'No short rule is known for this.': 'Dafür ist keine kurze Regel bekannt.',
  'Cut every heap into pieces of 1, 2, 4, 8 and so on. No heap has two equal pieces. Pieces of the same size are partners.':
    'Zerleg jeden Haufen in Stücke aus 1, 2, 4, 8 und so weiter. Kein Haufen hat zwei gleiche Stücke. Gleich große Stücke sind Partner.',
  'Every piece has a partner. Any move leaves a piece alone, and the next player can put that right.':
    'Jedes Stück hat einen Partner. Jeder Zug lässt ein Stück allein, und die andere Seite kann das richten.',
  'The pieces of {1} are left alone.': { one: 'Das Stück aus {1} bleibt allein.', other: 'Die Stücke aus {1} bleiben allein.' },
  'A winning move leaves no piece alone, as here on the right.': 'Ein Gewinnzug lässt kein Stück allein, wie hier rechts.',
  'The heaps in pieces that pair off': 'Die Haufen in Stücken, die Paare bilden',
};
