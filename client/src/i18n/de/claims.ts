import type { Phrases } from '../phrases.ts';

/** Claims on trial, and their results. */
export const claims: Phrases = {
  'Theorem {0}': 'Satz {0}',
  'Lemma {0}': 'Lemma {0}',
  'Proposition {0}': 'Proposition {0}',
  'Corollary {0}': 'Korollar {0}',
  'Definition {0}': 'Definition {0}',
  'Observation {0}': 'Beobachtung {0}',
  'Section {0}': 'Abschnitt {0}',
  'Equation {0}': 'Gleichung {0}',
  'Equations {0} to {1}': 'Gleichungen {0} bis {1}',
  'Figure {0}': 'Abbildung {0}',
  'Example {0}': 'Beispiel {0}',
  Example: 'Beispiel',
  'Proof of Proposition {0}': 'Beweis von Proposition {0}',
  'One heap': 'Ein Haufen',
  'Three heaps': 'Drei Haufen',
  'The general pattern': 'Das allgemeine Muster',
  'The general strategy': 'Die allgemeine Strategie',
  'Sprague and Grundy': 'Sprague und Grundy',
  'Bouton’s theorem': 'Der Satz von Bouton',
  'Misère Nim theorem': 'Der Satz vom Misère-Nim',
  'Error handling': 'Fehlerbehandlung',
  'Subtraction games': 'Subtraktionsspiele',
  'Code examples': 'Programmbeispiele',
  'Chromatic Nim, any red levels': 'Chromatisches Nim, beliebige rote Ebenen',
  'Chromatic Nim, any red levels, the last stone loses': 'Chromatisches Nim, beliebige rote Ebenen, der letzte Stein verliert',
  'Slow Nim, k + 3 heaps': 'Langsames Nim, k + 3 Haufen',
  'Slow Nim, k + 1 heaps, the last stone loses': 'Langsames Nim, k + 1 Haufen, der letzte Stein verliert',
  'Slow Nim, four heaps, the last stone loses': 'Langsames Nim, vier Haufen, der letzte Stein verliert',
  'Slow Nim, five heaps, the last stone loses': 'Langsames Nim, fünf Haufen, der letzte Stein verliert',
  'Up to three at a time from five heaps, and the last stone loses. Four things decide where the winner differs from normal play: x1 + x2 − x3, x4 − x3, x5 − x4, and whether x1 is odd.':
    'Bis zu drei auf einmal von fünf Haufen, und der letzte Stein verliert. Vier Dinge entscheiden, wo eine andere Seite gewinnt als im normalen Spiel: x1 + x2 − x3, x4 − x3, x5 − x4 und ob x1 ungerade ist.',
  'Albert, Nowakowski 2001': 'Albert, Nowakowski 2001',
  'Gurvich, Ho 2015': 'Gurvich, Ho 2015',
  'Beyond the papers': 'Über die Arbeiten hinaus',
  'Stones in the pile': 'Steine im Stapel',
  'Stones in all': 'Steine insgesamt',
  'Stones in the largest heap': 'Steine im größten Haufen',
  'Stones in the largest of three heaps': 'Steine im größten von drei Haufen',
  'Stones in the higher stack': 'Steine im höheren Stapel',
  'Highest red level': 'Höchste rote Ebene',
  'Numbers up to': 'Zahlen bis',
  'Rows and columns': 'Zeilen und Spalten',
  'Squares to the corner, at most': 'Felder bis zur Ecke, höchstens',
  'Largest take': 'Größte erlaubte Zahl',
  'y and z': 'y und z',
  'By the claim the player to move loses here, but a move wins.':
    'Nach der Behauptung verliert hier, wer am Zug ist. Aber ein Zug gewinnt.',
  'By the claim the player to move wins here, but every move loses.':
    'Nach der Behauptung gewinnt hier, wer am Zug ist. Aber jeder Zug verliert.',
  'By the claim this is worth {0}, but it is worth {1}.': 'Nach der Behauptung ist das {0} wert, es ist aber {1} wert.',
  'By the claim the winning moves are {0}, but they are {1}.': 'Nach der Behauptung gewinnen diese Züge: {0}. Es sind aber: {1}.',
  'The claim describes a winning move, but there is no such move.':
    'Die Behauptung beschreibt einen Gewinnzug, aber es gibt keinen solchen Zug.',
  'By the claim the move to {0} wins, but it loses.': 'Nach der Behauptung gewinnt der Zug nach {0}, er verliert aber.',
  none: 'keine',
  'By the claim this is {0}, but it is {1}.': 'Nach der Behauptung ist das {0}, es ist aber {1}.',
  'The claim is false here.': 'Hier ist die Behauptung falsch.',
  'Going up gives {0}, going down {1}.': 'Von unten ergibt sich {0}, von oben {1}.',
  'The moves to a nim-sum of 0 are {0}.': 'Zur Nim-Summe 0 führen die Züge {0}.',
  'With takes of {0}, no period is found.': 'Darfst du {0} nehmen, wird keine Periode gefunden.',
  'The lemma speaks of {0} there.': 'Das Lemma spricht dort von {0}.',
  'A column has no multiple of 3 ones.': 'In einer Spalte ist die Zahl der Einsen kein Vielfaches von 3.',
  'A pile open at both ends is the game End-Nim. Whatever else lies there, exactly one size of an end section, perhaps 0, makes it lost.':
    'Ein Stapel, der an beiden Enden offen ist, ist das Spiel End-Nim. Was sonst auch daliegt, genau eine Größe eines Endabschnitts, vielleicht 0, macht ihn verloren.',
  'Going up level by level, green levels wait in a queue. Each red level is paired with the first in the queue, or with itself if none waits. These pairs are the lost ones.':
    'Von unten nach oben stellen sich grüne Ebenen an. Jede rote bildet mit der vordersten ein Paar, oder mit sich selbst, wenn keine wartet. Diese Paare sind die verlorenen.',
  'If the last stone loses, 0 and 1 are the first lost pair, and the queue starts at level 2.':
    'Verliert der letzte Stein, sind 0 und 1 das erste verlorene Paar, und die Schlange beginnt bei Ebene 2.',
  'Three heaps x ≤ y ≤ z, up to two at a time. Count 2 if x is odd, 3 if y is odd, 1 if z is odd. The nim-sum of these is the value.':
    'Drei Haufen x ≤ y ≤ z, bis zu zwei auf einmal. Zähl 2, wenn x ungerade ist, 3 für ein ungerades y, 1 für ein ungerades z. Deren Nim-Summe ist der Wert.',
  'Up to k heaps at a time. Up to k heaps are lost exactly when all are even; k + 1 heaps when all are even or all odd; k + 2 heaps when all are even, or the smallest is even and every other one odd.':
    'Bis zu k Haufen auf einmal. Bis zu k Haufen sind genau dann verloren, wenn alle gerade sind; k + 1 Haufen, wenn alle gerade oder alle ungerade sind; k + 2 Haufen, wenn alle gerade sind oder der kleinste gerade ist und alle anderen ungerade.',
  'Up to k at a time from k + 3 heaps, with k at least 4. Two things decide: which heaps are odd, and c = x1 + x2 − x3, by its sign and its remainder after dividing by 4. Proved in the solver’s documentation.':
    'Bis zu k auf einmal von k + 3 Haufen, k mindestens 4. Zwei Dinge entscheiden: welche Haufen ungerade sind, und c = x1 + x2 − x3 mit Vorzeichen und Rest beim Teilen durch 4. Bewiesen in der Dokumentation des Lösers.',
  'Up to k at a time from k + 1 heaps, some perhaps empty, and the last stone loses. The winner is the same as in normal play, except where the k smallest heaps are equal: there it is the other side. Proved in the solver’s documentation.':
    'Bis zu k auf einmal von k + 1 Haufen, manche vielleicht leer, und der letzte Stein verliert. Es gewinnt dieselbe Seite wie im normalen Spiel, außer wenn die k kleinsten gleich sind: Dann ist es die andere. Bewiesen in der Dokumentation des Lösers.',
  'Up to two at a time from four heaps, and the last stone loses. Three things decide where the winner differs from normal play: whether x1 is odd, c = x1 + x2 − x3, and x4 − x3. The pattern repeats by threes and sixes. Proved in the solver’s documentation.':
    'Bis zu zwei auf einmal von vier Haufen, und der letzte Stein verliert. Drei Dinge entscheiden, wo eine andere Seite gewinnt als im normalen Spiel: ob x1 ungerade ist, c = x1 + x2 − x3 und x4 − x3. Das Muster wiederholt sich in Dreier- und Sechserschritten. Bewiesen in der Dokumentation des Lösers.',
  'With red levels ⌊nφ²⌋, stacks of 4 and 2 have one winning move. It takes three from the first.':
    'Mit roten Ebenen ⌊nφ²⌋ haben Stapel von 4 und 2 genau einen Gewinnzug. Er nimmt drei vom ersten.',
  'With red levels ⌊nβ⌋ for an irrational β > 2, the lost pairs are ⌊nα⌋ and ⌊nβ⌋ for n = 0, 1, 2, …, where 1/α + 1/β = 1. Tried for four β.':
    'Mit roten Ebenen ⌊nβ⌋ für ein irrationales β > 2 sind die verlorenen Paare ⌊nα⌋ und ⌊nβ⌋ für n = 0, 1, 2, … mit 1/α + 1/β = 1. Geprüft für vier β.',
  'With the multiples of a whole number β red, the lost pairs are 0 and 0, and βn + t and β((β − 1)n + t) for 0 ≤ n and t from 1 to β − 1. Tried for β from 2 to 7.':
    'Sind die Vielfachen einer ganzen Zahl β rot, sind die verlorenen Paare 0 und 0 sowie βn + t und β((β − 1)n + t) für 0 ≤ n und t von 1 bis β − 1. Geprüft für β von 2 bis 7.',
  'If green dominates, the lost pairs are the i-th green level with the i-th red one, and 0 with 0.':
    'Überwiegt Grün, sind die verlorenen Paare die i-te grüne mit der i-ten roten Ebene, und 0 mit 0.',
  'If green dominates, every position with tops of one color is won.':
    'Überwiegt Grün, ist jede Stellung gewonnen, in der oben nur eine Farbe liegt.',
  'If green dominates, every position with tops of one color is won, except the empty one.':
    'Überwiegt Grün, ist jede Stellung gewonnen, in der oben nur eine Farbe liegt, außer der leeren.',
  'If green dominates, the move that the paper describes wins. With tops of both colors it leaves as many red levels as green ones and keeps the colors.':
    'Überwiegt Grün, gewinnt der Zug, den die Arbeit beschreibt. Liegen oben beide Farben, lässt er gleich viele rote wie grüne Ebenen und behält die Farben.',
  'The same, but if one stack is empty, take everything.': 'Dasselbe, aber ist ein Stapel leer, nimm alles.',
  'With red levels ⌊3n/2⌋, the first lost pairs are 0 and 0, 1 and 1, 2 and 3.':
    'Mit roten Ebenen ⌊3n/2⌋ sind die ersten verlorenen Paare 0 und 0, 1 und 1, 2 und 3.',
  'If red dominates, two stacks of the same red height d are lost exactly when green dominates from no red level k up to d. (The paper has k ∈ S.)':
    'Überwiegt Rot, sind zwei Stapel derselben roten Höhe d genau dann verloren, wenn Grün von keiner roten Ebene k bis d überwiegt. (In der Arbeit steht k ∈ S.)',
  'If red dominates, two stacks of the same red height d are lost exactly when green dominates from no green level k up to d.':
    'Überwiegt Rot, sind zwei Stapel derselben roten Höhe d genau dann verloren, wenn Grün von keiner grünen Ebene k bis d überwiegt.',
  'Evil numbers have an even number of ones in binary, odious numbers an odd number. No three numbers in a row are all evil or all odious.':
    'Böse Zahlen haben im Zweiersystem gerade viele Einsen, abscheuliche ungerade viele. Nie sind drei Zahlen hintereinander alle böse oder alle abscheulich.',
  'From 0 up to any number, the counts of odious and evil numbers differ by at most 1.':
    'Von 0 bis zu jeder Zahl unterscheiden sich die Anzahlen abscheulicher und böser Zahlen höchstens um 1.',
  'With Definition 11 as printed, Lemma 12 gives the number of odious minus evil numbers from 1 to k, plus one.':
    'Mit der gedruckten Definition 11 gibt Lemma 12 an, wie viel mehr abscheuliche als böse Zahlen es von 1 bis k gibt, plus eins.',
  'From 1 to k, count the odious numbers minus the evil ones. The result is 1 for odd k. For even k it is 2 if k is odious and 0 if k is evil.':
    'Zähl von 1 bis k die abscheulichen Zahlen und zieh die bösen ab. Bei ungeradem k ergibt das 1. Bei geradem k ergibt es 2, wenn k abscheulich ist, und 0, wenn k böse ist.',
  'With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a.':
    'Sind böse Ebenen rot, bau die verlorenen Paare nach 0 und 0 der Reihe nach. Nimm a, die kleinste Zahl aus keinem früheren Paar, und b, die kleinste böse Zahl über a.',
  'With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a in no earlier pair.':
    'Sind böse Ebenen rot, bau die verlorenen Paare nach 0 und 0 der Reihe nach. Nimm a, die kleinste Zahl aus keinem früheren Paar, und b, die kleinste böse Zahl über a aus keinem früheren Paar.',
  'With evil levels red, the n-th lost pair after 0 and 0 is a and b. For evil n, b = 2n, otherwise 2n + 1. If n ends in an even number of zeros in binary, a = b − 2. Otherwise a = b − 1 for evil n and b − 3 for odious n.':
    'Sind böse Ebenen rot, ist das n-te verlorene Paar nach 0 und 0 a und b. Für böses n ist b = 2n, sonst 2n + 1. Endet n im Zweiersystem auf gerade viele Nullen, ist a = b − 2. Sonst ist a = b − 1 für böses n und b − 3 für abscheuliches.',
  'q = {0} is evil and ends in an even number of zeros in binary, and {1} is prime number {2}.':
    'q = {0} ist böse und endet im Zweiersystem auf gerade viele Nullen, und {1} ist die Primzahl Nummer {2}.',
  'A pile is worth the largest value that a move leads to. (The paper has “max”.)':
    'Ein Stapel ist so viel wert wie der größte Wert, zu dem ein Zug führt. (In der Arbeit steht „max“.)',
  'Take from a pile its top section, or ℓ stones of it for every ℓ smaller than that section, ℓ = 0 included. The pile is worth the smallest number missing among the results.':
    'Nimm von einem Stapel den obersten Abschnitt oder ℓ Steine davon, für jedes ℓ kleiner als der Abschnitt, auch ℓ = 0. Der Stapel ist so viel wert wie die kleinste Zahl, die unter den Ergebnissen fehlt.',
  'If the top section of n stones is larger by m than the value below it, the list of options ends at n − m, where m is left out.':
    'Ist der oberste Abschnitt von n Steinen um m größer als der Wert darunter, endet die Liste der Möglichkeiten bei n − m, wo m weggelassen ist.',
  'Leave 0 to n − 1 stones of the top section of n. The pile is worth the smallest number missing among the values of what is left.':
    'Lass vom obersten Abschnitt aus n Steinen 0 bis n − 1 übrig. Der Stapel ist so viel wert wie die kleinste Zahl, die unter den Werten der Reste fehlt.',
  'The eeny-meeny rule with “less than” in its last line, where equation 2 has “at most”. A tie at the bottom then doesn’t count.':
    'Die Ene-mene-Regel mit „kleiner“ in der letzten Zeile, wo Gleichung 2 „höchstens“ hat. Ein Gleichstand ganz unten zählt dann nicht.',
  'A pile is worth its top section, or one less if that is no larger than the value of the pile without it.':
    'Ein Stapel ist so viel wert wie sein oberster Abschnitt, oder eins weniger, wenn dieser nicht größer ist als der Wert des Stapels ohne ihn.',
  'The eeny-meeny rule gives the value of every pile. A tie at the bottom section counts as eeny.':
    'Die Ene-mene-Regel gibt den Wert jedes Stapels. Ein Gleichstand ganz unten zählt als kleiner.',
  'Going up by Lemma 3.1 and going down by the eeny-meeny rule give the same value.':
    'Von unten mit Lemma 3.1 und von oben mit der Ene-mene-Regel kommt derselbe Wert heraus.',
  'Two piles are lost exactly when their values are equal.': 'Zwei Stapel sind genau dann verloren, wenn ihre Werte gleich sind.',
  'Five piles worth 1, 0, 1, 1 and 1 are lost. No move wins.': 'Fünf Stapel im Wert von 1, 0, 1, 1 und 1 sind verloren. Kein Zug gewinnt.',
  'Three colors are no harder than two. It only matters where the color changes.':
    'Drei Farben sind nicht schwerer als zwei. Es zählt nur, wo die Farbe wechselt.',
  'If the last stone loses, a pile is lost exactly when it is lost in normal play with one stone of another color added below it.':
    'Verliert der letzte Stein, ist ein Stapel genau dann verloren, wenn er mit einem andersfarbigen Stein darunter im normalen Spiel verloren ist.',
  'Nim in which the last stone loses is the same as normal Nim on top of a single stone.':
    'Nim, bei dem der letzte Stein verliert, ist dasselbe wie normales Nim auf einem einzelnen Stein.',
  'The values of the single games don’t decide a stack. 1 below 1 – 1 is won, and 1 below 2 – 2 is lost.':
    'Die Werte der einzelnen Spiele entscheiden nicht über einen Stapel. 1 unter 1 – 1 ist gewonnen, 1 unter 2 – 2 verloren.',
  'A single heap of any size is won.': 'Ein einzelner Haufen jeder Größe ist gewonnen.',
  'A single heap of any size except 0 is won.': 'Ein einzelner Haufen jeder Größe außer 0 ist gewonnen.',
  'Two heaps are lost exactly when they are equal.': 'Zwei Haufen sind genau dann verloren, wenn sie gleich sind.',
  'Two equal heaps with a third of any size are won.': 'Zwei gleiche Haufen und ein dritter jeder Größe sind gewonnen.',
  'Two equal heaps with a third that isn’t empty are won.': 'Zwei gleiche Haufen und ein dritter, der nicht leer ist, sind gewonnen.',
  'Adding two equal heaps doesn’t change who wins. Tried by adding 10 and 10 to two heaps.':
    'Zwei gleiche Haufen dazuzulegen ändert nicht, wer gewinnt. Geprüft mit 10 und 10 neben zwei Haufen.',
  'Two lost positions together are lost. A lost and a won position together are won. Tried on pairs of heaps.':
    'Zwei verlorene Stellungen zusammen sind verloren. Eine verlorene und eine gewonnene zusammen sind gewonnen. Geprüft an Paaren von Haufen.',
  '1\u00a0–\u00a02\u00a0–\u00a03, 1\u00a0–\u00a04\u00a0–\u00a05, 2\u00a0–\u00a04\u00a0–\u00a06, 2\u00a0–\u00a03\u00a0–\u00a04\u00a0–\u00a05 and 1\u00a0–\u00a06\u00a0–\u00a07 are lost.':
    '1\u00a0–\u00a02\u00a0–\u00a03, 1\u00a0–\u00a04\u00a0–\u00a05, 2\u00a0–\u00a04\u00a0–\u00a06, 2\u00a0–\u00a03\u00a0–\u00a04\u00a0–\u00a05 und 1\u00a0–\u00a06\u00a0–\u00a07 sind verloren.',
  'From 1 – 1 – 2 – 2 – 3, taking the heap of 3 wins.': 'Bei 1 – 1 – 2 – 2 – 3 gewinnst du, wenn du den Haufen mit 3 nimmst.',
  '1, 2n and 2n + 1 together are lost.': '1, 2n und 2n + 1 zusammen sind verloren.',
  'Fill a table so that each entry is the smallest number missing to its left and above. That is addition in binary without carrying.':
    'Füll eine Tabelle so, dass jeder Eintrag die kleinste Zahl ist, die links und darüber fehlt. Das ist Addieren im Zweiersystem ohne Übertrag.',
  'The nim-sum of two numbers is never more than their sum.': 'Die Nim-Summe zweier Zahlen ist nie größer als ihre Summe.',
  '20 – 31 – 37 – 83 has nim-sum 125 and one winning move, 83 to 46. Tried on the nim-sums of all moves.':
    '20 – 31 – 37 – 83 hat die Nim-Summe 125 und einen Gewinnzug, von 83 auf 46. Geprüft an den Nim-Summen aller Züge.',
  'A rook on its way to a corner is Nim with two heaps. It is lost exactly on the diagonal, and worth the nim-sum of its two distances.':
    'Ein Turm auf dem Weg in die Ecke ist Nim mit zwei Haufen. Er ist genau auf der Diagonale verloren und so viel wert wie die Nim-Summe seiner zwei Abstände.',
  'Nim is lost exactly when the nim-sum of the heaps is 0.': 'Nim ist genau dann verloren, wenn die Nim-Summe der Haufen 0 ist.',
  'A winning move in Nim lowers a heap to the nim-sum of its size and the nim-sum of all heaps, where that is smaller.':
    'Ein Gewinnzug beim Nim verkleinert einen Haufen auf die Nim-Summe aus seiner Größe und der Nim-Summe aller Haufen, wenn diese kleiner ist.',
  '6 – 9 – 12 has nim-sum 3 and one winning move, 6 to 5.': '6 – 9 – 12 hat die Nim-Summe 3 und einen Gewinnzug, von 6 auf 5.',
  'If the last stone loses, Nim is lost exactly as in normal play. But if no heap is larger than 1, it is lost when an odd number of ones is left.':
    'Verliert der letzte Stein, ist Nim genau wie im normalen Spiel verloren. Ist aber kein Haufen größer als 1, ist es verloren, wenn ungerade viele Einer da sind.',
  'If the last stone loses, 1 – 1 – 1 is lost and 1 – 1 is won.': 'Verliert der letzte Stein, ist 1 – 1 – 1 verloren und 1 – 1 gewonnen.',
  'If no stone is left, the player to move has lost, whether the last stone wins or loses.':
    'Ist kein Stein mehr da, hat verloren, wer am Zug ist, ob der letzte Stein gewinnt oder verliert.',
  'If no stone is left, the player to move has lost if the last stone wins, and has won if it loses.':
    'Ist kein Stein mehr da, hat wer am Zug ist verloren, wenn der letzte Stein gewinnt, und gewonnen, wenn er verliert.',
  'If you may take 1 to m, a heap is worth its remainder after dividing by m + 1. Tried for m up to 6.':
    'Darfst du 1 bis m nehmen, ist ein Haufen so viel wert wie sein Rest beim Teilen durch m + 1. Geprüft für m bis 6.',
  'If you may take 1 to m, three heaps are lost exactly when the nim-sum of these remainders is 0. Tried for m up to 6.':
    'Darfst du 1 bis m nehmen, sind drei Haufen genau dann verloren, wenn die Nim-Summe dieser Reste 0 ist. Geprüft für m bis 6.',
  'If you may take 1 or 2, a heap of 6 is lost. Heaps of 0 to 6 are worth 0, 1, 2, 0, 1, 2, 0.':
    'Darfst du 1 oder 2 nehmen, ist ein Haufen mit 6 verloren. Haufen mit 0 bis 6 sind 0, 1, 2, 0, 1, 2, 0 wert.',
  'If you may take 1 or 2 from 6 and 4, the only winning move is 4 to 3.':
    'Darfst du 1 oder 2 von 6 und 4 nehmen, ist der einzige Gewinnzug 4 auf 3.',
  'If you may take 1 or 2 from 6 and 4, two moves win. They are 4 to 3, and 6 to 4, which makes that heap worth more.':
    'Darfst du 1 oder 2 von 6 und 4 nehmen, gewinnen zwei Züge: 4 auf 3, und 6 auf 4, was diesen Haufen mehr wert macht.',
  'If you may take 1 or 2, a winning move lowers the value of a heap to the nim-sum of its value and that of all heaps.':
    'Darfst du 1 oder 2 nehmen, senkt ein Gewinnzug den Wert eines Haufens auf die Nim-Summe aus seinem Wert und dem aller Haufen.',
  'If you may take 1 or 2, a winning move brings the value of a heap to the nim-sum of its value and that of all heaps, whether lower or higher.':
    'Darfst du 1 oder 2 nehmen, bringt ein Gewinnzug den Wert eines Haufens auf die Nim-Summe aus seinem Wert und dem aller Haufen, ob kleiner oder größer.',
  'If you may take from up to k heaps, four heaps are lost exactly when every binary column has a multiple of k + 1 ones. Tried for k up to 3.':
    'Darfst du von bis zu k Haufen nehmen, sind vier Haufen genau dann verloren, wenn jede Spalte im Zweiersystem ein Vielfaches von k + 1 Einsen hat. Geprüft für k bis 3.',
  'If you may take from up to k heaps, four heaps are lost exactly when every column of digits in base k + 1 adds up to a multiple of k + 1. The heading “base-(k + 1) digit condition” suggests this.':
    'Darfst du von bis zu k Haufen nehmen, sind vier Haufen genau dann verloren, wenn jede Ziffernspalte zur Basis k + 1 ein Vielfaches von k + 1 ergibt. Das legt die Überschrift „Ziffernbedingung zur Basis k + 1“ nahe.',
  'A table up to twice the largest take is enough to see the period.':
    'Eine Tabelle bis zum Doppelten der größten erlaubten Zahl reicht aus, um die Periode zu sehen.',
  'Let m be the largest take. Once m values in a row repeat, everything after them repeats too. Compared with the definition for four periods.':
    'Sei m die größte erlaubte Zahl. Sobald sich m Werte hintereinander wiederholen, wiederholt sich auch alles danach. Über vier Perioden mit der Definition verglichen.',
  '3 – 4 – 5 is won, and 1 – 1 is lost.': '3 – 4 – 5 ist gewonnen und 1 – 1 verloren.',
  '3 – 5 – 6 – 7 is won, although every binary column has a multiple of 3 ones.':
    '3 – 5 – 6 – 7 ist gewonnen, obwohl jede Spalte im Zweiersystem ein Vielfaches von 3 Einsen hat.',
  'A single heap is worth 0 if it is even and 1 if it is odd.':
    'Ein einzelner Haufen ist 0 wert, wenn er gerade ist, und 1, wenn er ungerade ist.',
  'By Proposition 5.7, 2 – 3 – 5 – 6 is lost.': 'Nach Proposition 5.7 ist 2 – 3 – 5 – 6 verloren.',
  'By Corollary 5.2, 2 – 3 – 5 – 6 and 3 – 4 – 5 – 6 are won. Both have two odd heaps.':
    'Nach Korollar 5.2 sind 2 – 3 – 5 – 6 und 3 – 4 – 5 – 6 gewonnen. Beide haben zwei ungerade Haufen.',
  'If all heaps are even, the position is lost. Tried with up to six heaps.':
    'Sind alle Haufen gerade, ist die Stellung verloren. Geprüft mit bis zu sechs Haufen.',
  'With exactly one or two odd heaps, the position is won. Tried with up to six heaps.':
    'Mit genau einem oder zwei ungeraden Haufen ist die Stellung gewonnen. Geprüft mit bis zu sechs Haufen.',
  'Two heaps are won exactly when at least one of them is odd.':
    'Zwei Haufen sind genau dann gewonnen, wenn mindestens einer davon ungerade ist.',
  'Three heaps are lost exactly when all are even or all are odd.':
    'Drei Haufen sind genau dann verloren, wenn alle gerade oder alle ungerade sind.',
  'Four heaps are won if three or four of them are odd and the smallest is 1.':
    'Vier Haufen sind gewonnen, wenn drei oder vier davon ungerade sind und der kleinste 1 ist.',
  'Take four heaps with three or four of them odd. They are lost if the smallest is even, and won if it is odd.':
    'Nimm vier Haufen, von denen drei oder vier ungerade sind. Sie sind verloren, wenn der kleinste gerade ist, und gewonnen, wenn er ungerade ist.',
  'Five heaps x1 ≤ … ≤ x5 are lost exactly in three cases. All are even. Or x1 and x2 are even and the others odd. Or x1 and x2 are odd, x3 and x4 both odd or both even, and x5 differs from them.':
    'Fünf Haufen x1 ≤ … ≤ x5 sind genau in drei Fällen verloren. Alle sind gerade. Oder x1 und x2 sind gerade und die anderen ungerade. Oder x1 und x2 sind ungerade, x3 und x4 beide gerade oder beide ungerade, und x5 ist anders als sie.',
  'Six heaps of 1 are lost.': 'Sechs Haufen von 1 sind verloren.',
  'Five heaps of 1 and one of 3 are won.': 'Fünf Haufen von 1 und einer von 3 sind gewonnen.',
  'Five heaps are won if the two smallest are 1 and all are odd.':
    'Fünf Haufen sind gewonnen, wenn die zwei kleinsten 1 sind und alle ungerade.',
  '1, 1, x, x + 2k and x + 2ℓ + 1 are lost for 0 ≤ k ≤ ℓ and 1 ≤ x.':
    '1, 1, x, x + 2k und x + 2ℓ + 1 sind für 0 ≤ k ≤ ℓ und 1 ≤ x verloren.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = 2y and ℓ = y + z.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 ist Lemma 7.2 mit x = 1, k = 2y und ℓ = y + z.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = y and ℓ = y + z, and lost.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 ist Lemma 7.2 mit x = 1, k = y und ℓ = y + z, und verloren.',
  '1 ≤ 1 ≤ x ≤ y ≤ z are lost exactly when x and y are both odd or both even and z differs from them.':
    '1 ≤ 1 ≤ x ≤ y ≤ z sind genau dann verloren, wenn x und y beide gerade oder beide ungerade sind und z anders als sie.',
  'Five heaps, smallest first, are won if the first is 1 and the second even.':
    'Fünf Haufen, der kleinste zuerst, sind gewonnen, wenn der erste 1 ist und der zweite gerade.',
  'Five odd heaps are won if the smallest is 1.': 'Fünf ungerade Haufen sind gewonnen, wenn der kleinste 1 ist.',
  'Five heaps 1 ≤ x2 ≤ … ≤ x5 are lost exactly when x2 is odd, x3 and x4 are both odd or both even, and x5 differs from them.':
    'Fünf Haufen 1 ≤ x2 ≤ … ≤ x5 sind genau dann verloren, wenn x2 ungerade ist, x3 und x4 beide gerade oder beide ungerade sind und x5 anders als sie.',
  'In one case the paper prints no move: x1 and x2 are odd, x3 and x5 both odd or both even, and x4 differs from them. Taking one each from the fourth and the fifth heap wins.':
    'In einem Fall druckt die Arbeit keinen Zug: x1 und x2 sind ungerade, x3 und x5 beide gerade oder beide ungerade, x4 ist anders als sie. Je einen vom vierten und fünften Haufen zu nehmen gewinnt.',
  'One spot of Sprouts is worth 0. Every first move leads to a position worth 1, and every move from there ends the game.':
    'Ein Punkt Sprouts ist 0 wert. Jeder erste Zug führt zu einer Stellung, die 1 wert ist, und jeder Zug von dort beendet das Spiel.',
  'Divide the number of spots by 6. The player who starts wins exactly when the remainder is 3, 4 or 5. Known up to 44 spots, and proved for no more than have been worked out.':
    'Teil die Zahl der Punkte durch 6. Wer anfängt, gewinnt genau dann, wenn der Rest 3, 4 oder 5 ist. Bekannt bis 44 Punkte und nur so weit bewiesen, wie durchgerechnet ist.',
  'Most spots at the start': 'Höchste Zahl der Punkte am Anfang',
  'Partners of all levels up to {0}, with levels ⌊nβ⌋ red for β = {1}': 'Partner aller Ebenen bis {0}, mit roten Ebenen ⌊nβ⌋ für β = {1}',
  'Rows of up to {0} pins in Grundy’s game, which has no known period':
    'Reihen bis {0} Kegel in Grundys Spiel, für das keine Periode bekannt ist',
  'Rows of up to {0} pins with code {1}': 'Reihen bis {0} Kegel mit dem Code {1}',
  'Rows of up to {0} pins with code {1}. From {2} on they repeat every {3}, and that is proved.':
    'Reihen bis {0} Kegel mit dem Code {1}. Ab {2} wiederholen sie sich alle {3}, und das ist bewiesen.',
  'Nimbers of a queen on all squares whose column and row add up to at most {0}. The lost squares are Wythoff’s pairs.':
    'Nimber einer Dame auf allen Feldern, deren Spalte und Zeile zusammen höchstens {0} ergeben. Die verlorenen Felder sind Wythoffs Paare.',
  'Up to {0} at a time from {1} heaps of up to {2}, last stone loses':
    'Bis zu {0} auf einmal aus {1} Haufen bis {2}, der letzte Stein verliert',
  'Up to {0} at a time from {1} heaps of up to {2}': 'Bis zu {0} auf einmal aus {1} Haufen bis {2}',
  'Three sections, open at both ends': 'Drei Abschnitte, an beiden Enden offen',
  'Take a pile open at both ends whose middle section has at most {0} stones, and let p be the smallest power of 2 above the middle and one end. From {1} stones of the other end on, p more stones there make it worth p more.':
    'Nimm einen an beiden Enden offenen Stapel, dessen mittlerer Abschnitt höchstens {0} Steine hat. Sei p die kleinste Zweierpotenz über der Mitte und dem einen Ende. Ab {1} Steinen am anderen Ende sind p Steine mehr dort auch p mehr wert.',
  'Piles of three sections open at both ends. The middle has at most {0} stones, one end up to {1}, and the other end goes through {2} periods.':
    'An beiden Enden offene Stapel aus drei Abschnitten. Die Mitte hat höchstens {0} Steine, ein Ende bis zu {1}, und das andere läuft über {2} Perioden.',
  'Sprouts, the last line loses': 'Sprouts, die letzte Linie verliert',
  'The last line loses. Divide the number of spots by 6. The player who starts wins exactly when the remainder is 0, 4 or 5, with two exceptions: they win with one spot and lose with four.':
    'Die letzte Linie verliert. Teil die Zahl der Punkte durch 6. Wer anfängt, gewinnt genau dann, wenn der Rest 0, 4 oder 5 ist, mit zwei Ausnahmen: Mit einem Punkt gewinnt, mit vier Punkten verliert, wer anfängt.',
  'Who wins Sprouts with up to {0} spots at the start': 'Wer Sprouts mit bis zu {0} Punkten am Anfang gewinnt',
  'Who wins Sprouts with up to {0} spots at the start, last line loses':
    'Wer Sprouts mit bis zu {0} Punkten am Anfang gewinnt, wenn die letzte Linie verliert',
  'By the claim the player to move loses here. But the game is over, and they have won.':
    'Nach der Behauptung verliert hier, wer am Zug ist. Aber das Spiel ist aus und für diese Seite gewonnen.',
  'By the claim the player to move wins here. But the game is over, and they have lost.':
    'Nach der Behauptung gewinnt hier, wer am Zug ist. Aber das Spiel ist aus und für diese Seite verloren.',
};
