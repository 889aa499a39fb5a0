import type { Phrases } from '../phrases.ts';

/** Rules in one sentence, and why a move, a position or a parameter is none. */
export const rules: Phrases = {
  'Take as many stones as you like from one heap.': 'Nimm beliebig viele Steine von einem Haufen.',
  'Take as many stones as you like from up to {0} heaps.': {
    one: 'Nimm beliebig viele Steine von einem Haufen.',
    other: 'Nimm beliebig viele Steine von bis zu {0} Haufen.',
  },
  'Take any number of stones from one stack. While no top stone is red, you may take from several at once. The red ones are {0}.':
    'Nimm beliebig viele Steine von einem Stapel. Solange oben kein Stein rot ist, darfst du von mehreren zugleich nehmen. Rot: {0}.',
  'levels with an even number of ones in binary': 'Ebenen mit einer geraden Zahl von Einsen im Zweiersystem',
  'levels ⌊nβ⌋ for β = {0}': 'die Ebenen ⌊nβ⌋ für β = {0}',
  'no levels': 'keine Ebenen',
  'levels {1}': { one: 'die Ebene {1}', other: 'die Ebenen {1}' },
  'Take stones of one color from the top of one pile, as many as you like.':
    'Nimm von einem Stapel oben Steine einer Farbe, so viele du willst.',
  'Take stones of one color from either end of one string, as many as you like.':
    'Nimm Steine einer Farbe von einem Ende einer Kette, so viele du willst.',
  'Move one rook as far as you like, left or down.': 'Zieh einen Turm nach links oder nach unten, so weit du willst.',
  'Move one queen left, down or diagonally towards the corner, as far as you like.':
    'Zieh eine Dame nach links, unten oder schräg zur Ecke, so weit du willst.',
  'Move one king one step left, down or diagonally towards the corner.':
    'Zieh einen König einen Schritt nach links, unten oder schräg zur Ecke.',
  'Move one knight in an L: two squares left or down, and one to the side.':
    'Zieh einen Springer im L: zwei Felder nach links oder unten, eins zur Seite.',
  'Choose {0} heaps and take one stone from each of them.': {
    one: 'Nimm einen Stein von einem Haufen.',
    other: 'Nimm von genau {0} Haufen je einen Stein.',
  },
  'Choose up to {0} heaps and take one stone from each of them.': {
    one: 'Nimm einen Stein von einem Haufen.',
    other: 'Nimm von bis zu {0} Haufen je einen Stein.',
  },
  'Take one stone, or two from different heaps.': 'Nimm einen Stein oder zwei von verschiedenen Haufen.',
  'If any top stone is red, take from one stack. If not, from as many as you like.':
    'Liegt irgendwo Rot oben, nimm von einem Stapel. Sonst von so vielen, wie du willst.',
  'Knock down one pin, or two that stand side by side.': 'Wirf einen Kegel um oder zwei, die nebeneinander stehen.',
  'Knock down two pins that stand side by side.': 'Wirf zwei Kegel um, die nebeneinander stehen.',
  'Take one pin, and with it the pins right beside it.': 'Nimm einen Kegel und mit ihm die Kegel direkt daneben.',
  'Take pins from an end of a row, or break a row in two without taking any.':
    'Nimm Kegel von einem Ende einer Reihe, oder nimm keinen und teile eine Reihe.',
  'Break a row into two rows of different sizes. Nothing is taken.':
    'Teile eine Reihe in zwei verschieden große Reihen. Genommen wird nichts.',
  'Take one pin from a row, but never the only one.': 'Nimm einen Kegel aus einer Reihe, aber nie den einzigen.',
  'Take three pins that stand side by side.': 'Nimm drei Kegel, die nebeneinander stehen.',
  'Only the top game of a stack is open. Take as many stones as you like from one of its heaps. When it is cleared, the game below opens.':
    'Offen ist nur das oberste Spiel eines Stapels. Nimm beliebig viele Steine von einem seiner Haufen. Ist es abgeräumt, öffnet sich das Spiel darunter.',
  'Take {0} from one heap.': 'Nimm {0} von einem Haufen.',
  '1 to {0} stones': { one: 'einen Stein', other: '1 bis {0} Steine' },
  'any number of stones but {0}': 'beliebig viele Steine außer {0}',
  '{1} stones': { one: 'einen Stein', other: '{1} Steine' },
  '{0} Or split a row in two without taking.': '{0} Oder teile eine Reihe in zwei, ohne etwas zu nehmen.',
  'Split a row in two.': 'Teile eine Reihe in zwei.',

  'Take up to twice as many stones as the turn before.': 'Nimm höchstens doppelt so viele Steine wie der Zug davor.',
  'Take one stone or more, but at most twice as many as the turn before took. The first turn may not take them all.':
    'Nimm einen oder mehr Steine, aber höchstens doppelt so viele wie der Zug davor. Der erste Zug darf nicht alle nehmen.',
  'You may take {0} at most.': 'Du darfst höchstens {0} nehmen.',
  'Take the size of the smaller heap from the larger one, once or several times.':
    'Nimm vom größeren Haufen die Größe des kleineren, einmal oder mehrmals.',
  'Take the size of the smaller heap from the larger one, once or more. Never take all.':
    'Nimm vom größeren Haufen die Größe des kleineren, auch mehrmals, doch nie alles.',
  'Choose a step and move any number of its stones one step down. From the lowest step they leave the game.':
    'Such dir eine Stufe aus und zieh beliebig viele ihrer Steine eine Stufe hinunter. Von der untersten verlassen sie das Spiel.',
  'Bite off a square and all above and to its right. Never bite the poisoned one.':
    'Beiß ein Stück ab, mit allem darüber und rechts davon. Nie das vergiftete.',
  'Choose any square but the poisoned one in the corner. It goes, with every square that is at least as far up and at least as far to the right.':
    'Wähl ein Feld, nur nicht das vergiftete in der Ecke. Es verschwindet mit jedem Feld, das mindestens so weit oben und mindestens so weit rechts liegt.',
  'Put a domino on two free squares side by side, lying or upright.':
    'Leg einen Dominostein auf zwei freie Felder neben- oder übereinander.',
  // Moves that are none
  'Take at least one pin.': 'Nimm mindestens einen Kegel.',
  'The two parts must differ in size. Split somewhere else.': 'Die zwei Teile müssen verschieden groß sein. Teile an einer anderen Stelle.',
  'That changes nothing. Split the row between two pins.': 'Das ändert nichts. Teile die Reihe zwischen zwei Kegeln.',
  'No pins are taken in this game. Split a row between two pins.':
    'In diesem Spiel nimmst du keine Kegel. Teile eine Reihe zwischen zwei Kegeln.',
  'You may not take {0} pins here. Choose another number.': {
    one: 'Einen Kegel darfst du hier nicht nehmen. Wähl eine andere Anzahl.',
    other: '{0} Kegel darfst du hier nicht nehmen. Wähl eine andere Anzahl.',
  },
  'You may not take a whole row of {0} pins. Leave something of it.': {
    one: 'Den einzigen Kegel einer Reihe darfst du nicht nehmen.',
    other: 'Eine ganze Reihe mit {0} Kegeln darfst du nicht nehmen. Lass etwas übrig.',
  },
  '{0} pins may not come from the end of a row. Choose some further in.': {
    one: 'Einen Kegel darfst du nicht vom Ende einer Reihe nehmen. Wähl einen weiter innen.',
    other: '{0} Kegel darfst du nicht vom Ende einer Reihe nehmen. Wähl welche weiter innen.',
  },
  '{0} pins must come from an end, so that the row does not split.': {
    one: 'Einen Kegel nimmst du hier nur vom Ende, damit die Reihe nicht zerfällt.',
    other: '{0} Kegel nimmst du hier nur vom Ende, damit die Reihe nicht zerfällt.',
  },
  'No top stone is red. Take from as many stacks as you like.': 'Kein oberster Stein ist rot. Nimm von so vielen Stapeln, wie du willst.',
  '{0} has red on top. Take from one stack only.': '{0} hat oben Rot. Nimm nur von einem Stapel.',
  'There is no heap {0}.': 'Einen Haufen {0} gibt es nicht.',
  'There is no pile {0}.': 'Einen Stapel {0} gibt es nicht.',
  'There is no string {0}.': 'Eine Kette {0} gibt es nicht.',
  'There is no stack {0}.': 'Einen Stapel {0} gibt es nicht.',
  'There is no row {0}.': 'Eine Reihe {0} gibt es nicht.',
  'There is no piece {0}.': 'Eine Figur {0} gibt es nicht.',
  'Heap {0} of stack {1} is empty. Choose another one.': 'Haufen {0} von Stapel {1} ist leer. Nimm einen anderen.',
  'Heap {0} of stack {1} has only {2}.': 'Haufen {0} von Stapel {1} hat nur {2}.',
  'Heap {0} is empty. Choose another one.': 'Haufen {0} ist leer. Nimm einen anderen.',
  'Heap {0} has only {1}.': 'Haufen {0} hat nur {1}.',
  'Row {0} is empty. Choose another one.': 'Reihe {0} ist leer. Nimm eine andere.',
  'Row {0} has only {1}.': 'Reihe {0} hat nur {1}.',
  'Pile {0} is empty. Choose another one.': 'Stapel {0} ist leer. Nimm einen anderen.',
  'String {0} is empty. Choose another one.': 'Kette {0} ist leer. Nimm eine andere.',
  'The top section of pile {0} has only {1}.': 'Der oberste Abschnitt von Stapel {0} hat nur {1}.',
  'The right section of string {0} has only {1}.': 'Der rechte Abschnitt von Kette {0} hat nur {1}.',
  'The left section of string {0} has only {1}.': 'Der linke Abschnitt von Kette {0} hat nur {1}.',
  'Take from the top of a pile only.': 'Nimm nur oben von einem Stapel.',
  'Stack {0} has red on top. Take from one stack only.': 'Auf Stapel {0} liegt oben Rot. Nimm nur von einem Stapel.',
  'Take from {0} heaps at most.': { one: 'Nimm nur von einem Haufen.', other: 'Nimm von höchstens {0} Haufen.' },
  'Take from exactly {0} heaps.': { one: 'Nimm von genau einem Haufen.', other: 'Nimm von genau {0} Haufen.' },
  'Take only one stone from heap {0}.': 'Nimm von Haufen {0} nur einen Stein.',
  'The game is over: a heap is empty.': 'Das Spiel ist vorbei: Ein Haufen ist leer.',
  'Take {0} from the larger heap, once or several times.': 'Nimm {0} vom größeren Haufen, einmal oder mehrmals.',
  'You may not take the whole heap. Leave something.': 'Den ganzen Haufen darfst du nicht nehmen. Lass etwas übrig.',
  'There is no step {0}.': 'Eine Stufe {0} gibt es nicht.',
  'Step {0} is empty. Choose another one.': 'Stufe {0} ist leer. Nimm eine andere.',
  'Step {0} has only {1}.': 'Stufe {0} hat nur {1}.',
  'Square {0} is gone. Bite where there is chocolate.': 'Das Stück {0} ist weg. Beiß da, wo noch Schokolade ist.',
  'That square is poisoned. Bite another one.': 'Dieses Stück ist vergiftet. Beiß in ein anderes.',
  'There is no square {0}.': 'Ein Feld {0} gibt es nicht.',
  'Square {0} is taken. Choose a free one.': 'Feld {0} ist belegt. Wähl ein freies.',
  'You may not take {0}. Take {1}.': '{0} darfst du nicht nehmen. Nimm {1}.',
  'The piece on {0} can’t move to {1}. Choose a marked square nearer the corner.':
    'Die Figur auf {0} kann nicht nach {1}. Wähl ein markiertes Feld näher an der Ecke.',
  'The top stage of stack {0} has no heap {1}.': 'Das oberste Spiel von Stapel {0} hat keinen Haufen {1}.',
  'Stack {0} is empty. Choose another one.': 'Stapel {0} ist leer. Nimm einen anderen.',
  'These rows could split into {0}, and a game has room for {1}. Start with fewer or shorter rows.':
    'Aus diesen Reihen könnten {0} werden, und ein Spiel hat Platz für {1}. Fang mit weniger oder kürzeren Reihen an.',

  // Texts that are no move
  'A move starts with the letter of a row, such as b2@3.': 'Ein Zug beginnt mit dem Buchstaben einer Reihe, etwa b2@3.',
  'A move starts with the letter of a heap, such as b3.': 'Ein Zug beginnt mit dem Buchstaben eines Haufens, etwa b3.',
  'A move starts with the letter of a pile, such as b3.': 'Ein Zug beginnt mit dem Buchstaben eines Stapels, etwa b3.',
  'A move starts with the letter of a stack, such as a2:1.': 'Ein Zug beginnt mit dem Buchstaben eines Stapels, etwa a2:1.',
  'A move starts with the letter of a piece, such as a1.4.': 'Ein Zug beginnt mit dem Buchstaben einer Figur, etwa a1.4.',
  'Say only once how many are left.': 'Sag nur einmal, wie viele übrig bleiben.',
  'Heap {0} comes twice in this move. Name each heap once.': 'Haufen {0} kommt in diesem Zug zweimal vor. Nenn jeden Haufen nur einmal.',
  'A move names a heap and how many to take, such as a2:1.': 'Ein Zug nennt einen Haufen und wie viele du nimmst, etwa a2:1.',
  'The number taken': 'Die genommene Anzahl',
  'The number left': 'Die übrige Anzahl',
  'The number left of the cut': 'Die Anzahl links vom Schnitt',
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
  'List the rows from the bottom up. No row may be longer than the one below it.':
    'Nenn die Reihen von unten nach oben. Keine darf länger sein als die darunter.',
  'There may be {0} squares at most, not {1}.': 'Es dürfen höchstens {0} Felder sein, nicht {1}.',
  'A square is a letter and a number, such as c2.': 'Ein Feld ist ein Buchstabe und eine Zahl, etwa c2.',
  'The row of a square': 'Die Zeile eines Feldes',
  'A domino lies on two squares, such as b3-b4.': 'Ein Dominostein liegt auf zwei Feldern, etwa b3-b4.',
  'The two squares of a domino are side by side.': 'Die beiden Felder eines Dominosteins liegen nebeneinander.',
  'Use a point or # for each square of a row.': 'Schreib für jedes Feld einer Zeile einen Punkt oder #.',
  'All rows must have the same length.': 'Alle Zeilen müssen gleich lang sein.',
  'Write a board like ..../.#../.... or, if it is empty, like 4x3.':
    'Schreib ein Brett wie ..../.#../.... oder, wenn es leer ist, wie 4x3.',
  'The number of columns': 'Die Zahl der Spalten',
  'The number of rows': 'Die Zahl der Zeilen',
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
  '"{0}" isn’t a color. Use {1}.': '„{0}“ ist keine Farbe. Nimm {1}.',
  'Give a color letter to every section of a pile, or to none.': 'Gib jedem Abschnitt eines Stapels einen Farbbuchstaben oder keinem.',

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
  'A code has digits 0 to 9 and A to F, a point and brackets, not "{0}".':
    'Ein Code hat Ziffern von 0 bis 9 und A bis F, einen Punkt und Klammern, nicht „{0}“.',
  'A code looks like 0.77 or 4.(3): one digit, a point, then more, repeating ones in brackets.':
    'Ein Code sieht aus wie 0.77 oder 4.(3): eine Ziffer, ein Punkt, dann weitere, sich wiederholende in Klammern.',
  'Before the point, write 0. To allow splitting without taking, write 4 for two rows, 8 for three, or C for both.':
    'Schreib vor den Punkt 0. Um auch ohne Nehmen zu teilen, schreib 4 für zwei Reihen, 8 für drei oder C für beides.',
  'A code may have {0} digits at most.': 'Ein Code darf höchstens {0} Ziffern haben.',
  'A code of zeros allows no move. Use at least one other digit.':
    'Ein Code aus lauter Nullen erlaubt keinen Zug. Nimm mindestens eine andere Ziffer.',
  'Say which levels are red: beatty:3/2, beatty:(3+sqrt(5))/2, evil, or set:1,3,4.':
    'Sag, welche Ebenen rot sind: beatty:3/2, beatty:(3+sqrt(5))/2, evil oder set:1,3,4.',
  'β looks like 3, 3/2 or (3+sqrt(5))/2.': 'β sieht aus wie 3, 3/2 oder (3+sqrt(5))/2.',
  'β can’t be divided by 0.': 'β lässt sich nicht durch 0 teilen.',
  'β must be at least 1.': 'β muss mindestens 1 sein.',
  'The brackets don’t match.': 'Die Klammern passen nicht zusammen.',
  'Put brackets round the sum that is divided, as in (3+sqrt(5))/2.':
    'Setz die Summe, die geteilt wird, in Klammern, wie in (3+sqrt(5))/2.',
  'sqrt({0}) is a whole number. Write β without a root.': 'sqrt({0}) ist eine ganze Zahl. Schreib β ohne Wurzel.',
  'The root in this β cancels out. Write β without it.': 'Die Wurzel in diesem β hebt sich weg. Schreib β ohne sie.',
  'Numbers in this β may be {0} at most.': 'Zahlen in diesem β dürfen höchstens {0} sein.',
  'A record has {0} characters at most.': 'Eine Aufzeichnung hat höchstens {0} Zeichen.',
  'The record has no [{0} "…"] line.': 'In der Aufzeichnung fehlt die Zeile [{0} "…"].',
  'Params isn’t JSON.': 'Params ist kein JSON.',
  'There is no result "{0}".': 'Ein Ergebnis „{0}“ gibt es nicht.',
  'LastObject is "wins" or "loses".': 'LastObject ist "wins" oder "loses".',

  // Coins on a strip
  'Move one coin to any square on its left, down to 0. Coins may jump over each other and share a square.':
    'Zieh eine Münze auf ein beliebiges Feld links von ihr, bis zur 0. Münzen dürfen übereinander springen und sich ein Feld teilen.',
  'There is no coin on square {0}. Choose a coin.': 'Auf Feld {0} liegt keine Münze. Wähl eine Münze.',
  'This coin is home on 0 and stays there. Choose another one.': 'Diese Münze ist daheim auf 0 und bleibt dort. Wähl eine andere.',
  'Coins only move left. Choose a square further left.': 'Münzen ziehen nur nach links. Wähl ein Feld weiter links.',
  'A move is two squares, from where and to where, such as 7-3.': 'Ein Zug ist zwei Felder, von wo und wohin, etwa 7-3.',
  'A square': 'Ein Feld',
  'The square of a coin': 'Das Feld einer Münze',

  // Turning Turtles
  'Turn one coin from heads to tails. If you like, also turn any one coin on its left, either way.':
    'Dreh eine Münze von Kopf auf Zahl. Wenn du magst, dreh auch eine beliebige Münze links von ihr um, egal wie sie liegt.',
  'There is no coin {0}.': 'Es gibt keine Münze {0}.',
  'Coin {0} shows tails. Turn one that shows heads.': 'Münze {0} zeigt Zahl. Dreh eine um, die Kopf zeigt.',
  'The right coin of the two must show heads. Choose another pair.':
    'Die rechte der beiden Münzen muss Kopf zeigen. Wähl ein anderes Paar.',
  'A coin is H for heads or T for tails, not "{0}".': 'Eine Münze ist H für Kopf oder T für Zahl, nicht „{0}“.',
  'There may be {0} coins at most.': 'Es dürfen höchstens {0} Münzen sein.',
  'Say which coins show heads and which tails, such as HTTH.': 'Sag, welche Münzen Kopf zeigen und welche Zahl, etwa HTTH.',
  'A move is one coin or two different ones, counted from 1, such as 4 or 4-2.':
    'Ein Zug ist eine Münze oder zwei verschiedene, gezählt ab 1, etwa 4 oder 4-2.',

  // Coin strip
  'Move one coin left, as far as you like. It may not jump over a coin or land on one.':
    'Zieh eine Münze nach links. Sie darf nicht springen und auf keiner landen.',
  'The strip begins with square 1.': 'Der Streifen beginnt mit Feld 1.',
  'The coin on square {0} is in the way. Stop before it.': 'Die Münze auf Feld {0} ist im Weg. Bleib davor stehen.',
  'Square {0} has room for only one coin.': 'Auf Feld {0} ist nur für eine Münze Platz.',

  // Drawings
  'Cut one line. Whatever is no longer joined to the ground falls.': 'Schneide eine Linie durch. Was nicht mehr am Boden hängt, fällt.',
  'There is no line {0}.': 'Eine Linie {0} gibt es nicht.',
  'A line joins two points, such as 1-2.': 'Eine Linie verbindet zwei Punkte, etwa 1-2.',
  'The line {0} hangs in the air: nothing joins it to 0, the ground.':
    'Die Linie {0} hängt in der Luft: Nichts verbindet sie mit 0, dem Boden.',
  'A point': 'Ein Punkt',
  '{0} lines': { one: '{0} Linie', other: '{0} Linien' },
  // Treblecross
  'Put a cross on an empty square. Three crosses side by side end the game.':
    'Mach ein Kreuz auf ein leeres Feld. Drei nebeneinander beenden das Spiel.',
  'Square {0} already has a cross. Choose an empty one.': 'Auf Feld {0} ist schon ein Kreuz. Wähl ein leeres.',
  'A square is X for a cross or a point where it is empty, not "{0}".':
    'Ein Feld ist X für ein Kreuz oder ein Punkt, wo es leer ist, nicht „{0}“.',
  'A strip may have {0} squares at most.': 'Ein Streifen darf höchstens {0} Felder haben.',
  'Say which squares have crosses, such as ..X.. for the middle one of five.':
    'Sag, welche Felder Kreuze haben, etwa ..X.. für das mittlere von fünf.',
  'A line from {0} to {1} would cross another line. Join other spots.':
    'Eine Linie von {0} nach {1} würde eine andere kreuzen. Verbinde andere Punkte.',
  'The line can leave {0} or reach {1} on two sides. Say after which spot, such as {2}.':
    'Die Linie kann auf zwei Seiten von {0} abgehen oder bei {1} ankommen. Sag, nach welchem Punkt, etwa {2}.',
  '{0} and {1} share several regions. Name one by its number, such as {2}.':
    '{0} und {1} liegen beide an mehreren Gebieten. Nenn die Nummer von einem, etwa {2}.',
  'There is no region {0}.': 'Es gibt kein Gebiet {0}.',
  'There is no spot {0}.': 'Es gibt keinen Punkt {0}.',
  'Spot {0} already has three lines. Use a spot with fewer.': 'Punkt {0} hat schon drei Linien. Nimm einen mit weniger.',
  'Spot {0} has room for one more line, and a loop has two ends.':
    'An Punkt {0} passt nur noch eine Linie, und eine Schlaufe hat zwei Enden.',
  'This line does not split a region, so no spot can be put on one side of it.':
    'Diese Linie teilt kein Gebiet, also kommt kein Punkt auf eine Seite.',
  'Spot {0} isn’t in the region of this line.': 'Punkt {0} liegt nicht im Gebiet dieser Linie.',
  'Spot {0} is joined to this line, so you can’t choose its side.':
    'Punkt {0} hängt mit dieser Linie zusammen. Seine Seite kannst du nicht wählen.',
  'The number of a region': 'Die Nummer eines Gebiets',
  'A line is written like a-b, and a loop around c like a-a/c.': 'Schreib eine Linie wie a-b und eine Schlaufe um c wie a-a/c.',
  'The number of spots': 'Die Zahl der Punkte',
  'Where a spot should be, there is "{0}": a drawing is written like adbd,c.':
    'Wo ein Punkt stehen sollte, steht „{0}“. Schreib eine Zeichnung wie adbd,c.',
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
  'The lines at spot {0} can’t be drawn without crossing: its corners don’t make one turn.':
    'Die Linien an Punkt {0} lassen sich nicht ohne Kreuzung zeichnen: Seine Ecken ergeben nicht eine Runde.',
  'What hangs together with spot {0} can’t be drawn without crossings.':
    'Was mit Punkt {0} zusammenhängt, lässt sich nicht ohne Kreuzungen zeichnen.',
  'Nothing joins what spot {0} is in with the rest: every piece lies in a region with another one.':
    'Wo Punkt {0} liegt, ist nichts mit dem Rest verbunden: Jedes Stück liegt mit einem anderen in einem Gebiet.',
  'Here spot {0} lies in a region that it can’t be in: two regions would have to be one.':
    'Hier liegt Punkt {0} in einem Gebiet, in dem er nicht sein kann: Zwei Gebiete müssten eines sein.',
  'Ink has {0} characters at most.': 'Ein Strich hat höchstens {0} Zeichen.',
  'Ink is points from 0 to 999 with blanks between, such as 120,300 140,310.':
    'Ein Strich besteht aus Punkten von 0 bis 999 mit Leerzeichen dazwischen, etwa 120,300 140,310.',
  'One point of ink has a star at most.': 'Höchstens ein Punkt eines Strichs hat einen Stern.',
  'Moves in this game aren’t drawn by hand. Send the move without ink.':
    'In diesem Spiel werden Züge nicht von Hand gezeichnet. Schick den Zug ohne Strich.',
  'Join two spots and add one on the line. Lines never cross. Three lines per spot.':
    'Verbinde zwei Punkte und setz einen auf die Linie. Nie kreuzen. Drei Linien je Punkt.',
  'Draw a line from one spot to another, or back to the same one, and put a new spot on it. The line must not touch other lines or spots. At most three ends of lines may meet at a spot. A line back to its own spot has two ends there, and a new spot starts with two.':
    'Zieh eine Linie von einem Punkt zu einem anderen oder zum selben zurück und setz einen neuen Punkt darauf. Die Linie darf keine anderen Linien und Punkte berühren. An einem Punkt treffen sich höchstens drei Linienenden. Eine Linie zurück zum selben Punkt hat dort zwei Enden, und ein neuer Punkt beginnt mit zweien.',
  'Take {0} neighboring pins from a row. The number decides where.':
    'Nimm {0} benachbarte Kegel aus einer Reihe. Wo das geht, hängt von der Anzahl ab.',
  'Take neighboring pins from a row. The number decides where.':
    'Nimm benachbarte Kegel aus einer Reihe. Wo das geht, hängt von der Anzahl ab.',
  'Take neighboring pins, or split a row in two. The number decides where.':
    'Nimm benachbarte Kegel oder teile eine Reihe. Wo das geht, hängt von der Anzahl ab.',
  'Take a whole row of {1} pins.': { one: 'Nimm eine ganze Reihe mit 1 Kegel.', other: 'Nimm eine ganze Reihe mit {1} Kegeln.' },
  'Take {1} neighboring pins from an end of a row, but never a whole row.': {
    one: 'Nimm 1 Kegel von einem Ende einer Reihe, aber nie den einzigen.',
    other: 'Nimm {1} benachbarte Kegel von einem Ende einer Reihe, aber nie eine ganze Reihe.',
  },
  'Take {1} neighboring pins from an end of a row.': {
    one: 'Nimm 1 Kegel von einem Ende einer Reihe.',
    other: 'Nimm {1} benachbarte Kegel von einem Ende einer Reihe.',
  },
  'Take {1} neighboring pins, leaving some on both sides of them.': {
    one: 'Nimm 1 Kegel, sodass auf beiden Seiten welche bleiben.',
    other: 'Nimm {1} benachbarte Kegel, sodass auf beiden Seiten welche bleiben.',
  },
  'Take a whole row of {1} pins, or as many with some on both sides of them.': {
    one: 'Nimm eine ganze Reihe mit 1 Kegel oder 1 Kegel, der auf beiden Seiten Kegel hat.',
    other: 'Nimm eine ganze Reihe mit {1} Kegeln oder so viele, die auf beiden Seiten Kegel haben.',
  },
  'Take {1} neighboring pins from a row, but never a whole row.': {
    one: 'Nimm 1 Kegel aus einer Reihe, aber nie den einzigen.',
    other: 'Nimm {1} benachbarte Kegel aus einer Reihe, aber nie eine ganze Reihe.',
  },
  'Take {1} neighboring pins and also cut the row, leaving three rows.': {
    one: 'Nimm 1 Kegel und teile die Reihe auch noch, sodass drei Reihen bleiben.',
    other: 'Nimm {1} benachbarte Kegel und teile die Reihe auch noch, sodass drei Reihen bleiben.',
  },
  'Or take {1} neighboring pins and also cut the row, leaving three rows.': {
    one: 'Oder nimm 1 Kegel und teile die Reihe auch noch, sodass drei Reihen bleiben.',
    other: 'Oder nimm {1} benachbarte Kegel und teile die Reihe auch noch, sodass drei Reihen bleiben.',
  },
  'Split a row in three.': 'Teile eine Reihe in drei.',
  'Split a row in two or in three.': 'Teile eine Reihe in zwei oder in drei.',
  'Take neighboring pins, or split a row in three. The number decides where.':
    'Nimm benachbarte Kegel oder teile eine Reihe in drei. Wo das geht, hängt von der Anzahl ab.',
  'Take neighboring pins, or split a row in two or in three. The number decides where.':
    'Nimm benachbarte Kegel oder teile eine Reihe in zwei oder drei. Wo das geht, hängt von der Anzahl ab.',
  '{0} Or split a row in three without taking.': '{0} Oder teile eine Reihe in drei, ohne zu nehmen.',
  '{0} Or split a row in two or in three without taking.': '{0} Oder teile eine Reihe in zwei oder drei, ohne zu nehmen.',
  'You may not leave three rows here. Leave out the cut.': 'Hier dürfen keine drei Reihen bleiben. Lass den Schnitt weg.',
  'With a cut, three rows must be left. Cut somewhere else.': 'Mit einem Schnitt müssen drei Reihen bleiben. Schneide woanders.',
  'Three rows must be left. Cut the row once more.': 'Drei Reihen müssen bleiben. Teile die Reihe noch einmal.',
  'Cut a row only once.': 'Teile eine Reihe nur einmal.',
  'Take {1} neighboring pins from a row.': { one: 'Nimm 1 Kegel aus einer Reihe.', other: 'Nimm {1} benachbarte Kegel aus einer Reihe.' },
  'Take stones from one heap of a top game. Clear it to open the game below.':
    'Nimm Steine von einem Haufen ganz oben. Ist das Spiel leer, ist das darunter dran.',
  'Move stones from one step to the next one down. From the lowest they are out.':
    'Zieh Steine einer Stufe eine Stufe hinunter. Von der untersten scheiden sie aus.',
  'Move one coin left, as far as you like. It may jump over coins and share a square.':
    'Zieh eine Münze nach links. Sie darf andere überspringen und ein Feld teilen.',
  'Turn one coin from heads to tails. You may also turn one on its left.':
    'Dreh eine Münze von Kopf auf Zahl. Du darfst auch eine links davon umdrehen.',
};
