import type { Markup, Phrases } from '../phrases.ts';

/** Perfect play: verdicts, reasons and drawings. */
export const overlay: Phrases = {
  'Show perfect play': 'Perfektes Spiel zeigen',
  'Nothing is left to play.': 'Es gibt nichts mehr zu ziehen.',
  'Working it out…': 'Wird berechnet …',
  Drawing: 'Zeichnung',
  'Winning moves': 'Gewinnzüge',
  'and {0} more': 'und {0} weitere',
  'The side to move wins: one move does it.': 'Wer am Zug ist, gewinnt: mit genau einem Zug.',
  'The side to move wins: {0} moves do it.': 'Wer am Zug ist, gewinnt: mit {0} verschiedenen Zügen.',
  'The side to move loses against perfect play: every move gives it away.':
    'Wer am Zug ist, verliert gegen perfektes Spiel: Jeder Zug verschenkt die Partie.',
  'The side to move wins: more than {0} moves do it.': 'Wer am Zug ist, gewinnt: mit mehr als {0} verschiedenen Zügen.',
  'The side to move wins; which moves do it was not found out.': 'Wer am Zug ist, gewinnt; mit welchen Zügen, wurde nicht herausgefunden.',
  'and many more': 'und viele weitere',
  'It was not found out who wins here.': 'Wer hier gewinnt, wurde nicht herausgefunden.',
  'By theorem: {0}.': 'Nach einem Satz: {0}.',
  'From a table: {0}.': 'Aus einer Tabelle: {0}.',
  'By search: {0}.': 'Durch Suche: {0}.',

  // Sums
  '{0} and {1}': '{0} und {1}',
  '{0} or {1}': '{0} oder {1}',
  'The nim-sum of the heaps is 0: whatever is moved, the other side can make it 0 again.':
    'Die Nim-Summe der Haufen ist 0: Was auch gezogen wird, die andere Seite kann sie wieder zu 0 machen.',
  'The nim-sum of the heaps is {0}, not 0: a winning move makes it 0.':
    'Die Nim-Summe der Haufen ist {0}, nicht 0: Ein Gewinnzug macht sie zu 0.',
  'The nim-sum of these values is 0: whatever is moved, the other side can make it 0 again.':
    'Die Nim-Summe dieser Werte ist 0: Was auch gezogen wird, die andere Seite kann sie wieder zu 0 machen.',
  'The nim-sum of these values is {0}, not 0: a winning move makes it 0.':
    'Die Nim-Summe dieser Werte ist {0}, nicht 0: Ein Gewinnzug macht sie zu 0.',
  '{0} That the last object loses changes nothing while a larger part is left.':
    '{0} Dass verliert, wer zuletzt nimmt, ändert nichts, solange noch ein größerer Teil da ist.',
  'The last object loses, and these parts are so small that it turns the verdict round: with a nim-sum of 0, the side to move wins.':
    'Wer zuletzt nimmt, verliert, und diese Teile sind so klein, dass sich das Urteil umkehrt: Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'The last object loses, and these parts are so small that it turns the verdict round: with a nim-sum of {0}, the side to move loses.':
    'Wer zuletzt nimmt, verliert, und diese Teile sind so klein, dass sich das Urteil umkehrt: Bei der Nim-Summe {0} verliert, wer am Zug ist.',

  // Nim
  'Write every heap in binary, one below the other, and count the ones in each column.':
    'Schreib alle Haufen im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  '{0} columns have an odd number of ones.': '{0} Spalten haben eine ungerade Zahl von Einsen.',
  'The column of {0} has an odd number of ones.': 'Die {0}er-Spalte hat eine ungerade Zahl von Einsen.',
  'The columns of {0} have an odd number of ones.': 'Die Spalten für {0} haben eine ungerade Zahl von Einsen.',
  'Heap {0} can repair it in one move.': 'Haufen {0} kann das mit einem Zug in Ordnung bringen.',
  'Heap {0} can repair them in one move.': 'Haufen {0} kann sie alle mit einem Zug in Ordnung bringen.',
  'Heaps {0} can repair it in one move.': 'Haufen {0} kann das mit einem Zug in Ordnung bringen.',
  'Heaps {0} can repair them in one move.': 'Haufen {0} kann sie alle mit einem Zug in Ordnung bringen.',
  'A rook is two Nim heaps: its steps to the left and its steps down. Write them in binary, one below the other, and count the ones in each column.':
    'Ein Turm ist zwei Nim-Haufen: seine Schritte nach links und seine Schritte nach unten. Schreib sie im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'Moving {0} can make all of them even.': 'Ein Zug {0} kann sie alle gerade machen.',
  left: 'nach links',
  down: 'nach unten',
  'The heaps in binary': 'Die Haufen im Zweiersystem',
  'nim-sum {0}': 'Nim-Summe {0}',

  // Colourful piles
  'Each pile counts for its top section or for one less. Go down from the top, saying “eeny” (the top is smaller) and “meeny” (the top is larger) in turn, until a section differs from the top: if what was said is true, it is one less.':
    'Jeder Stapel zählt so viel wie sein oberster Abschnitt oder eins weniger. Geh von oben nach unten und sag abwechselnd „ene“ (der oberste ist kleiner) und „mene“ (der oberste ist größer), bis sich ein Abschnitt vom obersten unterscheidet: Stimmt, was du gesagt hast, ist es eins weniger.',
  'one section of {0}': 'ein Abschnitt aus {0}',
  'Pile {0} – {1}. It counts {2}.': 'Stapel {0} – {1}. Er zählt {2}.',
  eeny: 'ene',
  meeny: 'mene',
  '{0}: {1} against {2}': '{0}: {1} gegen {2}',
  '{0}, a tie, go on': '{0}, gleich, also weiter',
  '{0}, true': '{0}, stimmt',
  '{0}, false': '{0}, stimmt nicht',
  '{0}, a tie at the bottom counts as true': '{0}, Gleichstand ganz unten zählt als wahr',
  '{0}, a tie at the bottom counts as false': '{0}, Gleichstand ganz unten zählt als falsch',
  top: 'oben',

  // End-Nim
  'The sections lie in a row, and only the two ends can be made smaller: this is End-Nim.':
    'Die Abschnitte liegen in einer Reihe, und nur die beiden Enden können kleiner werden: Das ist End-Nim.',
  'The middle is lost to the side to move with a section of {0} added below it, or one of {1} added above it.':
    'Die Mitte ist für die Seite am Zug verloren, wenn unten ein Abschnitt aus {0} dazukommt oder oben einer aus {1}.',
  'With the rest as it is, the side to move loses exactly when the bottom section is {0}; it is {1}, so the position is lost.':
    'Bleibt der Rest, wie er ist, verliert die Seite am Zug genau dann, wenn der unterste Abschnitt {0} hat; er hat {1}, also ist die Stellung verloren.',
  'With the rest as it is, the side to move loses exactly when the bottom section is {0}; it is {1}.':
    'Bleibt der Rest, wie er ist, verliert die Seite am Zug genau dann, wenn der unterste Abschnitt {0} hat; er hat {1}.',
  'Every section is a single object, and the last object loses: that turns the verdict round.':
    'Jeder Abschnitt ist ein einzelner Stein, und wer zuletzt nimmt, verliert: Das kehrt das Urteil um.',
  'That the last object loses changes nothing here: a section is larger than 1.':
    'Dass verliert, wer zuletzt nimmt, ändert hier nichts: Ein Abschnitt ist größer als 1.',
  '0 (none at all)': '0 (gar keiner)',
  'The sections from bottom to top': 'Die Abschnitte von unten nach oben',
  sections: 'Abschnitte',
  'lost with': 'verloren mit',

  // Moore’s Nim
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei einem Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch 2 teilbar ist.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei bis zu {0} Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch {1} teilbar ist.',
  'No heap is larger than 1, and the last object loses: now the number of heaps left must be one more than a multiple of {0}.':
    'Kein Haufen ist größer als 1, und wer zuletzt nimmt, verliert: Jetzt muss die Zahl der übrigen Haufen um eins größer sein als ein Vielfaches von {0}.',
  'That the last object loses changes nothing while a heap is larger than 1.':
    'Dass verliert, wer zuletzt nimmt, ändert nichts, solange ein Haufen größer als 1 ist.',
  'All are: every move changes some column by at most {0}, and the other side mends it.':
    'Alle sind es: Jeder Zug ändert irgendeine Spalte um höchstens {0}, und die andere Seite gleicht es wieder aus.',
  'One column is not: a winning move mends it.': 'Eine Spalte ist es nicht: Ein Gewinnzug gleicht sie aus.',
  '{0} columns are not: a winning move mends them all at once.':
    '{0} Spalten sind es nicht: Ein Gewinnzug gleicht sie alle auf einmal aus.',
  'The heaps in binary, and how many ones each column has': 'Die Haufen im Zweiersystem und wie viele Einsen jede Spalte hat',
  ones: 'Einsen',
  'left over by {0}': 'Rest bei {0}',

  // Limited takes and tables
  '{0} of {1} counts {2}': '{0} mit {1} zählt {2}',
  '{0}, and so on.': '{0} und so weiter.',
  'Each heap counts for its remainder when divided by {0}.': 'Jeder Haufen zählt so viel wie sein Rest beim Teilen durch {0}.',
  'Each heap counts for its value in a table that repeats every {0}.':
    'Jeder Haufen zählt seinen Wert aus einer Tabelle, die sich alle {0} wiederholt.',
  'Each heap counts for its value in a table that repeats every {0} from {1} on.':
    'Jeder Haufen zählt seinen Wert aus einer Tabelle, die sich ab {1} alle {0} wiederholt.',
  'Each heap counts for its value in a table that repeats every {0}, growing by {1} each time.':
    'Jeder Haufen zählt seinen Wert aus einer Tabelle, die sich alle {0} wiederholt und dabei jedes Mal um {1} wächst.',
  'Each heap counts for its value in a table that repeats every {0} from {1} on, growing by {2} each time.':
    'Jeder Haufen zählt seinen Wert aus einer Tabelle, die sich ab {1} alle {0} wiederholt und dabei jedes Mal um {2} wächst.',
  'What each heap counts for': 'Was jeder Haufen zählt',
  Heap: 'Haufen',
  Size: 'Größe',
  Counts: 'Zählt',
  'Values by size, from 0': 'Werte nach Größe, ab 0',
  'The parts are worth {0}.': 'Die Teile sind {0} wert.',

  // Slow Nim
  'Sorted by size the heaps are {0}: 1 of them is odd.': 'Der Größe nach sind die Haufen {0}: Einer davon ist ungerade.',
  'Sorted by size the heaps are {0}: {1} of them are odd.': 'Der Größe nach sind die Haufen {0}: {1} davon sind ungerade.',
  'The heaps by size': 'Die Haufen der Größe nach',
  size: 'Größe',
  parity: 'Parität',
  odd: 'ungerade',
  even: 'gerade',

  // Chromatic stacks
  red: 'rot',
  green: 'grün',
  'Going up level by level, green levels queue, and each red level takes the green one that has waited longest as its partner; with nobody waiting it is its own.':
    'Ebene für Ebene aufwärts stellen sich grüne Ebenen an, und jede rote nimmt sich die grüne zum Partner, die am längsten wartet; wartet keine, ist sie ihr eigener.',
  'The side to move loses exactly when the two stacks are partners, or both are empty.':
    'Wer am Zug ist, verliert genau dann, wenn die beiden Stapel Partner sind oder beide leer.',
  'Here the last object loses, which is like one more object under everything.':
    'Hier verliert, wer zuletzt nimmt: Das ist, als läge unter allem noch ein Stein.',
  'The stack of 0': 'Der Stapel mit 0',
  'The stack of {0}, red': 'Der Stapel mit {0} (rot)',
  'The stack of {0}, green': 'Der Stapel mit {0} (grün)',
  '{0} has no partner this far up.': '{0} hat so weit oben keinen Partner.',
  '{0} is its own partner.': '{0} ist sein eigener Partner.',
  '{0} has {1} as its partner.': '{0} hat {1} als Partner.',
  'A queen alone is lost on the golden pairs: each begins with the smallest number not used yet, and is one further apart than the pair before.':
    'Eine Dame allein ist auf den goldenen Paaren verloren: Jedes beginnt mit der kleinsten noch freien Zahl und liegt um eins weiter auseinander als das Paar davor.',
  '{0} and {1} are such a pair: every move leaves the pairs, and the next one can come back to them.':
    '{0} und {1} sind so ein Paar: Jeder Zug führt von den Paaren weg, und der nächste kann zu ihnen zurück.',
  '{0} and {1} are no such pair: a winning move makes them one.': '{0} und {1} sind kein solches Paar: Ein Gewinnzug macht eines daraus.',
  'The numbers are the multiples of the golden ratio 1.618… and of its square 2.618…, rounded down.':
    'Die Zahlen sind die Vielfachen des Goldenen Schnitts 1,618… und seines Quadrats 2,618…, abgerundet.',
  'Here making the last move loses: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2), and all others stay.':
    'Hier verliert der letzte Zug: (0, 1) und (2, 2) stehen für (0, 0) und (1, 2), alle anderen bleiben.',
  'The golden pairs': 'Die goldenen Paare',
  smaller: 'kleiner',
  larger: 'größer',
  apart: 'Abstand',
  'Pairs of partners': 'Die Paare der Partner',

  // Games on games
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last object loses.':
    'Von unten nach oben: Wer ein Spiel leert, überlässt das darunter der anderen Seite. Ist das für die Seite am Zug verloren, gewinnt das Leeren, sonst verliert es. Ganz unten verliert, wer zuletzt nimmt.',
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last object wins.':
    'Von unten nach oben: Wer ein Spiel leert, überlässt das darunter der anderen Seite. Ist das für die Seite am Zug verloren, gewinnt das Leeren, sonst verliert es. Ganz unten gewinnt, wer zuletzt nimmt.',
  'cleared.': 'abgeräumt.',
  'Stack {0}': 'Stapel {0}',
  'Stack {0}: {1}': 'Stapel {0}: {1}',
  'Stack {0}: {1} The stack counts {2}.': 'Stapel {0}: {1} Der Stapel zählt {2}.',
  'Game {0} ({1})': 'Spiel {0} ({1})',
  '{0}: taking its last object wins, nim-sum {1}': '{0}: Wer zuletzt nimmt, gewinnt; Nim-Summe {1}',
  '{0}: taking its last object loses, nim-sum {1}': '{0}: Wer zuletzt nimmt, verliert; Nim-Summe {1}',
  '{0}, so the side to move wins.': '{0}; also gewinnt, wer am Zug ist.',
  '{0}, so the side to move loses.': '{0}; also verliert, wer am Zug ist.',
  Game: 'Spiel',
  'Nim-sum': 'Nim-Summe',
  'Last object': 'Wer zuletzt nimmt',
  'Side to move': 'Wer am Zug ist',
  wins: 'gewinnt',
  loses: 'verliert',

  // Search
  'Every line of play was followed to its end: {0} positions.': 'Jeder Spielverlauf wurde bis zum Ende verfolgt: {0} Stellungen.',
  'Lines of play were followed until a win was found: {0} positions.':
    'Spielverläufe wurden verfolgt, bis ein Gewinn gefunden war: {0} Stellungen.',
  '{0} positions were looked at.': '{0} Stellungen wurden angesehen.',
};

export const overlayMarkup: Markup = {
  '{0} counts <strong>{1}</strong>': '{0} zählt <strong>{1}</strong>',
};
