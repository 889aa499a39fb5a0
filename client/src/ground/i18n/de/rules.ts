import type { Phrases } from '../phrases.ts';

/** Rules in one sentence, and why a move, a position or a parameter is none. */
export const rules: Phrases = {
  'Take as many stones as you like from one heap.': 'Nimm beliebig viele Steine von einem Haufen.',
  'Choose up to {0} heaps and take as many stones as you like from each of them.': {
    one: 'Nimm beliebig viele Steine von einem Haufen.',
    other: 'Such dir bis zu {0} Haufen aus und nimm von jedem davon beliebig viele Steine.',
  },
  'Take any number from one stack; while no top stone is red, from any stacks at once. Red are {0}.':
    'Nimm beliebig viele von einem Stapel; solange kein oberster Stein rot ist, von beliebigen Stapeln zugleich. Rot sind {0}.',
  'levels with an even number of ones in binary': 'Ebenen mit einer geraden Zahl von Einsen im Zweiersystem',
  'levels ⌊nβ⌋ for β = {0}': 'die Ebenen ⌊nβ⌋ für β = {0}',
  'no levels': 'keine Ebenen',
  'levels {1}': { one: 'die Ebene {1}', other: 'die Ebenen {1}' },
  'Take stones of one colour from the top of one pile, as many as you like.':
    'Nimm von einem Stapel oben Steine einer Farbe, so viele du willst.',
  'Take stones of one colour from either end of one string, as many as you like.':
    'Nimm Steine einer Farbe von einem Ende einer Kette, so viele du willst.',
  'Move one rook as far as you like, left or down.': 'Zieh einen Turm nach links oder nach unten, so weit du willst.',
  'Move one queen as far as you like: left, down, or both at once along a diagonal.':
    'Zieh eine Dame, so weit du willst: nach links, nach unten oder beides zugleich auf einer Diagonale.',
  'Move one king one step: left, down, or both at once along a diagonal.':
    'Zieh einen König einen Schritt: nach links, nach unten oder beides zugleich auf einer Diagonale.',
  'Move one knight in an L: two squares left or down, and one to the side.':
    'Zieh einen Springer in einem L: zwei Felder nach links oder unten und eins zur Seite.',
  'Choose {0} heaps and take one stone from each of them.': {
    one: 'Nimm einen Stein von einem Haufen.',
    other: 'Such dir {0} Haufen aus und nimm von jedem davon einen Stein.',
  },
  'Choose up to {0} heaps and take one stone from each of them.': {
    one: 'Nimm einen Stein von einem Haufen.',
    other: 'Such dir bis zu {0} Haufen aus und nimm von jedem davon einen Stein.',
  },
  'Take one stone, or two from different heaps.': 'Nimm einen Stein oder zwei von verschiedenen Haufen.',
  'Is any stack topped by red? Then take stones from one stack only. If none is, take from as many stacks as you like at once.':
    'Ist auf irgendeinem Stapel Rot oben? Dann nimm Steine von nur einem Stapel. Wenn nicht, nimm von so vielen Stapeln zugleich, wie du willst.',
  'Knock down one pin, or two that stand side by side.': 'Wirf einen Kegel um oder zwei, die nebeneinander stehen.',
  'Knock down two pins that stand side by side.': 'Wirf zwei Kegel um, die nebeneinander stehen.',
  'Take one pin, and with it the pins right beside it.': 'Nimm einen Kegel und mit ihm die Kegel direkt daneben.',
  'Take as many pins as you like from an end of a row. Or take none, and break a row in two.':
    'Nimm von einem Ende einer Reihe so viele Kegel, wie du willst. Oder nimm keinen und teile eine Reihe in zwei.',
  'Break a row into two rows of different sizes. Nothing is taken.':
    'Teile eine Reihe in zwei verschieden große Reihen. Genommen wird nichts.',
  'Take one pin from a row, but never the only one.': 'Nimm einen Kegel aus einer Reihe, aber nie den einzigen.',
  'Take three pins that stand side by side.': 'Nimm drei Kegel, die nebeneinander stehen.',
  'Only the top game of a stack is open: take as many stones as you like from one of its heaps. When it is cleared, the game below opens.':
    'Offen ist nur das oberste Spiel eines Stapels: Nimm von einem seiner Haufen so viele Steine, wie du willst. Ist es abgeräumt, öffnet sich das Spiel darunter.',
  'Take {0} from one heap.': 'Nimm {0} von einem Haufen.',
  '1 to {0} stones': { one: 'einen Stein', other: '1 bis {0} Steine' },
  'any number of stones but {0}': 'beliebig viele Steine außer {0}',
  '{1} stones': { one: 'einen Stein', other: '{1} Steine' },
  '{0} Or split a row in two without taking.': '{0} Oder teile eine Reihe in zwei, ohne etwas zu nehmen.',
  'Split a row in two.': 'Teile eine Reihe in zwei.',
  'Take neighbouring pins from one row: {0}, and so on.': 'Nimm benachbarte Kegel aus einer Reihe: {0} und so weiter.',
  'Take neighbouring pins from one row: {0}.': 'Nimm benachbarte Kegel aus einer Reihe: {0}.',
  'Take {1} neighbouring pins from one row, leaving {2}.': {
    one: 'Nimm 1 Kegel aus einer Reihe; übrig bleibt {2}.',
    other: 'Nimm {1} benachbarte Kegel aus einer Reihe; übrig bleibt {2}.',
  },
  'Take {0} and so on neighbouring pins from one row, leaving {1}.':
    'Nimm {0} und so weiter benachbarte Kegel aus einer Reihe; übrig bleibt {1}.',
  '{0} leaving {1}': '{0} und übrig bleibt {1}',
  'one row': 'eine Reihe',
  'two rows': 'zwei Reihen',
  nothing: 'nichts',

  'Take stones from the heap: at most twice as many as the turn before took.':
    'Nimm Steine vom Haufen: höchstens doppelt so viele wie der Zug davor.',
  'Take one stone or more from the heap, but at most twice as many as the turn before took. The first turn may not take all.':
    'Nimm einen oder mehr Steine vom Haufen, aber höchstens doppelt so viele wie der Zug davor. Der erste Zug darf nicht alle nehmen.',
  'You may take {0} at most.': 'Du darfst höchstens {0} nehmen.',
  'Take the smaller number from the larger heap, once or more often.': 'Nimm die kleinere Zahl vom größeren Haufen, einmal oder öfter.',
  'Take the smaller number from the larger heap, once or more often, but never all of it.':
    'Nimm die kleinere Zahl vom größeren Haufen, einmal oder öfter, aber nie den ganzen.',
  'Move any number of stones one step down. From the lowest step they leave the game.':
    'Zieh beliebig viele Steine eine Stufe hinunter. Von der untersten gehen sie aus dem Spiel.',
  'Bite a square of chocolate: it goes with all that is above it and to its right. The poisoned one must stay.':
    'Beiß in ein Stück Schokolade: Es verschwindet mit allem darüber und rechts davon. Das vergiftete muss bleiben.',
  'Choose a square but the poisoned one in the corner. It goes, and so does every square that is as far up or farther and as far to the right or farther.':
    'Wähl ein Feld, nur nicht das vergiftete in der Ecke. Es verschwindet und mit ihm jedes Feld, das mindestens so weit oben und mindestens so weit rechts ist.',
  'Put a domino on two free squares side by side, lying or upright.':
    'Leg einen Domino auf zwei freie Felder nebeneinander oder übereinander.',
  // Moves that are none
  'A move takes at least one pin.': 'Ein Zug nimmt mindestens einen Kegel.',
  'Two equal parts are not allowed.': 'Zwei gleiche Teile sind nicht erlaubt.',
  'That takes nothing and breaks nothing.': 'Das nimmt nichts und teilt nichts.',
  'Nothing is taken here: a row is broken in two, between two pins.':
    'Hier wird nichts genommen: Eine Reihe wird zwischen zwei Kegeln geteilt.',
  'Here {0} pins are not taken at once.': {
    one: 'Ein Kegel allein wird hier nicht genommen.',
    other: '{0} Kegel auf einmal werden hier nicht genommen.',
  },
  '{0} pins are not taken if nothing is left of their row.': {
    one: 'Ein Kegel wird nicht genommen, wenn von seiner Reihe nichts bleibt.',
    other: '{0} Kegel werden nicht genommen, wenn von ihrer Reihe nichts bleibt.',
  },
  '{0} pins are not taken from the end of a row.': {
    one: 'Ein Kegel wird nicht vom Ende einer Reihe genommen.',
    other: '{0} Kegel werden nicht vom Ende einer Reihe genommen.',
  },
  '{0} pins are taken only where the row does not break in two.': {
    one: 'Ein Kegel wird nur genommen, wo die Reihe dabei nicht zerfällt.',
    other: '{0} Kegel werden nur genommen, wo die Reihe dabei nicht zerfällt.',
  },
  'No stack is topped by red: take from as many as you like.': 'Kein Stapel hat oben Rot: Nimm von so vielen, wie du willst.',
  '{0} is topped by red: take from one stack only.': '{0} hat oben Rot: Nimm nur von einem Stapel.',
  'There is no heap {0}.': 'Einen Haufen {0} gibt es nicht.',
  'There is no pile {0}.': 'Einen Stapel {0} gibt es nicht.',
  'There is no string {0}.': 'Eine Kette {0} gibt es nicht.',
  'There is no stack {0}.': 'Einen Stapel {0} gibt es nicht.',
  'There is no row {0}.': 'Eine Reihe {0} gibt es nicht.',
  'There is no piece {0}.': 'Eine Figur {0} gibt es nicht.',
  'Heap {0} of stack {1} has nothing left.': 'Haufen {0} von Stapel {1} hat nichts mehr.',
  'Heap {0} of stack {1} has only {2}.': 'Haufen {0} von Stapel {1} hat nur {2}.',
  'Heap {0} has nothing left.': 'Haufen {0} hat nichts mehr.',
  'Heap {0} has only {1}.': 'Haufen {0} hat nur {1}.',
  'Row {0} has nothing left.': 'Reihe {0} hat nichts mehr.',
  'Row {0} has only {1}.': 'Reihe {0} hat nur {1}.',
  'Pile {0} has nothing left.': 'Stapel {0} hat nichts mehr.',
  'String {0} has nothing left.': 'Kette {0} hat nichts mehr.',
  'The top section of pile {0} has only {1}.': 'Der oberste Abschnitt von Stapel {0} hat nur {1}.',
  'The right section of string {0} has only {1}.': 'Der rechte Abschnitt von Kette {0} hat nur {1}.',
  'The left section of string {0} has only {1}.': 'Der linke Abschnitt von Kette {0} hat nur {1}.',
  'Take from the top of a pile only.': 'Nimm nur oben von einem Stapel.',
  'Stack {0} has red on top: take from one stack only.': 'Auf Stapel {0} liegt oben Rot: Nimm nur von einem Stapel.',
  'Take from {0} heaps at most.': { one: 'Nimm nur von einem Haufen.', other: 'Nimm von höchstens {0} Haufen.' },
  'Take from exactly {0} heaps.': { one: 'Nimm von genau einem Haufen.', other: 'Nimm von genau {0} Haufen.' },
  'Take one stone only from heap {0}.': 'Nimm von Haufen {0} nur einen Stein.',
  'The game is over: a heap is empty.': 'Das Spiel ist vorbei: Ein Haufen ist leer.',
  'Take {0}, or a multiple of it, from the larger heap.': 'Nimm {0} oder ein Vielfaches davon vom größeren Haufen.',
  'Leave something of the heap.': 'Lass etwas von dem Haufen übrig.',
  'There is no step {0}.': 'Eine Stufe {0} gibt es nicht.',
  'Step {0} is empty.': 'Stufe {0} ist leer.',
  'Step {0} has only {1}.': 'Stufe {0} hat nur {1}.',
  'There is no chocolate on {0}.': 'Auf {0} ist keine Schokolade.',
  'The square in the corner is poisoned: it may not be bitten.': 'Das Feld in der Ecke ist vergiftet: Hineinbeißen geht nicht.',
  'There is no square {0}.': 'Ein Feld {0} gibt es nicht.',
  'Square {0} is not free.': 'Feld {0} ist nicht frei.',
  'You may not take {0}: take {1}.': '{0} darfst du nicht nehmen: Nimm {1}.',
  'The piece on {0} cannot go to {1}: every move leads towards the corner.':
    'Die Figur auf {0} kann nicht nach {1}: Jeder Zug führt zur Ecke hin.',
  'The top stage of stack {0} has no heap {1}.': 'Das oberste Spiel von Stapel {0} hat keinen Haufen {1}.',
  'Stack {0} is cleared.': 'Stapel {0} ist abgeräumt.',
  'These rows could break into {0}: a game has room for {1}.': 'Aus diesen Reihen könnten {0} werden: Ein Spiel hat Platz für {1}.',

  // Texts that are no move
  'A move starts with the letter of a row, such as b2@3.': 'Ein Zug beginnt mit dem Buchstaben einer Reihe, etwa b2@3.',
  'A move starts with the letter of a heap, such as b3.': 'Ein Zug beginnt mit dem Buchstaben eines Haufens, etwa b3.',
  'A move starts with the letter of a pile, such as b3.': 'Ein Zug beginnt mit dem Buchstaben eines Stapels, etwa b3.',
  'A move starts with the letter of a stack, such as a2:1.': 'Ein Zug beginnt mit dem Buchstaben eines Stapels, etwa a2:1.',
  'A move starts with the letter of a piece, such as a1.4.': 'Ein Zug beginnt mit dem Buchstaben einer Figur, etwa a1.4.',
  'A move says only once how many are left.': 'Ein Zug sagt nur einmal, wie viele übrig bleiben.',
  'A move names each heap once, and heap {0} comes twice.': 'Ein Zug nennt jeden Haufen einmal, und Haufen {0} kommt zweimal vor.',
  'A move names a heap and how many to take, such as a2:1.': 'Ein Zug nennt einen Haufen und wie viele du nimmst, etwa a2:1.',
  'The number taken': 'Die genommene Anzahl',
  'The number left': 'Die übrige Anzahl',
  'The number of the heap': 'Die Nummer des Haufens',
  'Move {0}: {1}': 'Zug {0}: {1}',

  // Texts that are no position
  'A text of {0} characters is too long: {1} at most.': {
    one: 'Ein Text mit {0} Zeichen ist zu lang: höchstens {1}.',
    other: 'Ein Text mit {0} Zeichen ist zu lang: höchstens {1}.',
  },
  '{0} must be a whole number, not "{1}".': '{0} muss eine ganze Zahl sein, nicht „{1}“.',
  '{0} are too many: {1} at most.': '{0} sind zu viele: höchstens {1}.',
  '{0} heaps': { one: '{0} Haufen', other: '{0} Haufen' },
  '{0} piles': { one: '{0} Stapel', other: '{0} Stapel' },
  '{0} stacks': { one: '{0} Stapel', other: '{0} Stapel' },
  '{0} rows': { one: '{0} Reihe', other: '{0} Reihen' },
  '{0} pieces': { one: '{0} Figur', other: '{0} Figuren' },
  'A position is a heap and how many may be taken, such as 20:6.':
    'Eine Stellung ist ein Haufen und wie viele du nehmen darfst, etwa 20:6.',
  'The number that may be taken': 'Die erlaubte Anzahl',
  'This game has two heaps, such as 15,6.': 'Dieses Spiel hat zwei Haufen, etwa 15,6.',
  'There may be {0} stones at most.': 'Es dürfen höchstens {0} Steine sein.',
  'Rows are told from the bottom, and none is longer than the one below it.':
    'Reihen zählen von unten, und keine ist länger als die darunter.',
  'There may be {0} squares at most, not {1}.': 'Es dürfen höchstens {0} Felder sein, nicht {1}.',
  'A square is a letter and a number, such as c2.': 'Ein Feld ist ein Buchstabe und eine Zahl, etwa c2.',
  'The row of a square': 'Die Zeile eines Feldes',
  'A domino lies on two squares, such as b3-b4.': 'Ein Domino liegt auf zwei Feldern, etwa b3-b4.',
  'The two squares of a domino are side by side.': 'Die beiden Felder eines Dominos liegen nebeneinander.',
  'Every row has a point or # for each square.': 'Jede Reihe hat einen Punkt oder # für jedes Feld.',
  'All rows are of one length.': 'Alle Reihen sind gleich lang.',
  'A board is written like ..../.#../.... or, while it is empty, like 4x3.':
    'Ein Brett schreibt man wie ..../.#../.... oder, solange es leer ist, wie 4x3.',
  'The number of columns': 'Die Zahl der Spalten',
  'The number of rows': 'Die Zahl der Reihen',
  'There may be {0} columns at most.': 'Es dürfen höchstens {0} Spalten sein.',
  'A heap': 'Ein Haufen',
  'A row': 'Eine Reihe',
  'A column': 'Eine Spalte',
  'A level': 'Eine Ebene',
  'A section': 'Ein Abschnitt',
  'A square is a column and a row, such as 3.4.': 'Ein Feld ist eine Spalte und eine Zeile, etwa 3.4.',
  'A stack may have {0} stages at most.': 'Ein Stapel darf höchstens {0} Spiele haben.',
  'A stage may have {0} heaps at most.': 'Ein Spiel darf höchstens {0} Haufen haben.',
  'A pile may have {0} sections at most.': 'Ein Stapel darf höchstens {0} Abschnitte haben.',
  '"{0}" is no colour: use {1}.': '„{0}“ ist keine Farbe: Nimm {1}.',
  'Give a colour letter to every section of a pile, or to none.': 'Gib jedem Abschnitt eines Stapels einen Farbbuchstaben oder keinem.',

  // Parameters that make no game
  'There is no game called "{0}".': 'Ein Spiel namens „{0}“ gibt es nicht.',
  'Parameters must be an object.': 'Die Einstellungen müssen ein Objekt sein.',
  'There is no parameter "{0}" in this game.': 'Eine Einstellung „{0}“ gibt es in diesem Spiel nicht.',
  'Give only one of {0}.': 'Gib nur eins davon an: {0}.',
  '{0} must be true or false.': '{0} muss true oder false sein.',
  '{0} must be one of {1}.': '{0} muss eins davon sein: {1}.',
  '{0} must be a list with at least one whole number.': '{0} muss eine Liste mit mindestens einer ganzen Zahl sein.',
  '{1} may have {0} members at most.': { one: '{1} darf höchstens {0} Eintrag haben.', other: '{1} darf höchstens {0} Einträge haben.' },
  '{0} must be text.': '{0} muss ein Text sein.',
  '{1} may have {0} characters at most.': { one: '{1} darf höchstens {0} Zeichen haben.', other: '{1} darf höchstens {0} Zeichen haben.' },
  '{0} must be a whole number.': '{0} muss eine ganze Zahl sein.',
  '{0} must be at least {1}.': '{0} muss mindestens {1} sein.',
  '{0} must be at most {1}.': '{0} darf höchstens {1} sein.',
  'A code has digits 0 to 7, a point and brackets, not "{0}".': 'Ein Code hat Ziffern von 0 bis 7, einen Punkt und Klammern, nicht „{0}“.',
  'A code looks like 0.77 or 4.(3): one digit, a point, then more, repeating ones in brackets.':
    'Ein Code sieht aus wie 0.77 oder 4.(3): eine Ziffer, ein Punkt, dann weitere, sich wiederholende in Klammern.',
  'Before the point only 0, or 4 for splitting a row without taking, makes sense.':
    'Vor dem Punkt hat nur 0 Sinn, oder 4 für das Teilen einer Reihe ohne Nehmen.',
  'A code may have {0} digits at most.': 'Ein Code darf höchstens {0} Ziffern haben.',
  'A code of zeros allows no move at all.': 'Ein Code aus lauter Nullen erlaubt gar keinen Zug.',
  'Say which levels are red: beatty:3/2, beatty:(3+sqrt(5))/2, evil, or set:1,3,4.':
    'Sag, welche Ebenen rot sind: beatty:3/2, beatty:(3+sqrt(5))/2, evil oder set:1,3,4.',
  'β looks like 3, 3/2 or (3+sqrt(5))/2.': 'β sieht aus wie 3, 3/2 oder (3+sqrt(5))/2.',
  'β cannot be divided by 0.': 'β lässt sich nicht durch 0 teilen.',
  'β must be at least 1.': 'β muss mindestens 1 sein.',
  'The brackets do not match.': 'Die Klammern passen nicht zusammen.',
  'Put brackets round the sum that is divided, as in (3+sqrt(5))/2.':
    'Setz die Summe, die geteilt wird, in Klammern, wie in (3+sqrt(5))/2.',
  'sqrt({0}) is a whole number: write β without a root.': 'sqrt({0}) ist eine ganze Zahl: Schreib β ohne Wurzel.',
  'β would have no root in it: write it without.': 'β enthielte keine Wurzel: Schreib es ohne.',
  'Numbers in this β may be {0} at most.': 'Zahlen in diesem β dürfen höchstens {0} sein.',
  'A record has {0} characters at most.': 'Eine Aufzeichnung hat höchstens {0} Zeichen.',
  'The record has no [{0} "…"] line.': 'In der Aufzeichnung fehlt die Zeile [{0} "…"].',
  'Params is not JSON.': 'Params ist kein JSON.',
  'There is no result "{0}".': 'Ein Ergebnis „{0}“ gibt es nicht.',
  'LastObject is "wins" or "loses".': 'LastObject ist "wins" oder "loses".',

  // Coins on a strip
  'Move one coin to any square on its left; coins may jump over each other and share a square.':
    'Zieh eine Münze auf ein beliebiges Feld links von ihr; Münzen dürfen übereinander springen und sich ein Feld teilen.',
  'There is no coin on square {0}.': 'Auf Feld {0} liegt keine Münze.',
  'A coin on square 0 is home and stays there.': 'Eine Münze auf Feld 0 ist daheim und bleibt dort.',
  'A coin moves to the left only.': 'Eine Münze zieht nur nach links.',
  'A move is two squares, from where and to where, such as 7-3.': 'Ein Zug ist zwei Felder, von wo und wohin, etwa 7-3.',
  'A square': 'Ein Feld',
  'The square of a coin': 'Das Feld einer Münze',

  // Turning Turtles
  'Turn one coin from heads to tails and, if you like, any one coin on its left as well.':
    'Dreh eine Münze von Kopf auf Zahl und, wenn du magst, auch eine beliebige Münze links von ihr um.',
  'There is no coin {0}.': 'Es gibt keine Münze {0}.',
  'Coin {0} shows tails: turn one that shows heads.': 'Münze {0} zeigt Zahl: Dreh eine um, die Kopf zeigt.',
  'Of two coins, the one on the right must show heads.': 'Von zwei Münzen muss die rechte Kopf zeigen.',
  'A coin is H for heads or T for tails, not "{0}".': 'Eine Münze ist H für Kopf oder T für Zahl, nicht „{0}“.',
  'There may be {0} coins at most.': 'Es dürfen höchstens {0} Münzen sein.',
  'Say which coins show heads and which tails, such as HTTH.': 'Sag, welche Münzen Kopf zeigen und welche Zahl, etwa HTTH.',
  'A move is one coin or two different ones, counted from 1, such as 4 or 4-2.':
    'Ein Zug ist eine Münze oder zwei verschiedene, gezählt ab 1, etwa 4 oder 4-2.',

  // Coin strip
  'Move one coin to the left, as far as you like; it may neither jump over a coin nor land on one.':
    'Zieh eine Münze nach links, so weit du willst; sie darf weder über eine Münze springen noch auf einer landen.',
  'The strip begins with square 1.': 'Der Streifen beginnt mit Feld 1.',
  'The coin on square {0} is in the way.': 'Die Münze auf Feld {0} ist im Weg.',
  'There is room for one coin only on square {0}.': 'Auf Feld {0} ist nur für eine Münze Platz.',

  // Drawings
  'Cut one line of the drawing: whatever is no longer joined to the ground falls.':
    'Schneide eine Linie der Zeichnung durch: Was nicht mehr mit dem Boden verbunden ist, fällt.',
  'There is no line {0}.': 'Eine Linie {0} gibt es nicht.',
  'A line joins two points, such as 1-2.': 'Eine Linie verbindet zwei Punkte, etwa 1-2.',
  'The line {0} hangs in the air: nothing joins it to 0, the ground.':
    'Die Linie {0} hängt in der Luft: Nichts verbindet sie mit 0, dem Boden.',
  'A point': 'Ein Punkt',
  '{0} lines': { one: '{0} Linie', other: '{0} Linien' },
  // Treblecross
  'Put a cross on an empty square; three crosses side by side end the game.':
    'Mach ein Kreuz auf ein leeres Feld; drei Kreuze nebeneinander beenden das Spiel.',
  'There is a cross on square {0} already.': 'Auf Feld {0} ist schon ein Kreuz.',
  'A square is X for a cross or a point where it is empty, not "{0}".':
    'Ein Feld ist X für ein Kreuz oder ein Punkt, wo es leer ist, nicht „{0}“.',
  'A strip may have {0} squares at most.': 'Ein Streifen darf höchstens {0} Felder haben.',
  'Say which squares have crosses, such as ..X.. for the middle one of five.':
    'Sag, welche Felder Kreuze haben, etwa ..X.. für das mittlere von fünf.',
  'A line from {0} to {1} would have to cross another one.': 'Eine Linie von {0} nach {1} müsste eine andere kreuzen.',
  'The line can leave {0} or reach {1} on either side: say after which spot, such as {2}.':
    'Die Linie kann auf zwei Seiten von {0} abgehen oder bei {1} ankommen: Sag, nach welchem Punkt, etwa {2}.',
  '{0} and {1} are both in several regions: say in which by its number, such as {2}.':
    '{0} und {1} liegen beide an mehreren Gebieten: Sag mit seiner Nummer, in welchem, etwa {2}.',
  'There is no region {0}.': 'Es gibt kein Gebiet {0}.',
  'There is no spot {0}.': 'Es gibt keinen Punkt {0}.',
  'Spot {0} has three lines already: it takes no more.': 'Punkt {0} hat schon drei Linien: Mehr gehen nicht.',
  'Spot {0} takes one more line only: a loop has two ends.': 'An Punkt {0} passt nur noch eine Linie: Eine Schlaufe hat zwei Enden.',
  'This line parts no region: nothing comes to lie on one side of it.':
    'Diese Linie teilt kein Gebiet: Auf keine ihrer Seiten kommt etwas zu liegen.',
  'Spot {0} is not in the region of this line.': 'Punkt {0} liegt nicht im Gebiet dieser Linie.',
  'Spot {0} hangs together with this line: its side cannot be chosen.':
    'Punkt {0} hängt mit dieser Linie zusammen: Seine Seite kann man nicht wählen.',
  'The number of a region': 'Die Nummer eines Gebiets',
  'A line is written like a-b, and a loop around c like a-a/c.': 'Eine Linie schreibt man wie a-b und eine Schlaufe um c wie a-a/c.',
  'The number of spots': 'Die Zahl der Punkte',
  'Where a spot should be, there is "{0}": a drawing is written like adbd,c.':
    'Wo ein Punkt stehen sollte, steht „{0}“: Eine Zeichnung schreibt man wie adbd,c.',
  'Spot {0} is beyond the last that there may be.': 'Punkt {0} liegt hinter dem letzten, den es geben kann.',
  'There is a spot {0} and no spot {1}: every spot is on a boundary.':
    'Es gibt einen Punkt {0} und keinen Punkt {1}: Jeder Punkt liegt an einem Rand.',
  'Spots and lives together may be {0} at most, which {1} spots begin with; here they are {2}.':
    'Punkte und Leben dürfen zusammen höchstens {0} sein, so viele wie {1} Punkte am Anfang haben; hier sind es {2}.',
  'Spot {0} comes too often: once where it has no line, and never twice in a row.':
    'Punkt {0} kommt zu oft vor: ohne Linie nur einmal, und nie zweimal hintereinander.',
  'Spot {0} has more than three lines.': 'Punkt {0} hat mehr als drei Linien.',
  'From spot {0} three lines go to the same spot; two at most can.':
    'Von Punkt {0} gehen drei Linien zum selben Punkt; höchstens zwei können das.',
  'From spot {0} a line is passed on one side only: each has two sides, passed in opposite directions.':
    'An einer Linie von Punkt {0} geht es nur auf einer Seite entlang: Jede hat zwei Seiten, in entgegengesetzter Richtung.',
  'The lines at spot {0} cannot be drawn without crossing: its corners do not make one turn.':
    'Die Linien an Punkt {0} kann man nicht ohne Kreuzung zeichnen: Seine Ecken ergeben nicht eine Runde.',
  'What hangs together with spot {0} cannot be drawn without crossings.':
    'Was mit Punkt {0} zusammenhängt, kann man nicht ohne Kreuzungen zeichnen.',
  'Nothing joins what spot {0} is in with the rest: every piece lies in a region with another one.':
    'Wo Punkt {0} liegt, ist nichts mit dem Rest verbunden: Jedes Stück liegt mit einem anderen in einem Gebiet.',
  'Here spot {0} lies in a region that it cannot be in: two regions would have to be one.':
    'Hier liegt Punkt {0} in einem Gebiet, in dem er nicht sein kann: Zwei Gebiete müssten eines sein.',
  'Ink has {0} characters at most.': 'Ein Strich hat höchstens {0} Zeichen.',
  'Ink is points from 0 to 999 with blanks between, such as 120,300 140,310.':
    'Ein Strich besteht aus Punkten von 0 bis 999 mit Leerzeichen dazwischen, etwa 120,300 140,310.',
  'One point of ink has a star at most.': 'Höchstens ein Punkt eines Strichs hat einen Stern.',
  'Moves of this game are not drawn: they have no ink.': 'Züge dieses Spiels werden nicht gezeichnet: Sie haben keinen Strich.',
  'Draw a line from one spot to another, or back to itself, and put a new spot on it. Lines never cross, and no spot has more than three.':
    'Zieh eine Linie von einem Punkt zu einem anderen oder zu sich selbst zurück und setz einen neuen Punkt darauf. Linien kreuzen sich nie, und kein Punkt hat mehr als drei.',
  'A line goes from a spot to another one, or back to the same one, touches no other line and no other spot, and gets a new spot somewhere on it. Three ends of lines at most meet at a spot: a line back to its own spot has two ends there, and a new spot has two from the beginning.':
    'Eine Linie geht von einem Punkt zu einem anderen oder zum selben zurück, berührt keine andere Linie und keinen anderen Punkt und bekommt irgendwo einen neuen Punkt. An einem Punkt treffen sich höchstens drei Enden von Linien: Eine Linie zurück zum selben Punkt hat dort zwei Enden, und ein neuer Punkt hat von Anfang an zwei.',
};
