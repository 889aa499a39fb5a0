import type { Phrases } from '../phrases.ts';

/** Why verdicts hold in one game of heaps, rows or stacks, by the English pattern; each part by the name of a file in shared/src/games. */
export const heapReasons: Phrases = {
  // Chromatic
  'Stack {0}': 'Stapel {0}',
  'Go up level by level. Green levels form a queue. Each red level takes the green one that has waited longest as its partner. If none is waiting, it is its own partner.':
    'Geh Ebene für Ebene nach oben. Grüne Ebenen bilden eine Schlange. Jede rote nimmt die grüne zum Partner, die am längsten wartet. Wartet keine, ist sie ihr eigener Partner.',
  'The side to move loses if the two stacks are partners or both empty, and only then.':
    'Wer am Zug ist, verliert, wenn die beiden Stapel Partner oder beide leer sind, und nur dann.',
  'Pairs of partners': 'Die Paare der Partner',
  '{0} has no partner this far up.': '{0} hat so weit oben keinen Partner.',
  '{0} is its own partner.': '{0} ist sein eigener Partner.',
  '{0} has {1} as its partner.': '{0} hat {1} als Partner.',
  'The stack of 0': 'Der Stapel mit 0',
  'The stack of {0}, red': 'Der Stapel mit {0} (rot)',
  'The stack of {0}, green': 'Der Stapel mit {0} (grün)',
  'Here the last move loses. So 0 and 1 are partners, and the queue begins with level 2.':
    'Hier verliert der letzte Zug. Darum sind 0 und 1 Partner, und die Schlange beginnt mit Ebene 2.',
  'The side to move loses if the two stacks are partners, and only then.':
    'Wer am Zug ist, verliert, wenn die beiden Stapel Partner sind, und nur dann.',
  'All {0} positions with stacks no higher than these were worked out.': {
    one: 'Die eine Stellung mit Stapeln, die nicht höher sind als diese, wurde berechnet.',
    other: 'Alle {0} Stellungen mit Stapeln, die nicht höher sind als diese, wurden berechnet.',
  },
  // Colourful
  'Each pile is worth its top section, or one less. Go down from the top and say “eeny” and “meeny” in turn. “Eeny” says that the top is smaller, “meeny” that it is larger. Stop at the first section that differs from the top. If what you said is true, the pile is worth one less.':
    'Jeder Stapel ist so viel wert wie sein oberster Abschnitt oder eins weniger. Geh von oben nach unten und sag abwechselnd „ene“ und „mene“. „Ene“ heißt, der oberste ist kleiner, „mene“, er ist größer. Halte beim ersten Abschnitt an, der anders groß ist als der oberste. Stimmt, was du gesagt hast, ist der Stapel eins weniger wert.',
  'Pile {0} – {1}. It counts {2}.': 'Stapel {0} – {1}. Er zählt {2}.',
  '{0}: {1} against {2}': '{0}: {1} gegen {2}',
  '{0}, a tie, go on': '{0}, gleich, also weiter',
  '{0}, a tie at the bottom counts as true': '{0}, Gleichstand ganz unten zählt als wahr',
  '{0}, true': '{0}, stimmt',
  '{0}, a tie at the bottom counts as false': '{0}, Gleichstand ganz unten zählt als falsch',
  '{0}, false': '{0}, stimmt nicht',
  eeny: 'ene',
  meeny: 'mene',
  'The sections lie in a row, and you can only take from the two ends. This game is called End-Nim.':
    'Die Abschnitte liegen in einer Reihe, und du kannst nur von den beiden Enden nehmen. Das heißt End-Nim.',
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
  'A section with no more than one neighbor counts as a Nim heap.': 'Ein Abschnitt mit höchstens einem Nachbarn zählt wie ein Nim-Haufen.',
  'Every string was worked out with all that can be left of it.': 'Jede Kette wurde mit allem berechnet, was von ihr bleiben kann.',
  // Euclid
  'The game is over, and the side to move has won.': 'Das Spiel ist vorbei, und wer am Zug ist, hat gewonnen.',
  'The game is over, and the side to move has lost.': 'Das Spiel ist vorbei, und wer am Zug ist, hat verloren.',
  'Divide the larger number by the smaller one. Then divide the smaller one by the rest, and so on. Euclid did the same.':
    'Teil die größere Zahl durch die kleinere. Dann teil die kleinere durch den Rest und so weiter. So machte es Euklid.',
  '{0} moves are left, and no choice.': {
    one: 'Ein Zug bleibt noch, ohne jede Wahl.',
    other: '{0} Züge bleiben noch, ohne jede Wahl.',
  },
  'The side to move makes the last one and wins.': 'Wer am Zug ist, macht den letzten und gewinnt.',
  'The side to move makes the last one and loses.': 'Wer am Zug ist, macht den letzten und verliert.',
  'The other side makes the last one and wins.': 'Die andere Seite macht den letzten und gewinnt.',
  'The other side makes the last one and loses.': 'Die andere Seite macht den letzten und verliert.',
  'If a number goes in more than once, you have a choice. Here {0} does. Take it as often as it goes, or leave it once for the other side to take. One of the two wins.':
    'Geht eine Zahl mehr als einmal hinein, hast du die Wahl. Hier ist es die {0}. Nimm sie so oft, wie es geht, oder lass sie einmal für die andere Seite übrig. Eins von beiden gewinnt.',
  'The side to move has the first such choice, and wins.': 'Die erste solche Wahl hat, wer am Zug ist, und gewinnt.',
  'The other side has the first such choice, so the side to move loses.':
    'Die erste solche Wahl hat die andere Seite. Also verliert, wer am Zug ist.',
  'Until then there is only one move at a time.': 'Bis dahin gibt es immer nur einen Zug.',
  'Here a winning move takes all {0}, which ends the game.': 'Hier nimmt ein Gewinnzug alle {0}, und das Spiel ist aus.',
  'Here a winning move takes all {0}, and leaves the next line to the other side.':
    'Hier nimmt ein Gewinnzug alle {0} und überlässt die nächste Zeile der anderen Seite.',
  'Here a winning move takes {0}. The other side has to take {1}, which ends the game.':
    'Hier nimmt ein Gewinnzug {0}. Die andere Seite muss {1} nehmen, und das Spiel ist aus.',
  'Here a winning move takes {0}. The other side has to take {1}, so the choice on the next line goes to the player who just chose.':
    'Hier nimmt ein Gewinnzug {0}. Die andere Seite muss {1} nehmen, und die nächste Zeile gehört dem, der eben gewählt hat.',
  'The golden ratio tells at once. {0} is more than 1.618… times {1}.':
    'Der Goldene Schnitt sagt es sofort. {0} ist mehr als das 1,618…-Fache von {1}.',
  'The golden ratio tells at once. {0} is less than 1.618… times {1}.':
    'Der Goldene Schnitt sagt es sofort. {0} ist weniger als das 1,618…-Fache von {1}.',
  'The divisions': 'Die Divisionen',
  '{0} times: a choice': { one: 'einmal: keine Wahl', other: '{0}-mal: eine Wahl' },
  // Fibonacci
  'The Fibonacci numbers are 1, 2, 3, 5, 8, 13 and so on. Every number is a sum of some of them, with no two neighbors. There is only one way to do it.':
    'Die Fibonacci-Zahlen sind 1, 2, 3, 5, 8, 13 und so weiter. Jede Zahl ist eine Summe aus einigen davon, ohne zwei Nachbarn. Das geht nur auf eine Weise.',
  'Here the last stone loses, so leave it out. Play for the other {0}.':
    'Hier verliert der letzte Stein, also zähl ihn nicht mit. Spiel um die anderen {0}.',
  '{0} is a Fibonacci number itself.': '{0} ist selbst eine Fibonacci-Zahl.',
  'A winning move takes {0}. Each part that is left is more than twice as large, so the other side can’t take it all.':
    'Ein Gewinnzug nimmt {0}. Jeder Teil, der bleibt, ist mehr als doppelt so groß, also kann die andere Seite ihn nicht ganz nehmen.',
  'The smallest part is {0}, but at most {1} may be taken. After any move, the other side can take the smallest part of what is left.':
    'Der kleinste Teil ist {0}, aber mehr als {1} ist nicht erlaubt. Nach jedem Zug kann die andere Seite den kleinsten Teil vom Rest nehmen.',
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
  'All counts are. Every move changes some column by at most {0}, and the other side can mend it.':
    'Alle sind es. Jeder Zug ändert irgendeine Spalte um höchstens {0}, und die andere Seite kann das ausgleichen.',
  'The heaps in binary, and how many ones each column has': 'Die Haufen im Zweiersystem und wie viele Einsen jede Spalte hat',
  ones: 'Einsen',
  'left over by {0}': 'Rest bei {0}',
  'No heap is larger than 1, and the last move loses. The side to move loses if the number of heaps is one more than a multiple of {0}, and only then.':
    'Kein Haufen ist größer als 1, und der letzte Zug verliert. Wer am Zug ist, verliert, wenn die Zahl der Haufen um eins größer ist als ein Vielfaches von {0}, und nur dann.',
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2. Once no heap is larger than 1, it is lost when the number of heaps is odd.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei einem Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch 2 teilbar ist. Sobald kein Haufen größer als 1 ist, ist sie verloren, wenn die Zahl der Haufen ungerade ist.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}. Once no heap is larger than 1, it is lost when the number of heaps is one more than a multiple of {2}.':
    'Schreib jeden Haufen im Zweiersystem und zähl in jeder Spalte die Einsen. Bei bis zu {0} Haufen je Zug ist eine Stellung verloren, wenn jede Anzahl durch {1} teilbar ist. Sobald kein Haufen größer als 1 ist, ist sie verloren, wenn die Zahl der Haufen um eins größer ist als ein Vielfaches von {2}.',
  'All counts are. Every move changes some column by at most {0}. The other side can mend it, or leave only single stones, one more than a multiple of {1}.':
    'Alle sind es. Jeder Zug ändert irgendeine Spalte um höchstens {0}. Die andere Seite kann das ausgleichen oder nur einzelne Steine übrig lassen, einen mehr als ein Vielfaches von {1}.',
  '{0} counts aren’t. A winning move mends them all at once, or leaves only single stones, one more than a multiple of {1}.': {
    one: 'Eine Anzahl ist es nicht. Ein Gewinnzug gleicht sie aus oder lässt nur einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
    other:
      '{0} Anzahlen sind es nicht. Ein Gewinnzug gleicht sie alle auf einmal aus oder lässt nur einzelne Steine übrig, einen mehr als ein Vielfaches von {1}.',
  },
  '{0} counts aren’t. A winning move mends them all at once.': {
    one: 'Eine Anzahl ist es nicht. Ein Gewinnzug gleicht sie aus.',
    other: '{0} Anzahlen sind es nicht. Ein Gewinnzug gleicht sie alle auf einmal aus.',
  },
  // Nim
  'Write every heap in binary, one below the other, and count the ones in each column.':
    'Schreib alle Haufen im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'A winning move takes from {0}.': 'Ein Gewinnzug nimmt von {0}.',
  'One move on heap {0} can make all columns even.': 'Ein Zug an Haufen {0} kann alle Spalten gerade machen.',
  // Octal
  'What each row is worth': 'Was jede Reihe wert ist',
  'Row of pins': 'Reihe',
  'Each row': 'Jede Reihe',
  'Here the last move loses, so rows aren’t like Nim heaps. But there are only {0} kinds of positions. Positions of one kind can stand in for each other beside any rows.':
    'Hier verliert der letzte Zug, also sind Reihen nicht wie Nim-Haufen. Es gibt aber nur {0} Arten von Stellungen. Stellungen einer Art können einander neben beliebigen Reihen ersetzen.',
  'Here the last move loses, so rows aren’t like Nim heaps. But with rows of up to {0} there are only {1} kinds of positions. Positions of one kind can stand in for each other beside any such rows.':
    'Hier verliert der letzte Zug, also sind Reihen nicht wie Nim-Haufen. Mit Reihen bis {0} gibt es aber nur {1} Arten von Stellungen. Stellungen einer Art können einander neben beliebigen solchen Reihen ersetzen.',
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
  'Here the last move loses. In Kayles this changes who wins only for a short list of positions.':
    'Hier verliert der letzte Zug. Bei Kayles ändert das nur bei einer kurzen Liste von Stellungen, wer gewinnt.',
  'This position isn’t on the list. With a nim-sum of 0, the side to move loses.':
    'Diese Stellung steht nicht darauf. Bei der Nim-Summe 0 verliert, wer am Zug ist.',
  'This position isn’t on the list. With a nim-sum of {0}, not 0, the side to move wins.':
    'Diese Stellung steht nicht darauf. Bei der Nim-Summe {0}, nicht 0, gewinnt, wer am Zug ist.',
  'This position is on the list. With a nim-sum of 0, the side to move wins.':
    'Diese Stellung steht darauf. Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'This position is on the list. With a nim-sum of {0}, not 0, the side to move loses.':
    'Diese Stellung steht darauf. Bei der Nim-Summe {0}, nicht 0, verliert, wer am Zug ist.',
  // Slow
  'The heaps by size': 'Die Haufen der Größe nach',
  size: 'Größe',
  parity: 'Parität',
  odd: 'ungerade',
  even: 'gerade',
  'Every move takes one stone from the only heap. An odd heap loses.':
    'Jeder Zug nimmt einen Stein vom einzigen Haufen. Ein ungerader Haufen verliert.',
  'One move can reach every heap, and there are at least two. The side to move loses when all heaps are even, even though the last stone loses.':
    'Ein Zug erreicht alle Haufen, und es sind mindestens zwei. Wer am Zug ist, verliert, wenn alle gerade sind, auch wenn der letzte Stein verliert.',
  'One heap is always out of reach. The side to move loses when all heaps are even or all are odd. If all heaps but a largest one are equal, it is the other way round.':
    'Ein Haufen ist immer außer Reichweite. Wer am Zug ist, verliert, wenn alle gerade oder alle ungerade sind. Sind alle außer einem größten gleich, ist es umgekehrt.',
  'The side to move loses when all heaps are even. In every other lost position, all heaps from the fourth on are odd. Add the two smallest heaps and subtract the third. Here that makes {0}. If only the third heap is odd, it must be below 0 or 3, 7, 11 …. If only one of the first two is odd, it must be 1, 5, 9 …. If all three are odd, it must be 3, 7, 11 ….':
    'Wer am Zug ist, verliert, wenn alle Haufen gerade sind. In jeder anderen verlorenen Stellung sind alle Haufen ab dem vierten ungerade. Zähl die zwei kleinsten zusammen und zieh den dritten ab. Hier ergibt das {0}. Ist nur der dritte ungerade, muss es unter 0 oder 3, 7, 11 … sein. Ist nur einer der ersten beiden ungerade, muss es 1, 5, 9 … sein. Sind alle drei ungerade, muss es 3, 7, 11 … sein.',
  'The side to move loses when all heaps are even, or when only the smallest is even. For some sizes it is the other way round. Two numbers decide that. The two smallest heaps less the third make {0} here. The fourth less the third makes {1}.':
    'Wer am Zug ist, verliert, wenn alle Haufen gerade sind oder nur der kleinste. Bei manchen Größen ist es umgekehrt. Zwei Zahlen entscheiden das. Die zwei kleinsten Haufen weniger den dritten ergeben hier {0}. Der vierte weniger den dritten ergibt {1}.',
  'Every move takes one stone, so only the total matters. An odd total loses.':
    'Jeder Zug nimmt einen Stein, also zählt nur die Gesamtzahl. Eine ungerade verliert.',
  'Every move takes one stone, so only the total matters. An even total loses.':
    'Jeder Zug nimmt einen Stein, also zählt nur die Gesamtzahl. Eine gerade verliert.',
  'Every move takes one stone from every heap. So the smallest heap says how many moves are left. An even number loses.':
    'Jeder Zug nimmt von jedem Haufen einen Stein. Der kleinste Haufen sagt also, wie viele Züge bleiben. Eine gerade Zahl verliert.',
  'One move can reach every heap. The side to move loses when all heaps are even.':
    'Ein Zug erreicht alle Haufen. Wer am Zug ist, verliert, wenn alle gerade sind.',
  'One heap is always out of reach. The side to move loses when all heaps are even, or all are odd.':
    'Ein Haufen ist immer außer Reichweite. Wer am Zug ist, verliert, wenn alle gerade oder alle ungerade sind.',
  'The side to move loses when all heaps are even. It also loses when the smallest is even and every other heap is odd.':
    'Wer am Zug ist, verliert, wenn alle Haufen gerade sind. Auch wenn der kleinste gerade ist und jeder andere ungerade.',
  'Five heaps, two at a time: four patterns of odd and even are lost.':
    'Fünf Haufen, zwei auf einmal: Vier Muster aus gerade und ungerade sind verloren.',
  'Six heaps, three at a time: four patterns of odd and even are lost.':
    'Sechs Haufen, drei auf einmal: Vier Muster aus gerade und ungerade sind verloren.',
  'All positions of {0} heaps with up to {1} stones each were worked out.':
    'Alle Stellungen aus {0} Haufen mit je bis zu {1} Steinen wurden berechnet.',
  'One line of play was followed from each next position. Every move in it spares the smallest even heap, or a largest one if there is none.':
    'Von jeder nächsten Stellung aus wurde ein Spielverlauf verfolgt. Jeder Zug darin schont den kleinsten geraden Haufen, sonst einen größten.',
  'From small to large, the heaps are {1}. {0} of them are odd.': {
    one: 'Von klein nach groß sind die Haufen {1}. Einer davon ist ungerade.',
    other: 'Von klein nach groß sind die Haufen {1}. {0} davon sind ungerade.',
  },
  // Stack
  'Go from the bottom up. If you empty a game, the other side starts the one below. When that one is lost for the side to move, emptying wins. Otherwise it loses. At the very bottom, taking the last stone loses.':
    'Geh von unten nach oben. Leerst du ein Spiel, beginnt die andere Seite das darunter. Ist das für die Seite am Zug verloren, gewinnt das Leeren. Sonst verliert es. Ganz unten verliert, wer den letzten Stein nimmt.',
  'Go from the bottom up. If you empty a game, the other side starts the one below. When that one is lost for the side to move, emptying wins. Otherwise it loses. At the very bottom, taking the last stone wins.':
    'Geh von unten nach oben. Leerst du ein Spiel, beginnt die andere Seite das darunter. Ist das für die Seite am Zug verloren, gewinnt das Leeren. Sonst verliert es. Ganz unten gewinnt, wer den letzten Stein nimmt.',
  'Game {0} ({1})': 'Spiel {0} ({1})',
  '{0}: taking its last stone wins, nim-sum {1}': '{0}: Wer zuletzt nimmt, gewinnt; Nim-Summe {1}',
  '{0}: taking its last stone loses, nim-sum {1}': '{0}: Wer zuletzt nimmt, verliert; Nim-Summe {1}',
  '{0}, so the side to move wins.': '{0}; also gewinnt, wer am Zug ist.',
  '{0}, so the side to move loses.': '{0}; also verliert, wer am Zug ist.',
  'Nim-sum': 'Nim-Summe',
  'Last stone': 'Wer zuletzt nimmt',
  'Player to move': 'Wer am Zug ist',
  'Stack {0} by itself: {1} And so on.': 'Stapel {0} für sich: {1} Und so weiter.',
  'Stack {0} by itself: {1}': 'Stapel {0} für sich: {1}',
  'Stack {0} by itself: {1} The stack counts {2}.': 'Stapel {0} für sich: {1} Der Stapel zählt {2}.',
  'Several stacks make a sum. What they are worth tells who wins.':
    'Mehrere Stapel sind eine Summe. Wer gewinnt, sagt das, was sie wert sind.',
  // Staircase
  'Only the odd steps count: the first, the third and so on. They are Nim heaps. Stones that come down to an odd step can be moved on at once, as if nothing had happened.':
    'Nur die ungeraden Stufen zählen: die erste, die dritte und so weiter. Sie sind Nim-Haufen. Kommen Steine auf eine ungerade Stufe, kann die andere Seite sie gleich weiterziehen, als wäre nichts geschehen.',
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
