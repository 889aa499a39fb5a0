import type { Phrases } from '../phrases.ts';

/** Why verdicts hold in one game of heaps, rows or stacks, by the English pattern; each part by the name of a file in shared/src/games. */
export const heapReasons: Phrases = {
  // Chromatic
  'Stack {0}': 'Stapel {0}',
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
  'Here the last move loses: 0 and 1 are partners, and the queue begins with level 2.':
    'Hier verliert der letzte Zug: 0 und 1 sind Partner, und die Schlange beginnt mit Ebene 2.',
  'The side to move loses exactly when the two stacks are partners.':
    'Wer am Zug ist, verliert genau dann, wenn die beiden Stapel Partner sind.',
  'All {0} positions with stacks no higher than these were worked out.': {
    one: 'Die eine Stellung mit Stapeln, die nicht höher sind als diese, wurde berechnet.',
    other: 'Alle {0} Stellungen mit Stapeln, die nicht höher sind als diese, wurden berechnet.',
  },
  // Colourful
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
  'The sections lie in a row, and only the two ends can be made smaller: this is End-Nim.':
    'Die Abschnitte liegen in einer Reihe, und nur die beiden Enden können kleiner werden: Das ist End-Nim.',
  'The middle is lost to the side to move with a section of {0} added on its left, or one of {1} added on its right.':
    'Die Mitte ist für die Seite am Zug verloren, wenn links ein Abschnitt aus {0} dazukommt oder rechts einer aus {1}.',
  'With the rest as it is, the side to move loses exactly when the left section is {0}; it is {1}, so the position is lost.':
    'Bleibt der Rest, wie er ist, verliert die Seite am Zug genau dann, wenn der linke Abschnitt {0} hat; er hat {1}, also ist die Stellung verloren.',
  'With the rest as it is, the side to move loses exactly when the left section is {0}; it is {1}.':
    'Bleibt der Rest, wie er ist, verliert die Seite am Zug genau dann, wenn der linke Abschnitt {0} hat; er hat {1}.',
  '0 (none at all)': '0 (gar keiner)',
  'The sections from left to right': 'Die Abschnitte von links nach rechts',
  sections: 'Abschnitte',
  'lost with': 'verloren mit',
  'no section is larger than 1': 'kein Abschnitt größer als 1 ist',
  'a section is larger than 1': 'ein Abschnitt größer als 1 ist',
  'Pile {0} – one section of {1}. It counts {2}.': 'Stapel {0} – ein Abschnitt aus {1}. Er zählt {2}.',
  'Pile {0} – {1}; and so on. It counts {2}.': 'Stapel {0} – {1}; und so weiter. Er zählt {2}.',
  'Here the last move loses, and so single stones count the other way round.':
    'Hier verliert der letzte Zug, und darum zählen einzelne Steine umgekehrt.',
  'A section with no more than one neighbour counts as a Nim heap.': 'Ein Abschnitt mit höchstens einem Nachbarn zählt wie ein Nim-Haufen.',
  'Every string was worked out with all that can be left of it.': 'Jede Kette wurde mit allem berechnet, was von ihr bleiben kann.',
  // Euclid
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
  // Fibonacci
  'Every number is a sum of Fibonacci numbers (1, 2, 3, 5, 8, 13 and so on) with no two neighbours among them, in one way only.':
    'Jede Zahl ist eine Summe von Fibonacci-Zahlen (1, 2, 3, 5, 8, 13 und so weiter) ohne zwei Nachbarn darunter, und zwar auf genau eine Weise.',
  'Here the last stone loses, so it is left out: {0} others are played for.':
    'Hier verliert, wer den letzten Stein nimmt, also bleibt er außen vor: Gespielt wird um {0}.',
  '{0} is a Fibonacci number itself.': '{0} ist selbst eine Fibonacci-Zahl.',
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
  // Moore
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei einem Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch 2 teilbar ist.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei bis zu {0} Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch {1} teilbar ist.',
  'All are: every move changes some column by at most {0}, and the other side mends it.':
    'Alle sind es: Jeder Zug ändert irgendeine Spalte um höchstens {0}, und die andere Seite gleicht es wieder aus.',
  'The heaps in binary, and how many ones each column has': 'Die Haufen im Zweiersystem und wie viele Einsen jede Spalte hat',
  ones: 'Einsen',
  'left over by {0}': 'Rest bei {0}',
  'No heap is larger than 1, and the last move loses: the side to move loses exactly when the number of heaps left is one more than a multiple of {0}.':
    'Kein Haufen ist größer als 1, und der letzte Zug verliert: Wer am Zug ist, verliert genau dann, wenn die Zahl der übrigen Haufen um eins größer ist als ein Vielfaches von {0}.',
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2; but once no heap is larger than 1, when the number of heaps is odd.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei einem Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch 2 teilbar ist; sobald aber kein Haufen größer als 1 ist, wenn die Zahl der Haufen ungerade ist.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}; but once no heap is larger than 1, when the number of heaps is one more than a multiple of {2}.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei bis zu {0} Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch {1} teilbar ist; sobald aber kein Haufen größer als 1 ist, wenn die Zahl der Haufen um eins größer ist als ein Vielfaches von {2}.',
  'All are: every move changes some column by at most {0}, and the other side mends it, or leaves single heaps, one more than a multiple of {1}.':
    'Alle sind es: Jeder Zug ändert irgendeine Spalte um höchstens {0}, und die andere Seite gleicht es wieder aus oder lässt einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
  '{0} columns are not: a winning move mends them all at once, or leaves single heaps, one more than a multiple of {1}.': {
    one: 'Eine Spalte ist es nicht: Ein Gewinnzug gleicht sie aus oder lässt einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
    other:
      '{0} Spalten sind es nicht: Ein Gewinnzug gleicht sie alle auf einmal aus oder lässt einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
  },
  '{0} columns are not: a winning move mends them all at once.': {
    one: 'Eine Spalte ist es nicht: Ein Gewinnzug gleicht sie aus.',
    other: '{0} Spalten sind es nicht: Ein Gewinnzug gleicht sie alle auf einmal aus.',
  },
  // Nim
  'Write every heap in binary, one below the other, and count the ones in each column.':
    'Schreib alle Haufen im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'A winning move takes from {0}.': 'Ein Gewinnzug nimmt von {0}.',
  'Heap {0} can make all columns even in one move.': 'Haufen {0} kann mit einem Zug alle Spalten gerade machen.',
  'Heaps {0} can make all columns even in one move.': 'Haufen {0} kann mit einem Zug alle Spalten gerade machen.',
  // Octal
  'What each row counts for': 'Was jede Reihe zählt',
  'Row of pins': 'Reihe',
  'Each row': 'Jede Reihe',
  'Here the last move loses, and rows are not like heaps of Nim. But there are only {0} kinds of positions: those of one kind are won and lost alike, whatever is put beside them.':
    'Hier verliert der letzte Zug, und Reihen sind nicht wie Nim-Haufen. Es gibt aber nur {0} Arten von Stellungen: Die einer Art sind gleich gewonnen und verloren, was auch immer dazukommt.',
  'Here the last move loses, and rows are not like heaps of Nim. But with rows of up to {0} there are only {1} kinds of positions: those of one kind are won and lost alike, whatever such rows are put beside them.':
    'Hier verliert der letzte Zug, und Reihen sind nicht wie Nim-Haufen. Mit Reihen bis {0} gibt es aber nur {1} Arten von Stellungen: Die einer Art sind gleich gewonnen und verloren, welche solchen Reihen auch dazukommen.',
  'All rows together are of one kind with {0}: won.': 'Alle Reihen zusammen sind von der Art von {0}: gewonnen.',
  'All rows together are of one kind with {0}: lost.': 'Alle Reihen zusammen sind von der Art von {0}: verloren.',
  'What each row is of one kind with': 'Von welcher Art jede Reihe ist',
  'Of one kind with': 'Von der Art von',
  'A winning move takes all of row {0}. What stays is of one kind with {1}: lost.':
    'Ein Gewinnzug nimmt die ganze Reihe {0}. Was bleibt, ist von der Art von {1}: verloren.',
  'A winning move leaves {0} of row {1}. All rows together are then of one kind with {2}: lost.':
    'Ein Gewinnzug lässt von Reihe {1} nur {0} übrig. Alle Reihen zusammen sind dann von der Art von {2}: verloren.',
  '{0} kinds are lost for the side to move, those of {1}.': {
    one: 'Eine Art ist für die Seite am Zug verloren, die von {1}.',
    other: '{0} Arten sind für die Seite am Zug verloren, die von {1}.',
  },
  'nothing at all': 'gar nichts',
  'Here the last move loses. Kayles is then won and lost as if the last move won, but for a short list of positions.':
    'Hier verliert der letzte Zug. Gewonnen und verloren wird Kayles dann, als gewänne der letzte Zug, bis auf eine kurze Liste von Stellungen.',
  'This is none of them: with a nim-sum of 0, the side to move loses.':
    'Diese ist keine davon: Bei der Nim-Summe 0 verliert, wer am Zug ist.',
  'This is none of them: with a nim-sum of {0}, not 0, the side to move wins.':
    'Diese ist keine davon: Bei der Nim-Summe {0}, nicht 0, gewinnt, wer am Zug ist.',
  'This is one of them: with a nim-sum of 0, the side to move wins.': 'Diese ist eine davon: Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'This is one of them: with a nim-sum of {0}, not 0, the side to move loses.':
    'Diese ist eine davon: Bei der Nim-Summe {0}, nicht 0, verliert, wer am Zug ist.',
  // Slow
  'The heaps by size': 'Die Haufen der Größe nach',
  size: 'Größe',
  parity: 'Parität',
  odd: 'ungerade',
  even: 'gerade',
  'One stone of a single heap goes on every turn: odd is lost.': 'In jedem Zug geht ein Stein des einzigen Haufens: Ungerade ist verloren.',
  'With two heaps or more, and no more than one move can reach, all even is lost, as in normal play.':
    'Bei mindestens zwei Haufen, und nicht mehr, als ein Zug erreicht, ist lauter gerade verloren, wie im normalen Spiel.',
  'With one heap too many to reach, all even and all odd are lost; but where all heaps but a largest one are equal, all others are lost instead.':
    'Bei einem Haufen mehr, als ein Zug erreicht, ist lauter gerade und lauter ungerade verloren; sind aber alle Haufen außer einem größten gleich, dann sind stattdessen alle anderen verloren.',
  'All even is lost. Any other lost position is odd from the fourth heap on, and of the three smallest either only the third is odd, with a difference below 0 or of 3, 7, 11 …; or only one of the first two, with 1, 5, 9 …; or all three, with 3, 7, 11 …. The difference is the first two together less the third: here {0}.':
    'Lauter gerade ist verloren. Jede andere verlorene Stellung ist vom vierten Haufen an ungerade, und von den drei kleinsten ist entweder nur der dritte ungerade, mit einem Unterschied unter 0 oder von 3, 7, 11 …; oder nur einer der ersten beiden, mit 1, 5, 9 …; oder alle drei, mit 3, 7, 11 …. Der Unterschied sind die ersten beiden zusammen weniger den dritten: hier {0}.',
  'All even, and the smallest even with every other heap odd, are lost; but for some sizes it is the other way round. Which ones, that goes by what the two smallest together have more than the third, here {0}, and what the fourth has more than it, here {1}.':
    'Lauter gerade ist verloren, und ebenso der kleinste gerade mit lauter ungeraden anderen; bei manchen Größen aber ist es umgekehrt. Bei welchen, das hängt davon ab, was die zwei kleinsten zusammen mehr haben als der dritte, hier {0}, und was der vierte mehr hat als dieser, hier {1}.',
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
  'All positions of {0} heaps up to {1} were worked out.': 'Alle Stellungen mit {0} Haufen bis {1} wurden berechnet.',
  'The play in which every turn keeps the smallest even heap, or else a largest, was followed from each position one turn away.':
    'Verfolgt wurde das Spiel, in dem jeder Zug den kleinsten geraden Haufen schont, sonst einen größten, von jeder Stellung aus, die einen Zug entfernt ist.',
  'Sorted by size the heaps are {1}: {0} of them are odd.': {
    one: 'Der Größe nach sind die Haufen {1}: Einer davon ist ungerade.',
    other: 'Der Größe nach sind die Haufen {1}: {0} davon sind ungerade.',
  },
  // Stack
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone loses.':
    'Von unten nach oben: Wer ein Spiel leert, überlässt das darunter der anderen Seite. Ist das für die Seite am Zug verloren, gewinnt das Leeren, sonst verliert es. Ganz unten verliert, wer zuletzt nimmt.',
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone wins.':
    'Von unten nach oben: Wer ein Spiel leert, überlässt das darunter der anderen Seite. Ist das für die Seite am Zug verloren, gewinnt das Leeren, sonst verliert es. Ganz unten gewinnt, wer zuletzt nimmt.',
  'Game {0} ({1})': 'Spiel {0} ({1})',
  '{0}: taking its last stone wins, nim-sum {1}': '{0}: Wer zuletzt nimmt, gewinnt; Nim-Summe {1}',
  '{0}: taking its last stone loses, nim-sum {1}': '{0}: Wer zuletzt nimmt, verliert; Nim-Summe {1}',
  '{0}, so the side to move wins.': '{0}; also gewinnt, wer am Zug ist.',
  '{0}, so the side to move loses.': '{0}; also verliert, wer am Zug ist.',
  'Nim-sum': 'Nim-Summe',
  'Last stone': 'Wer zuletzt nimmt',
  'Side to move': 'Wer am Zug ist',
  'Stack {0} by itself: {1} And so on.': 'Stapel {0} für sich: {1} Und so weiter.',
  'Stack {0} by itself: {1}': 'Stapel {0} für sich: {1}',
  'Stack {0} by itself: {1} The stack counts {2}.': 'Stapel {0} für sich: {1} Der Stapel zählt {2}.',
  'Several stacks are a sum, and who wins is told by what they count.':
    'Mehrere Stapel sind eine Summe, und wer gewinnt, sagt das, was sie zählen.',
  // Staircase
  'Only the odd steps count, the first, the third and so on: they are heaps of Nim. What comes down to one of them can go on at once, as if nothing had been moved.':
    'Nur die ungeraden Stufen zählen, die erste, die dritte und so weiter: Sie sind Nim-Haufen. Was auf eine davon herunterkommt, kann sofort weiter, als wäre nichts gezogen worden.',
  'Write their numbers in binary, one step below the other, and count the ones in each column.':
    'Schreib ihre Zahlen im Zweiersystem untereinander, Stufe für Stufe, und zähl in jeder Spalte die Einsen.',
  'no odd step has more than one stone': 'keine ungerade Stufe mehr als einen Stein hat',
  'an odd step has more than one stone': 'eine ungerade Stufe mehr als einen Stein hat',
  'The odd steps in binary': 'Die ungeraden Stufen im Zweiersystem',
  'A winning move takes from step {0}.': 'Ein Gewinnzug nimmt von Stufe {0}.',
  // Subtraction
  'every heap counts 0 or 1': 'jeder Haufen 0 oder 1 zählt',
  'a heap counts 2 or more': 'ein Haufen 2 oder mehr zählt',
};
