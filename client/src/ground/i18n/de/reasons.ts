import type { Phrases } from '../phrases.ts';

/** Why verdicts hold: what games say of their positions, by the English pattern. */
export const reasons: Phrases = {
  'nim-sum {0}': 'Nim-Summe {0}',
  '{0} columns have an odd number of ones.': '{0} Spalten haben eine ungerade Zahl von Einsen.',
  'The parts are worth {1}.': { one: 'Die Stellung ist {1} wert.', other: 'Die Teile sind {1} wert.' },
  'What each row counts for': 'Was jede Reihe zählt',
  'Row of pins': 'Reihe',
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
  'Each row': 'Jede Reihe',
  '{0} counts for its remainder when divided by {1}.': '{0} zählt so viel, wie beim Teilen durch {1} übrig bleibt.',
  '{0} counts for its value in a table that repeats every {1}.': '{0} zählt so viel, wie eine Tabelle sagt, die sich alle {1} wiederholt.',
  '{0} counts for its value in a table that repeats every {1} from {2} on.':
    '{0} zählt so viel, wie eine Tabelle sagt, die sich ab {2} alle {1} wiederholt.',
  '{0} counts for its value in a table that repeats every {1}, growing by {2} each time.':
    '{0} zählt so viel, wie eine Tabelle sagt, die sich alle {1} wiederholt und dabei jedes Mal um {2} wächst.',
  '{0} counts for its value in a table that repeats every {1} from {2} on, growing by {3} each time.':
    '{0} zählt so viel, wie eine Tabelle sagt, die sich ab {2} alle {1} wiederholt und dabei jedes Mal um {3} wächst.',
  'Write every heap in binary, one below the other, and count the ones in each column.':
    'Schreib alle Haufen im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'The heaps in binary': 'Die Haufen im Zweiersystem',
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone loses.':
    'Von unten nach oben: Wer ein Spiel leert, überlässt das darunter der anderen Seite. Ist das für die Seite am Zug verloren, gewinnt das Leeren, sonst verliert es. Ganz unten verliert, wer zuletzt nimmt.',
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone wins.':
    'Von unten nach oben: Wer ein Spiel leert, überlässt das darunter der anderen Seite. Ist das für die Seite am Zug verloren, gewinnt das Leeren, sonst verliert es. Ganz unten gewinnt, wer zuletzt nimmt.',
  'Game {0} ({1})': 'Spiel {0} ({1})',
  '{0}: taking its last stone wins, nim-sum {1}': '{0}: Wer zuletzt nimmt, gewinnt; Nim-Summe {1}',
  '{0}: taking its last stone loses, nim-sum {1}': '{0}: Wer zuletzt nimmt, verliert; Nim-Summe {1}',
  '{0}, so the side to move wins.': '{0}; also gewinnt, wer am Zug ist.',
  '{0}, so the side to move loses.': '{0}; also verliert, wer am Zug ist.',
  'Stack {0}': 'Stapel {0}',
  Game: 'Spiel',
  'Nim-sum': 'Nim-Summe',
  'Last stone': 'Wer zuletzt nimmt',
  'Side to move': 'Wer am Zug ist',
  wins: 'gewinnt',
  loses: 'verliert',
  'The heaps by size': 'Die Haufen der Größe nach',
  size: 'Größe',
  parity: 'Parität',
  odd: 'ungerade',
  even: 'gerade',
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei einem Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch 2 teilbar ist.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei bis zu {0} Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch {1} teilbar ist.',
  'All are: every move changes some column by at most {0}, and the other side mends it.':
    'Alle sind es: Jeder Zug ändert irgendeine Spalte um höchstens {0}, und die andere Seite gleicht es wieder aus.',
  'The heaps in binary, and how many ones each column has': 'Die Haufen im Zweiersystem und wie viele Einsen jede Spalte hat',
  ones: 'Einsen',
  'left over by {0}': 'Rest bei {0}',
  left: 'nach links',
  down: 'nach unten',
  'A rook is two Nim heaps: its steps to the left and its steps down. Write them in binary, one below the other, and count the ones in each column.':
    'Ein Turm ist zwei Nim-Haufen: seine Schritte nach links und seine Schritte nach unten. Schreib sie im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'Moving {0} can make all of them even.': 'Ein Zug {0} kann sie alle gerade machen.',
  'A queen alone is lost on the golden pairs: each begins with the smallest number not used yet, and is one further apart than the pair before.':
    'Eine Dame allein ist auf den goldenen Paaren verloren: Jedes beginnt mit der kleinsten noch freien Zahl und liegt um eins weiter auseinander als das Paar davor.',
  'Here making the last move loses: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2), and all others stay.':
    'Hier verliert der letzte Zug: (0, 1) und (2, 2) stehen für (0, 0) und (1, 2), alle anderen bleiben.',
  'The numbers are the multiples of the golden ratio 1.618… and of its square 2.618…, rounded down.':
    'Die Zahlen sind die Vielfachen des Goldenen Schnitts 1,618… und seines Quadrats 2,618…, abgerundet.',
  'The golden pairs': 'Die goldenen Paare',
  smaller: 'kleiner',
  larger: 'größer',
  apart: 'Abstand',
  '{0} and {1} are no such pair: a winning move makes them one.': '{0} und {1} sind kein solches Paar: Ein Gewinnzug macht eines daraus.',
  '{0} and {1} are such a pair: every move leaves the pairs, and the next one can come back to them.':
    '{0} und {1} sind so ein Paar: Jeder Zug führt von den Paaren weg, und der nächste kann zu ihnen zurück.',
  'Each pile counts for its top section or for one less. Go down from the top, saying “eeny” (the top is smaller) and “meeny” (the top is larger) in turn, until a section differs from the top: if what was said is true, it is one less.':
    'Jeder Stapel zählt so viel wie sein oberster Abschnitt oder eins weniger. Geh von oben nach unten und sag abwechselnd „ene“ (der oberste ist kleiner) und „mene“ (der oberste ist größer), bis sich ein Abschnitt vom obersten unterscheidet: Stimmt, was du gesagt hast, ist es eins weniger.',
  'Pile {0} – {1}. It counts {2}.': 'Stapel {0} – {1}. Er zählt {2}.',
  '{0}: {1} against {2}': '{0}: {1} gegen {2}',
  '{0}, a tie, go on': '{0}, gleich, also weiter',
  '{0}, a tie at the bottom counts as true': '{0}, Gleichstand ganz unten zählt als wahr',
  '{0}, true': '{0}, stimmt',
  '{0}, a tie at the bottom counts as false': '{0}, Gleichstand ganz unten zählt als falsch',
  '{0}, false': '{0}, stimmt nicht',
  eeny: 'ene',
  meeny: 'mene',
  top: 'oben',
  'The sections lie in a row, and only the two ends can be made smaller: this is End-Nim.':
    'Die Abschnitte liegen in einer Reihe, und nur die beiden Enden können kleiner werden: Das ist End-Nim.',
  'The middle is lost to the side to move with a section of {0} added below it, or one of {1} added above it.':
    'Die Mitte ist für die Seite am Zug verloren, wenn unten ein Abschnitt aus {0} dazukommt oder oben einer aus {1}.',
  'With the rest as it is, the side to move loses exactly when the bottom section is {0}; it is {1}, so the position is lost.':
    'Bleibt der Rest, wie er ist, verliert die Seite am Zug genau dann, wenn der unterste Abschnitt {0} hat; er hat {1}, also ist die Stellung verloren.',
  'With the rest as it is, the side to move loses exactly when the bottom section is {0}; it is {1}.':
    'Bleibt der Rest, wie er ist, verliert die Seite am Zug genau dann, wenn der unterste Abschnitt {0} hat; er hat {1}.',
  '0 (none at all)': '0 (gar keiner)',
  'The sections from bottom to top': 'Die Abschnitte von unten nach oben',
  sections: 'Abschnitte',
  'lost with': 'verloren mit',
  'Going up level by level, green levels queue, and each red level takes the green one that has waited longest as its partner; with nobody waiting it is its own.':
    'Ebene für Ebene aufwärts stellen sich grüne Ebenen an, und jede rote nimmt sich die grüne zum Partner, die am längsten wartet; wartet keine, ist sie ihr eigener.',
  'The side to move loses exactly when the two stacks are partners, or both are empty.':
    'Wer am Zug ist, verliert genau dann, wenn die beiden Stapel Partner sind oder beide leer.',
  'Pairs of partners': 'Die Paare der Partner',
  '{0} has no partner this far up.': '{0} hat so weit oben keinen Partner.',
  '{0} is its own partner.': '{0} ist sein eigener Partner.',
  '{0} has {1} as its partner.': '{0} hat {1} als Partner.',
  'The stack of 0': 'Der Stapel mit 0',
  'The stack of {0}, red': 'Der Stapel mit {0} (rot)',
  'The stack of {0}, green': 'Der Stapel mit {0} (grün)',
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
  'A winning move takes from {0}.': 'Ein Gewinnzug nimmt von {0}.',
  'Heap {0} can make all columns even in one move.': 'Haufen {0} kann mit einem Zug alle Spalten gerade machen.',
  'Heaps {0} can make all columns even in one move.': 'Haufen {0} kann mit einem Zug alle Spalten gerade machen.',
  'every heap counts 0 or 1': 'jeder Haufen 0 oder 1 zählt',
  'a heap counts 2 or more': 'ein Haufen 2 oder mehr zählt',
  'Stack {0} by itself: {1} And so on.': 'Stapel {0} für sich: {1} Und so weiter.',
  'Stack {0} by itself: {1}': 'Stapel {0} für sich: {1}',
  'Stack {0} by itself: {1} The stack counts {2}.': 'Stapel {0} für sich: {1} Der Stapel zählt {2}.',
  'Several stacks are a sum, and who wins is told by what they count.':
    'Mehrere Stapel sind eine Summe, und wer gewinnt, sagt das, was sie zählen.',
  'One stone goes on every turn, so only the total counts: odd is lost.':
    'In jedem Zug geht ein Stein, also zählt nur die Gesamtzahl: Ungerade ist verloren.',
  'One stone goes on every turn, so only the total counts: even is lost.':
    'In jedem Zug geht ein Stein, also zählt nur die Gesamtzahl: Gerade ist verloren.',
  'Every turn takes one from every heap: the smallest heap counts the turns, and even is lost.':
    'Jeder Zug nimmt einen von jedem Haufen: Der kleinste Haufen zählt die Züge, und gerade ist verloren.',
  'With no more heaps than one move can reach, all even is lost.':
    'Wo ein Zug alle Haufen erreichen kann, ist verloren, wenn alle gerade sind.',
  'With one heap too many to reach, all even and all odd are lost.':
    'Wo ein Haufen zu viel ist, um alle zu erreichen, ist „alle gerade“ und „alle ungerade“ verloren.',
  'All even is lost, and so is the smallest even with every other heap odd.':
    'Verloren ist „alle gerade“ und auch „der kleinste gerade, alle anderen ungerade“.',
  'Five heaps, two at a time: four patterns of odd and even are lost.':
    'Fünf Haufen, zwei auf einmal: Vier Muster aus gerade und ungerade sind verloren.',
  'Six heaps, three at a time: four patterns of odd and even are lost.':
    'Sechs Haufen, drei auf einmal: Vier Muster aus gerade und ungerade sind verloren.',
  // Fibonacci Nim
  'Every number is a sum of Fibonacci numbers (1, 2, 3, 5, 8, 13 and so on) with no two neighbours among them, in one way only.':
    'Jede Zahl ist eine Summe von Fibonacci-Zahlen (1, 2, 3, 5, 8, 13 und so weiter) ohne zwei Nachbarn darunter, und zwar auf genau eine Weise.',
  'Here the last stone loses, so it is left out: {0} others are played for.':
    'Hier verliert, wer den letzten Stein nimmt, also bleibt er außen vor: Gespielt wird um {0}.',
  '{0} is a Fibonacci number itself.': '{0} ist selbst eine Fibonacci-Zahl.',
  '{0} is {1}.': '{0} ist {1}.',
  'A winning move takes {0}: each part that is left is more than twice as large, and out of reach.':
    'Ein Gewinnzug nimmt {0}: Jeder Teil, der bleibt, ist mehr als doppelt so groß und außer Reichweite.',
  'The smallest part is {0}, and only {1} may be taken. Whatever is taken, the other side can take the smallest part of what is left.':
    'Der kleinste Teil ist {0}, und nehmen darf man nur {1}. Was auch genommen wird, die andere Seite kann den kleinsten Teil vom Rest nehmen.',
  'Only the last stone is left, and the side to move has to take it.':
    'Nur der letzte Stein ist noch da, und wer am Zug ist, muss ihn nehmen.',
  'Nothing is left, and the side to move has won.': 'Nichts ist mehr da, und wer am Zug ist, hat gewonnen.',
  'Nothing is left, and the side to move has lost.': 'Nichts ist mehr da, und wer am Zug ist, hat verloren.',
  'The parts of the heap': 'Die Teile des Haufens',
  part: 'Teil',
  'with all smaller': 'mit allen kleineren',
  // Euclid’s game
  'The game is over, and the side to move has won.': 'Das Spiel ist vorbei, und wer am Zug ist, hat gewonnen.',
  'The game is over, and the side to move has lost.': 'Das Spiel ist vorbei, und wer am Zug ist, hat verloren.',
  'Divide the larger number by the smaller one, then the smaller one by what was left over, and so on, as Euclid did.':
    'Teil die größere Zahl durch die kleinere, dann die kleinere durch den Rest und so weiter, wie Euklid es tat.',
  '{0} moves are left, and no choice.': {
    one: 'Ein Zug bleibt noch, ohne jede Wahl.',
    other: '{0} Züge bleiben noch, ohne jede Wahl.',
  },
  'The side to move makes the last one and wins.': 'Wer am Zug ist, macht den letzten und gewinnt.',
  'The side to move makes the last one and loses.': 'Wer am Zug ist, macht den letzten und verliert.',
  'The other side makes the last one and wins.': 'Die andere Seite macht den letzten und gewinnt.',
  'The other side makes the last one and loses.': 'Die andere Seite macht den letzten und verliert.',
  'A number that goes in more than once, as {0} does, gives a choice: take it as often as it goes, or leave it once for the other side to take. One of the two wins.':
    'Eine Zahl, die mehr als einmal hineingeht wie die {0}, gibt eine Wahl: Nimm sie so oft, wie es geht, oder lass sie einmal übrig, sodass die andere Seite sie nehmen muss. Eins von beiden gewinnt.',
  'The first such choice is with the side to move, which wins.': 'Die erste solche Wahl hat die Seite am Zug, und damit gewinnt sie.',
  'The first such choice is with the other side, and so the side to move loses.':
    'Die erste solche Wahl hat die andere Seite, und damit verliert, wer am Zug ist.',
  'Until then there is only one move at a time.': 'Bis dahin gibt es immer nur einen Zug.',
  'Here a winning move takes all {0}, which ends the game.': 'Hier nimmt ein Gewinnzug alle {0}, und das Spiel ist aus.',
  'Here a winning move takes all {0}, and leaves the next line to the other side.':
    'Hier nimmt ein Gewinnzug alle {0} und überlässt die nächste Zeile der anderen Seite.',
  'Here a winning move takes {0}. The other side has to take {1}, which ends the game.':
    'Hier nimmt ein Gewinnzug {0}. Die andere Seite muss {1} nehmen, und das Spiel ist aus.',
  'Here a winning move takes {0}. The other side has to take {1}, and the next line is for who has just chosen.':
    'Hier nimmt ein Gewinnzug {0}. Die andere Seite muss {1} nehmen, und die nächste Zeile gehört dem, der eben gewählt hat.',
  'The golden ratio says so at once: {0} is more than 1.618… times {1}.':
    'Der Goldene Schnitt sagt es sofort: {0} ist mehr als das 1,618…-Fache von {1}.',
  'The golden ratio says so at once: {0} is less than 1.618… times {1}.':
    'Der Goldene Schnitt sagt es sofort: {0} ist weniger als das 1,618…-Fache von {1}.',
  'The divisions': 'Die Divisionen',
  '{0} times: a choice': { one: 'einmal: keine Wahl', other: '{0}-mal: eine Wahl' },
  // Staircase Nim
  'Only the odd steps count, the first, the third and so on: they are heaps of Nim. What comes down to one of them can go on at once, as if nothing had been moved.':
    'Nur die ungeraden Stufen zählen, die erste, die dritte und so weiter: Sie sind Nim-Haufen. Was auf eine davon herunterkommt, kann sofort weiter, als wäre nichts gezogen worden.',
  'Write their numbers in binary, one step below the other, and count the ones in each column.':
    'Schreib ihre Zahlen im Zweiersystem untereinander, Stufe für Stufe, und zähl in jeder Spalte die Einsen.',
  'no odd step has more than one stone': 'keine ungerade Stufe mehr als einen Stein hat',
  'an odd step has more than one stone': 'eine ungerade Stufe mehr als einen Stein hat',
  'The odd steps in binary': 'Die ungeraden Stufen im Zweiersystem',
  'A winning move takes from step {0}.': 'Ein Gewinnzug nimmt von Stufe {0}.',
  // Chomp
  'Only the poison is left, and the side to move has won.': 'Nur das Gift ist noch da, und wer am Zug ist, hat gewonnen.',
  'Only the poison is left, and the side to move has lost.': 'Nur das Gift ist noch da, und wer am Zug ist, hat verloren.',
  'Only one row and one column are left. Without the poison they are two heaps of Nim: a bite takes from one of them.':
    'Nur eine Reihe und eine Spalte sind noch da. Ohne das Gift sind sie zwei Nim-Haufen: Ein Biss nimmt von einem davon.',
  'to the right': 'nach rechts',
  upwards: 'nach oben',
  'A square bar is won by a bite at b2: it leaves a row and a column of one length, and whatever the other side bites of one, the same can be bitten of the other.':
    'Eine quadratische Tafel gewinnt ein Biss in b2: Er lässt eine Reihe und eine Spalte von gleicher Länge übrig, und was die andere Seite von der einen abbeißt, lässt sich von der anderen ebenso abbeißen.',
  'A whole bar is always won. Think of a bite at its far corner: if that does not win, some answer to it does, and that answer could have been the first bite.':
    'Eine ganze Tafel ist immer gewonnen. Denk an einen Biss in die ferne Ecke: Gewinnt er nicht, dann gewinnt eine Antwort darauf, und die hätte schon der erste Biss sein können.',
  'Two rows are lost exactly when the upper one is shorter by one.':
    'Zwei Reihen sind genau dann verloren, wenn die obere um eins kürzer ist.',
  'For most shapes no rule is known: all that can be left of this bar was worked out.':
    'Für die meisten Formen ist keine Regel bekannt: Alles, was von dieser Tafel bleiben kann, wurde berechnet.',
  'A winning move bites at {0}.': 'Ein Gewinnzug beißt in {0}.',
  // Cram
  'Turn the board half round, and it looks the same; or there are two regions of one shape. So whatever is put down, the other side can put down the same over there.':
    'Dreh das Brett halb herum, und es sieht gleich aus; oder es gibt zwei Gebiete von gleicher Form. Was auch gelegt wird, die andere Seite kann also drüben dasselbe legen.',
  'A domino on {0} makes a board that looks the same when it is turned half round. From then on, whatever is put down can be put down over there as well.':
    'Ein Domino auf {0} macht ein Brett daraus, das halb herum gedreht gleich aussieht. Was von da an gelegt wird, lässt sich drüben genauso legen.',
  'There may be other winning moves; on a board as large as this they are not looked for.':
    'Vielleicht gibt es noch andere Gewinnzüge; auf einem so großen Brett werden sie nicht gesucht.',
  'All positions of {0} heaps up to {1} were worked out.': 'Alle Stellungen mit {0} Haufen bis {1} wurden berechnet.',
  'The play in which every turn keeps the smallest even heap, or else a largest, was followed from each position one turn away.':
    'Verfolgt wurde das Spiel, in dem jeder Zug den kleinsten geraden Haufen schont, sonst einen größten, von jeder Stellung aus, die einen Zug entfernt ist.',
  'Here the last move loses. Kayles is then won and lost as if the last move won, but for a short list of positions.':
    'Hier verliert der letzte Zug. Gewonnen und verloren wird Kayles dann, als gewänne der letzte Zug, bis auf eine kurze Liste von Stellungen.',
  'This is none of them: with a nim-sum of 0, the side to move loses.':
    'Diese ist keine davon: Bei der Nim-Summe 0 verliert, wer am Zug ist.',
  'This is none of them: with a nim-sum of {0}, not 0, the side to move wins.':
    'Diese ist keine davon: Bei der Nim-Summe {0}, nicht 0, gewinnt, wer am Zug ist.',
  'This is one of them: with a nim-sum of 0, the side to move wins.': 'Diese ist eine davon: Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'This is one of them: with a nim-sum of {0}, not 0, the side to move loses.':
    'Diese ist eine davon: Bei der Nim-Summe {0}, nicht 0, verliert, wer am Zug ist.',
  'No heap is larger than 1, and the last move loses: the side to move loses exactly when the number of heaps left is one more than a multiple of {0}.':
    'Kein Haufen ist größer als 1, und der letzte Zug verliert: Wer am Zug ist, verliert genau dann, wenn die Zahl der übrigen Haufen um eins größer ist als ein Vielfaches von {0}.',
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2; but once no heap is larger than 1, when the number of heaps is odd.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei einem Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch 2 teilbar ist; sobald aber kein Haufen größer als 1 ist, wenn die Zahl der Haufen ungerade ist.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}; but once no heap is larger than 1, when the number of heaps is one more than a multiple of {2}.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei bis zu {0} Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch {1} teilbar ist; sobald aber kein Haufen größer als 1 ist, wenn die Zahl der Haufen um eins größer ist als ein Vielfaches von {2}.',
  'All are: every move changes some column by at most {0}, and the other side mends it, or leaves single heaps, one more than a multiple of {1}.':
    'Alle sind es: Jeder Zug ändert irgendeine Spalte um höchstens {0}, und die andere Seite gleicht es wieder aus oder lässt einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
  'no distance is larger than 1': 'kein Abstand größer als 1 ist',
  'a distance is larger than 1': 'ein Abstand größer als 1 ist',
  'A winning move goes {0}.': 'Ein Gewinnzug geht {0}.',
  '{0} and {1} are such a pair: no move leads to another, and so every move loses.':
    '{0} und {1} sind so ein Paar: Kein Zug führt zu einem anderen, und so verliert jeder Zug.',
  'Every square whose column and row add up to {0} or less was worked out.':
    'Jedes Feld, dessen Spalte und Zeile zusammen höchstens {0} ergeben, wurde berechnet.',
  'By odd and even: 0 or 1 where the nearer edge is an even number of steps away, 2 or 3 where it is odd.':
    'Nach gerade und ungerade: 0 oder 1, wo der nähere Rand eine gerade Zahl von Schritten entfernt ist, 2 oder 3, wo sie ungerade ist.',
  'no section is larger than 1': 'kein Abschnitt größer als 1 ist',
  'a section is larger than 1': 'ein Abschnitt größer als 1 ist',
  '{0} counts {1}': '{0} zählt {1}',
  'Pile {0} – one section of {1}. It counts {2}.': 'Stapel {0} – ein Abschnitt aus {1}. Er zählt {2}.',
  'Pile {0} – {1}; and so on. It counts {2}.': 'Stapel {0} – {1}; und so weiter. Er zählt {2}.',
  'Here the last move loses, and so single stones count the other way round.':
    'Hier verliert der letzte Zug, und darum zählen einzelne Steine umgekehrt.',
  'A section with no more than one neighbour counts as a Nim heap.': 'Ein Abschnitt mit höchstens einem Nachbarn zählt wie ein Nim-Haufen.',
  'Every pile was worked out with all that can be left of it.': 'Jeder Stapel wurde mit allem berechnet, was von ihm bleiben kann.',
  'Here the last move loses: 0 and 1 are partners, and the queue begins with level 2.':
    'Hier verliert der letzte Zug: 0 und 1 sind Partner, und die Schlange beginnt mit Ebene 2.',
  'The side to move loses exactly when the two stacks are partners.':
    'Wer am Zug ist, verliert genau dann, wenn die beiden Stapel Partner sind.',
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
  'Sorted by size the heaps are {1}: {0} of them are odd.': {
    one: 'Der Größe nach sind die Haufen {1}: Einer davon ist ungerade.',
    other: 'Der Größe nach sind die Haufen {1}: {0} davon sind ungerade.',
  },
  '{0} columns are not: a winning move mends them all at once, or leaves single heaps, one more than a multiple of {1}.': {
    one: 'Eine Spalte ist es nicht: Ein Gewinnzug gleicht sie aus oder lässt einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
    other:
      '{0} Spalten sind es nicht: Ein Gewinnzug gleicht sie alle auf einmal aus oder lässt einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
  },
  '{0} columns are not: a winning move mends them all at once.': {
    one: 'Eine Spalte ist es nicht: Ein Gewinnzug gleicht sie aus.',
    other: '{0} Spalten sind es nicht: Ein Gewinnzug gleicht sie alle auf einmal aus.',
  },
  'All {0} positions with stacks no higher than these were worked out.': {
    one: 'Die eine Stellung mit Stapeln, die nicht höher sind als diese, wurde berechnet.',
    other: 'Alle {0} Stellungen mit Stapeln, die nicht höher sind als diese, wurden berechnet.',
  },
  'Every line of play was followed to its end: {0} positions.': {
    one: 'Jeder Spielverlauf wurde bis zum Ende verfolgt: 1 Stellung.',
    other: 'Jeder Spielverlauf wurde bis zum Ende verfolgt: {0} Stellungen.',
  },
  'Lines of play were followed until a win was found: {0} positions.': {
    one: 'Spielverläufe wurden verfolgt, bis ein Gewinn gefunden war: 1 Stellung.',
    other: 'Spielverläufe wurden verfolgt, bis ein Gewinn gefunden war: {0} Stellungen.',
  },
  '{0} positions were looked at.': { one: '1 Stellung wurde angesehen.', other: '{0} Stellungen wurden angesehen.' },

  // Nimble
  'A coin is a Nim heap as large as the number of its square. Write these numbers in binary, one below the other, and count the ones in each column.':
    'Eine Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Feldes. Schreib diese Nummern im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'no coin is beyond square 1': 'keine Münze weiter draußen als auf Feld 1 liegt',
  'a coin is beyond square 1': 'eine Münze weiter draußen als auf Feld 1 liegt',
  'A winning move starts on square {0}.': 'Ein Gewinnzug beginnt auf Feld {0}.',
  'The squares of the coins in binary': 'Die Felder der Münzen im Zweiersystem',
  'coin on {0}': 'Münze auf {0}',

  // Turning Turtles
  'A coin that shows heads is a Nim heap as large as its number. Write these numbers in binary, one below the other, and count the ones in each column.':
    'Eine Münze, die Kopf zeigt, ist ein Nim-Haufen, so groß wie ihre Nummer. Schreib diese Nummern im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'A winning move turns coin {0} to tails.': 'Ein Gewinnzug dreht Münze {0} auf Zahl.',
  'The numbers of the heads in binary': 'Die Nummern der Köpfe im Zweiersystem',
  'coin {0}': 'Münze {0}',
  'Here the last move loses. Look at the pairs 2 and 3, 4 and 5, 6 and 7, and so on: while one of them shows heads once, that changes nothing.':
    'Hier verliert der letzte Zug. Sieh dir die Paare 2 und 3, 4 und 5, 6 und 7 und so weiter an: Solange eines davon einmal Kopf zeigt, ändert das nichts.',
  'One does: with a nim-sum of 0, the side to move loses.': 'So ein Paar gibt es: Bei der Nim-Summe 0 verliert, wer am Zug ist.',
  'One does: with a nim-sum of {0}, not 0, the side to move wins.':
    'So ein Paar gibt es: Bei der Nim-Summe {0}, nicht 0, gewinnt, wer am Zug ist.',
  'None does, and that turns the verdict round: with a nim-sum of 0, the side to move wins.':
    'So ein Paar gibt es nicht, und das kehrt das Urteil um: Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'None does, and that turns the verdict round: with a nim-sum of {0}, the side to move loses.':
    'So ein Paar gibt es nicht, und das kehrt das Urteil um: Bei der Nim-Summe {0} verliert, wer am Zug ist.',

  // Coin strip
  'Pair the coins, beginning with the two on the right; a coin that is left over pairs with the end of the strip. The gap between the coins of a pair is a Nim heap.':
    'Bilde Paare aus den Münzen, zuerst aus den beiden rechts; bleibt eine übrig, ist ihr Partner das Ende des Streifens. Die Lücke zwischen den Münzen eines Paars ist ein Nim-Haufen.',
  'Write the gaps in binary, one below the other, and count the ones in each column.':
    'Schreib die Lücken im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'no gap of a pair is larger than 1': 'keine Lücke eines Paars größer als 1 ist',
  'a gap of a pair is larger than 1': 'eine Lücke eines Paars größer als 1 ist',
  'A gap grows when the left coin of its pair moves, and shrinks again when the right one follows.':
    'Eine Lücke wächst, wenn die linke Münze ihres Paars zieht, und schrumpft wieder, wenn die rechte nachzieht.',
  'The gaps in binary': 'Die Lücken im Zweiersystem',
  'up to coin {0}': 'bis Münze {0}',
  'coins {0} and {1}': 'Münzen {0} und {1}',

  // Stalks, forks and loops
  'A stalk is a heap of Nim: where you cut it, you take that line and all above it.':
    'Ein Halm ist ein Nim-Haufen: Wo du ihn durchschneidest, nimmst du diese Linie und alles darüber.',
  'Lines that go round fold up: all points on their way become one, and each of the lines is a small loop there, which counts 1 like a single line.':
    'Linien, die im Kreis laufen, klappen zusammen: Alle Punkte auf ihrem Weg werden einer, und jede der Linien ist dort eine kleine Schlaufe, die 1 zählt wie eine einzelne Linie.',
  'Where it forks, add what stands there as in Nim. The line below a fork makes it one more.':
    'Wo es sich gabelt, zähl wie beim Nim zusammen, was dort steht. Die Linie unter einer Gabel macht eins mehr daraus.',
  'From the drawing to stalks': 'Von der Zeichnung zu Halmen',
  'as it stands': 'wie es dasteht',
  'folded up': 'zusammengeklappt',
  'as stalks': 'als Halme',
  'What stands on each fork': 'Was auf jeder Gabel steht',
  Fork: 'Gabel',
  'Stands there': 'Dort steht',
  'The parts in binary': 'Die Teile im Zweiersystem',
  'no stalk is longer than 1': 'kein Halm ist länger als 1',
  'a stalk is longer than 1': 'ein Halm ist länger als 1',
  // Treblecross
  'Three crosses stand side by side: the game is over.': 'Drei Kreuze stehen nebeneinander: Das Spiel ist aus.',
  'The strip is too short for three crosses: its squares are filled one by one.':
    'Der Streifen ist zu kurz für drei Kreuze: Seine Felder werden eins nach dem anderen gefüllt.',
  'A cross on {0} makes three side by side and wins at once.': 'Ein Kreuz auf {0} macht drei nebeneinander und gewinnt sofort.',
  'Whoever puts a cross within two squares of another loses at once, for then the other side makes three. So a cross uses up its own square and two on either side.':
    'Wer ein Kreuz höchstens zwei Felder neben ein anderes macht, verliert sofort, denn dann macht die andere Seite drei. Ein Kreuz verbraucht also sein eigenes Feld und zwei auf jeder Seite.',
  'No square is far enough from all crosses: the side to move loses.':
    'Kein Feld ist weit genug von allen Kreuzen: Wer am Zug ist, verliert.',
  'There are {0} stretches of squares that are far enough from all crosses, {1} long; they count {2}.': {
    one: 'Es gibt eine Strecke aus Feldern, die weit genug von allen Kreuzen sind, {1} lang; sie zählt {2}.',
    other: 'Es gibt {0} Strecken aus Feldern, die weit genug von allen Kreuzen sind, {1} lang; sie zählen {2}.',
  },
  'The nim-sum of what is free is 0: after every safe cross the other side can make it 0 again.':
    'Die Nim-Summe dessen, was frei ist, ist 0: Nach jedem sicheren Kreuz kann die andere Seite sie wieder zu 0 machen.',
  'The nim-sum of what is free is {0}, not 0: a winning move makes it 0.':
    'Die Nim-Summe dessen, was frei ist, ist {0}, nicht 0: Ein Gewinnzug macht sie zu 0.',
  'What each free stretch counts for': 'Was jede freie Strecke zählt',
  Squares: 'Felder',
  Length: 'Länge',
  'Here the last move loses: so nobody makes three, as long as there is another square.':
    'Hier verliert der letzte Zug: Darum macht niemand drei, solange es ein anderes Feld gibt.',
  'There is none: every cross makes three, and the side to move loses.':
    'Es gibt keines: Jedes Kreuz macht drei, und wer am Zug ist, verliert.',
  'On {0} squares a cross makes no three: {1}.': {
    one: 'Auf einem Feld, {1}, macht ein Kreuz keine drei.',
    other: 'Auf {0} Feldern macht ein Kreuz keine drei: {1}.',
  },
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
  'A coin is a Nim heap as large as the number of its square.': 'Eine Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Felds.',
  // Sprouts
  'No line can be drawn any more.': 'Es lässt sich keine Linie mehr zeichnen.',
  'All that is still open hangs together: it is one land.': 'Alles, was noch offen ist, hängt zusammen: Es ist ein einziges Land.',
  'The drawing has {0} lands: a line in one of them changes nothing in the others.':
    'Die Zeichnung hat {0} Länder: Eine Linie in einem davon ändert an den anderen nichts.',
  'Whatever line is drawn, the other side has an answer that wins.':
    'Welche Linie auch gezeichnet wird, die andere Seite hat eine Antwort, die gewinnt.',
  'There is a line that wins. What each land is worth was not found out in the time allowed.':
    'Es gibt eine Linie, die gewinnt. Was jedes Land zählt, ließ sich in der erlaubten Zeit nicht herausfinden.',
  'The lands are worth {0}.': 'Die Länder zählen {0}.',
  '{0} lives are left, and every line costs one: at least {1} more lines come, and {2} at most.':
    '{0} Leben sind übrig, und jede Linie kostet eines: Mindestens {1} Linien kommen noch, höchstens {2}.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: odd, and the side to move draws the last.':
    '{0} Leben sind übrig, jede Linie kostet eines, und am Ende muss diese Zahl übrig bleiben: {1}. Die Zahl der Linien, die noch kommen, ist also {2}, wie auch gespielt wird: ungerade, und die letzte zeichnet, wer am Zug ist.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: even, and the other side draws the last.':
    '{0} Leben sind übrig, jede Linie kostet eines, und am Ende muss diese Zahl übrig bleiben: {1}. Die Zahl der Linien, die noch kommen, ist also {2}, wie auch gespielt wird: gerade, und die letzte zeichnet die andere Seite.',
  'What each land counts for': 'Was jedes Land zählt',
  Land: 'Land',
  'Living spots': 'Lebende Punkte',
  Lives: 'Leben',
  'There is a guess for spots alone, from five on, where the last move loses: whoever begins wins when their number divided by 6 leaves 0, 4 or 5. Computers have found it right for up to 20.':
    'Für Punkte allein gibt es, ab fünf, eine Vermutung, wenn der letzte Zug verliert: Wer beginnt, gewinnt, wenn ihre Zahl geteilt durch 6 den Rest 0, 4 oder 5 lässt. Computer haben sie bis 20 bestätigt.',
  'There is a guess for spots alone: whoever begins wins when their number divided by 6 leaves 3, 4 or 5. Computers have found it right for up to 44.':
    'Für Punkte allein gibt es eine Vermutung: Wer beginnt, gewinnt, wenn ihre Zahl geteilt durch 6 den Rest 3, 4 oder 5 lässt. Computer haben sie bis 44 bestätigt.',
  '{0} leaves {1}: by that guess, which was not proven here, whoever begins wins.':
    '{0} lässt den Rest {1}: Nach dieser Vermutung, die hier nicht bewiesen wurde, gewinnt, wer beginnt.',
  '{0} leaves {1}: by that guess, which was not proven here, whoever begins loses.':
    '{0} lässt den Rest {1}: Nach dieser Vermutung, die hier nicht bewiesen wurde, verliert, wer beginnt.',
  'Where the last move loses, lands have no numbers to add: what is left of all of them together was searched.':
    'Wenn der letzte Zug verliert, haben Länder keine Zahlen, die sich addieren ließen: Durchsucht wurde, was von allen zusammen bleibt.',
  'The lands': 'Die Länder',
};
