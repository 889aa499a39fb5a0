import type { Phrases } from '../phrases.ts';

/** Why verdicts hold in one game on a board, on a strip or of drawings, by the English pattern; each part by the name of a file in shared/src/games. */
export const boardReasons: Phrases = {
  // Chomp
  'The heaps in binary': 'Die Haufen im Zweiersystem',
  'Only the poison is left, and the side to move has won.': 'Nur das Gift ist noch da, und wer am Zug ist, hat gewonnen.',
  'Only the poison is left, and the side to move has lost.': 'Nur das Gift ist noch da, und wer am Zug ist, hat verloren.',
  'Only one row and one column are left. Without the poison, they are two Nim heaps. A bite takes from one of them.':
    'Nur eine Reihe und eine Spalte sind noch da. Ohne das Gift sind sie zwei Nim-Haufen. Ein Biss nimmt von einem davon.',
  upwards: 'nach oben',
  'The rows of this bar are as long as its columns. Bite at b2. That leaves a row and a column of the same length. Whatever the other side bites off one, bite the same off the other.':
    'Die Reihen dieser Tafel sind so lang wie ihre Spalten. Beiß in b2. Dann bleiben eine Reihe und eine Spalte von gleicher Länge. Was die andere Seite von der einen abbeißt, beißt du von der anderen ab.',
  'On a square bar, bite at b2. That leaves a row and a column of the same length. Whatever the other side bites off one, bite the same off the other.':
    'Auf einer quadratischen Tafel beiß in b2. Dann bleiben eine Reihe und eine Spalte von gleicher Länge. Was die andere Seite von der einen abbeißt, beißt du von der anderen ab.',
  'A whole bar is always won. Think of a bite at the far corner. If it does not win, some answer to it does. But that answer could have been the first bite.':
    'Eine ganze Tafel ist immer gewonnen. Denk an einen Biss in die ferne Ecke. Gewinnt er nicht, dann gewinnt eine Antwort darauf. Die hätte aber schon der erste Biss sein können.',
  'Two rows are lost if the upper one is shorter by one, and only then.':
    'Zwei Reihen sind verloren, wenn die obere um eins kürzer ist, und nur dann.',
  'For most shapes no rule is known. So everything that can be left of this bar was worked out.':
    'Für die meisten Formen ist keine Regel bekannt. Darum wurde alles berechnet, was von dieser Tafel bleiben kann.',
  'A winning move bites at {0}.': 'Ein Gewinnzug beißt in {0}.',
  // Coin strip
  'Pair the coins, starting with the two on the right. A coin left over pairs with the end of the strip. The gap between two partners is a Nim heap.':
    'Bilde Paare aus den Münzen und fang mit den beiden rechts an. Bleibt eine übrig, ist ihr Partner das Ende des Streifens. Die Lücke zwischen zwei Partnern ist ein Nim-Haufen.',
  'Write the gaps in binary, one below the other, and count the ones in each column.':
    'Schreib die Lücken im Zweiersystem untereinander und zähl in jeder Spalte die Einsen.',
  'no gap of a pair is larger than 1': 'keine Lücke eines Paars größer als 1 ist',
  'a gap of a pair is larger than 1': 'eine Lücke eines Paars größer als 1 ist',
  'A gap grows when the left coin of its pair moves, and shrinks again when the right one follows.':
    'Eine Lücke wächst, wenn die linke Münze ihres Paars zieht, und schrumpft wieder, wenn die rechte nachzieht.',
  'The gaps in binary': 'Die Lücken im Zweiersystem',
  'up to coin {0}': 'bis Münze {0}',
  'coins {0} and {1}': 'Münzen {0} und {1}',
  // Corner
  left: 'nach links',
  down: 'nach unten',
  'A rook is two Nim heaps. They are its steps to the left and its steps down. Write them in binary, one below the other. Count the ones in each column.':
    'Ein Turm ist zwei Nim-Haufen. Das sind seine Schritte nach links und nach unten. Schreib sie im Zweiersystem untereinander. Zähl in jeder Spalte die Einsen.',
  'Moving {0} can make all of them even.': 'Ein Zug {0} kann sie alle gerade machen.',
  'A single queen loses on the golden pairs. Each pair begins with the smallest number not used yet. Its numbers are one further apart than in the pair before.':
    'Eine einzelne Dame verliert auf den goldenen Paaren. Jedes Paar beginnt mit der kleinsten noch freien Zahl. Seine Zahlen liegen um eins weiter auseinander als beim Paar davor.',
  'Here making the last move loses: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2), and all others stay.':
    'Hier verliert der letzte Zug: (0, 1) und (2, 2) stehen für (0, 0) und (1, 2), alle anderen bleiben.',
  'The numbers are the multiples of the golden ratio 1.618… and of its square 2.618…, rounded down.':
    'Die Zahlen sind die Vielfachen des Goldenen Schnitts 1,618… und seines Quadrats 2,618…, abgerundet.',
  'The golden pairs': 'Die goldenen Paare',
  smaller: 'kleiner',
  larger: 'größer',
  apart: 'Abstand',
  '{0} and {1} aren’t such a pair. A winning move makes them one.': '{0} und {1} sind kein solches Paar. Ein Gewinnzug macht eines daraus.',
  '{0} and {1} are such a pair. Every move leaves the pairs, and the next one can come back to them.':
    '{0} und {1} sind so ein Paar. Jeder Zug führt von den Paaren weg, und der nächste kann zu ihnen zurück.',
  'no distance is larger than 1': 'kein Abstand größer als 1 ist',
  'a distance is larger than 1': 'ein Abstand größer als 1 ist',
  'A winning move goes {0}.': 'Ein Gewinnzug geht {0}.',
  '{0} and {1} are such a pair. No move leads to another one, so every move loses.':
    '{0} und {1} sind so ein Paar. Kein Zug führt zu einem anderen, also verliert jeder Zug.',
  'Every square whose column and row add up to {0} or less was worked out.':
    'Jedes Feld, dessen Spalte und Zeile zusammen höchstens {0} ergeben, wurde berechnet.',
  'Here the last move loses, so knights aren’t like Nim heaps. But near the corner there are only {0} kinds of positions. Positions of one kind can stand in for each other beside any knights.':
    'Hier verliert der letzte Zug, also sind Springer nicht wie Nim-Haufen. Nahe der Ecke gibt es aber nur {0} Arten von Stellungen. Stellungen einer Art können einander neben beliebigen Springern ersetzen.',
  'All knights together are of one kind with {0}: won.': 'Alle Springer zusammen sind von der Art von {0}: gewonnen.',
  'All knights together are of one kind with {0}: lost.': 'Alle Springer zusammen sind von der Art von {0}: verloren.',
  'After the move to {0} all knights together are of one kind with {1}: lost.':
    'Nach dem Zug auf {0} sind alle Springer zusammen von der Art von {1}: verloren.',
  'no knight at all': 'gar keinem Springer',
  'knights on {1}': { one: 'einem Springer auf {1}', other: 'Springern auf {1}' },
  'Each king is worth 0 or 1 if the nearer edge is an even number of steps away. It is worth 2 or 3 if the number is odd.':
    'Ein König ist 0 oder 1 wert, wenn der nähere Rand eine gerade Zahl von Schritten entfernt ist. Ist die Zahl ungerade, ist er 2 oder 3 wert.',
  'What a knight is worth repeats every four squares along the diagonal. Far from the diagonal, it does so along rows and columns too.':
    'Was ein Springer wert ist, wiederholt sich entlang der Diagonale alle vier Felder. Weit weg von ihr gilt das auch entlang von Zeilen und Spalten.',
  'Only one knight can still move. Whether it wins repeats every four squares along the diagonal. Far from the diagonal, it does so along rows and columns too.':
    'Nur ein Springer kann noch ziehen. Ob er gewinnt, wiederholt sich entlang der Diagonale alle vier Felder. Weit weg von ihr gilt das auch entlang von Zeilen und Spalten.',
  'So {0} is like {1}: won.': 'Also ist {0} wie {1}: gewonnen.',
  'So {0} is like {1}: lost.': 'Also ist {0} wie {1}: verloren.',
  'A winning move goes to {0}.': 'Ein Gewinnzug führt nach {0}.',
  'Wherever it goes, the other side wins.': 'Wohin er auch zieht, die andere Seite gewinnt.',
  // Cram
  'The board looks the same after half a turn, or it has two regions of the same shape. After any domino, the other side can place one at the matching spot.':
    'Das Brett sieht nach einer halben Drehung gleich aus, oder es hat zwei Gebiete von gleicher Form. Nach jedem Dominostein kann die andere Seite einen an die passende Stelle legen.',
  'After a domino on {0}, the board looks the same after half a turn. From then on, every domino can be answered at the matching spot.':
    'Nach einem Dominostein auf {0} sieht das Brett nach einer halben Drehung gleich aus. Von da an hat jeder Dominostein eine Antwort an der passenden Stelle.',
  'There may be other winning moves. On a board this large, they aren’t looked for.':
    'Vielleicht gibt es noch andere Gewinnzüge. Auf einem so großen Brett werden sie nicht gesucht.',
  // Hackenbush
  'A stalk is a Nim heap. Cut it, and you take that line and all above it.':
    'Ein Halm ist ein Nim-Haufen. Schneidest du ihn durch, nimmst du diese Linie und alles darüber.',
  'Lines that form a ring fold up. All points of the ring become one. Each of its lines becomes a small loop there, worth 1 like a single line.':
    'Linien, die einen Ring bilden, klappen zusammen. Alle Punkte des Rings werden einer. Jede seiner Linien wird dort eine kleine Schlaufe, die 1 wert ist wie eine einzelne Linie.',
  'At a fork, add the values of what stands there as in Nim. The line below a fork adds one.':
    'An einer Gabel zähl die Werte, die dort stehen, wie beim Nim zusammen. Die Linie darunter macht eins mehr daraus.',
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
  // Nimble
  'A coin is a Nim heap, as large as the number of its square. Write these numbers in binary, one below the other. Count the ones in each column.':
    'Eine Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Feldes. Schreib diese Nummern im Zweiersystem untereinander. Zähl in jeder Spalte die Einsen.',
  'no coin is beyond square 1': 'keine Münze weiter draußen als auf Feld 1 liegt',
  'a coin is beyond square 1': 'eine Münze weiter draußen als auf Feld 1 liegt',
  'The squares of the coins in binary': 'Die Felder der Münzen im Zweiersystem',
  'coin on {0}': 'Münze auf {0}',
  'A coin is a Nim heap as large as the number of its square.': 'Eine Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Felds.',
  // Sprouts
  'No line can be drawn any more.': 'Es lässt sich keine Linie mehr zeichnen.',
  'Everything still open is joined together. It is one land.': 'Alles, was noch offen ist, hängt zusammen. Es ist ein einziges Land.',
  'The drawing has {0} lands: a line in one of them changes nothing in the others.':
    'Die Zeichnung hat {0} Länder: Eine Linie in einem davon ändert an den anderen nichts.',
  'After any line, the other side has an answer that wins.': 'Nach jeder Linie hat die andere Seite eine Antwort, die gewinnt.',
  'There is a line that wins. There wasn’t time to find the value of each land.':
    'Es gibt eine Linie, die gewinnt. Was jedes Land zählt, ließ sich in der erlaubten Zeit nicht herausfinden.',
  'The lands are worth {0}.': 'Die Länder zählen {0}.',
  'It is worth 0. After any line, the other side can make it 0 again.':
    'Es ist 0 wert. Nach jeder Linie kann die andere Seite wieder 0 daraus machen.',
  'It is worth {0}, not 0. A winning line makes it 0.': 'Es ist {0} wert, nicht 0. Eine Linie, die gewinnt, macht 0 daraus.',
  '{0} lives are left, and every line costs one: at least {1} more lines come, and {2} at most.':
    '{0} Leben sind übrig, und jede Linie kostet eines: Mindestens {1} Linien kommen noch, höchstens {2}.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: odd, and the side to move draws the last.':
    '{0} Leben sind übrig, jede Linie kostet eines, und am Ende muss diese Zahl übrig bleiben: {1}. Die Zahl der Linien, die noch kommen, ist also {2}, wie auch gespielt wird: ungerade, und die letzte zeichnet, wer am Zug ist.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: even, and the other side draws the last.':
    '{0} Leben sind übrig, jede Linie kostet eines, und am Ende muss diese Zahl übrig bleiben: {1}. Die Zahl der Linien, die noch kommen, ist also {2}, wie auch gespielt wird: gerade, und die letzte zeichnet die andere Seite.',
  'What each land is worth': 'Was jedes Land wert ist',
  Land: 'Land',
  'Living spots': 'Lebende Punkte',
  Lives: 'Leben',
  'There is a guess for five or more fresh spots when the last move loses. Divide their number by 6. If 0, 4 or 5 is left over, the first player wins. Computers have checked it for up to 20 spots.':
    'Für fünf oder mehr frische Punkte gibt es eine Vermutung, wenn der letzte Zug verliert. Teil ihre Zahl durch 6. Bleibt 0, 4 oder 5 übrig, gewinnt, wer anfängt. Computer haben sie bis 20 Punkte bestätigt.',
  'There is a guess for fresh spots. Divide their number by 6. If 3, 4 or 5 is left over, the first player wins. Computers have checked it for up to 44 spots.':
    'Für frische Punkte gibt es eine Vermutung. Teil ihre Zahl durch 6. Bleibt 3, 4 oder 5 übrig, gewinnt, wer anfängt. Computer haben sie bis 44 Punkte bestätigt.',
  '{0} leaves {1}. If the guess is right, the first player wins. It was not proven here.':
    '{0} lässt den Rest {1}. Stimmt die Vermutung, gewinnt, wer anfängt. Bewiesen wurde sie hier nicht.',
  '{0} leaves {1}. If the guess is right, the first player loses. It was not proven here.':
    '{0} lässt den Rest {1}. Stimmt die Vermutung, verliert, wer anfängt. Bewiesen wurde sie hier nicht.',
  'When the last move loses, lands have no numbers to add. So all lands together were searched.':
    'Wenn der letzte Zug verliert, haben Länder keine Zahlen zum Addieren. Darum wurden alle Länder zusammen durchsucht.',
  'The lands': 'Die Länder',
  // Treblecross
  'Three crosses stand side by side, so the game is over.': 'Drei Kreuze stehen nebeneinander, also ist das Spiel aus.',
  'The strip is too short for three crosses. Its squares are filled one by one.':
    'Der Streifen ist zu kurz für drei Kreuze. Seine Felder werden eins nach dem anderen gefüllt.',
  'A cross on {0} makes three side by side and wins at once.': 'Ein Kreuz auf {0} macht drei nebeneinander und gewinnt sofort.',
  'Put a cross within two squares of another, and the other side makes three. So a cross uses up its own square and two on either side.':
    'Machst du ein Kreuz höchstens zwei Felder neben ein anderes, macht die andere Seite drei. Ein Kreuz verbraucht also sein Feld und zwei auf jeder Seite.',
  'No square is far enough from all crosses, so the side to move loses.':
    'Kein Feld ist weit genug von allen Kreuzen. Also verliert, wer am Zug ist.',
  'There are {0} stretches of squares that are far enough from all crosses, {1} long; they count {2}.': {
    one: 'Es gibt eine Strecke aus Feldern, die weit genug von allen Kreuzen sind, {1} lang; sie zählt {2}.',
    other: 'Es gibt {0} Strecken aus Feldern, die weit genug von allen Kreuzen sind, {1} lang; sie zählen {2}.',
  },
  'The nim-sum of the free stretches is 0. After every safe cross, the other side can make it 0 again.':
    'Die Nim-Summe der freien Strecken ist 0. Nach jedem sicheren Kreuz kann die andere Seite sie wieder zu 0 machen.',
  'The nim-sum of the free stretches is {0}, not 0. A winning move makes it 0.':
    'Die Nim-Summe der freien Strecken ist {0}, nicht 0. Ein Gewinnzug macht sie zu 0.',
  'What each free stretch is worth': 'Was jede freie Strecke wert ist',
  Squares: 'Felder',
  Length: 'Länge',
  'Here the last move loses, so avoid making three while there is another square.':
    'Hier verliert der letzte Zug, also mach keine drei, solange es ein anderes Feld gibt.',
  'There is none. Every cross makes three, and the side to move loses.':
    'Es gibt keines. Jedes Kreuz macht drei, und wer am Zug ist, verliert.',
  'On {0} squares a cross makes no three: {1}.': {
    one: 'Auf einem Feld, {1}, macht ein Kreuz keine drei.',
    other: 'Auf {0} Feldern macht ein Kreuz keine drei: {1}.',
  },
  // Turtles
  'A coin that shows heads is a Nim heap, as large as its number. Write these numbers in binary, one below the other. Count the ones in each column.':
    'Eine Münze, die Kopf zeigt, ist ein Nim-Haufen, so groß wie ihre Nummer. Schreib diese Nummern im Zweiersystem untereinander. Zähl in jeder Spalte die Einsen.',
  'A winning move turns coin {0} to tails.': 'Ein Gewinnzug dreht Münze {0} auf Zahl.',
  'The numbers of the heads in binary': 'Die Nummern der Köpfe im Zweiersystem',
  'Here the last move loses. Look at the pairs 2 and 3, 4 and 5, 6 and 7, and so on. While one of these pairs shows exactly one head, nothing changes.':
    'Hier verliert der letzte Zug. Sieh dir die Paare 2 und 3, 4 und 5, 6 und 7 und so weiter an. Solange eines davon genau einmal Kopf zeigt, ändert sich nichts.',
  'One pair does. With a nim-sum of 0, the side to move loses.': 'So ein Paar gibt es. Bei der Nim-Summe 0 verliert, wer am Zug ist.',
  'One pair does. With a nim-sum of {0}, not 0, the side to move wins.':
    'So ein Paar gibt es. Bei der Nim-Summe {0}, nicht 0, gewinnt, wer am Zug ist.',
  'No pair does, and that changes who wins. With a nim-sum of 0, the side to move wins.':
    'So ein Paar gibt es nicht, und das ändert, wer gewinnt. Bei der Nim-Summe 0 gewinnt, wer am Zug ist.',
  'No pair does, and that changes who wins. With a nim-sum of {0}, the side to move loses.':
    'So ein Paar gibt es nicht, und das ändert, wer gewinnt. Bei der Nim-Summe {0} verliert, wer am Zug ist.',
};
