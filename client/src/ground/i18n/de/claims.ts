import type { Phrases } from '../phrases.ts';

/** What the claims on trial say, and what is found against them. */
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
  'Three at a time from five heaps, the last stone loses: where it is turned round goes by x1 + x2 − x3, x4 − x3, x5 − x4, and whether x1 is odd.':
    'Drei auf einmal aus fünf Haufen, der letzte Stein verliert: Wo es umgekehrt ist, das hängt nur ab von x1 + x2 − x3, x4 − x3, x5 − x4 und davon, ob x1 ungerade ist.',
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
  'Largest take': 'Größte Zahl, die man nehmen darf',
  'y and z': 'y und z',
  'It should be lost for the side to move, but a move wins.': 'Hier müsste verlieren, wer am Zug ist; aber ein Zug gewinnt.',
  'It should be won for the side to move, but every move loses.': 'Hier müsste gewinnen, wer am Zug ist; aber jeder Zug verliert.',
  'Its value should be {0}, but it is {1}.': 'Der Wert müsste {0} sein, ist aber {1}.',
  'The winning moves should be {0}; they are {1}.': 'Gewinnzüge müssten sein: {0}. Es sind aber: {1}.',
  'It should be won by the move described, but there is no such move.': 'Der beschriebene Zug müsste gewinnen; aber es gibt ihn nicht.',
  'It should be won by the move to {0}, but that loses.': 'Der Zug nach {0} müsste gewinnen, verliert aber.',
  none: 'keine',
  'The claim comes to {0}, but it is {1}.': 'Die Behauptung ergibt {0}, richtig ist aber {1}.',
  'Here the statement is false.': 'Hier stimmt die Aussage nicht.',
  'Going up gives {0}, going down {1}.': 'Von unten ergibt sich {0}, von oben {1}.',
  'The moves to a nim-sum of 0 are {0}.': 'Zur Nim-Summe 0 führen die Züge {0}.',
  'Taking {0}: no period is found.': 'Nimmt man {0}, wird keine Periode gefunden.',
  'The lemma speaks of {0} there.': 'Das Lemma spricht dort von {0}.',
  'A column has no multiple of 3 ones.': 'In einer Spalte ist die Zahl der Einsen kein Vielfaches von 3.',
  'A pile open at both ends is End-Nim: for every stretch of sections there is one size at either end that makes it lost.':
    'Ein Stapel, der an beiden Enden offen ist, ist End-Nim: Zu jedem Stück aus Abschnitten gibt es an jedem Ende genau eine Größe, mit der es verloren ist.',
  'Going up, a green level joins a queue and a red one takes the first of the queue as its partner, or itself: these are the lost pairs.':
    'Von unten nach oben stellt sich jede grüne Ebene an, und jede rote nimmt sich die vorderste der Schlange als Partner, sonst sich selbst: Das sind die verlorenen Paare.',
  'Where the last stone loses, 0 and 1 are the first pair, and the queue starts at level 2.':
    'Wo der letzte Stein verliert, sind 0 und 1 das erste Paar, und die Schlange beginnt bei Ebene 2.',
  'Two at a time from three heaps x ≤ y ≤ z: an odd x counts 2, an odd y 3, an odd z 1, and the nim-sum of these is the value.':
    'Bis zu zwei auf einmal aus drei Haufen x ≤ y ≤ z: Ein ungerades x zählt 2, ein ungerades y 3, ein ungerades z 1, und deren Nim-Summe ist der Wert.',
  'Up to k at a time from no more than k + 2 heaps: lost if all are even, if k + 1 heaps are all odd, or if of k + 2 the smallest is even and at most one other.':
    'Bis zu k auf einmal aus höchstens k + 2 Haufen: verloren, wenn alle gerade sind, wenn k + 1 Haufen alle ungerade sind oder wenn von k + 2 der kleinste gerade ist und sonst keiner.',
  'Up to k at a time from k + 3 heaps, k of 4 or more: which are odd, and c = x1 + x2 − x3 by its sign and its remainder when divided by 4, decide. Proved in the documentation of the solver.':
    'Bis zu k auf einmal aus k + 3 Haufen, k mindestens 4: Es entscheidet, welche ungerade sind, und c = x1 + x2 − x3 mit Vorzeichen und Rest beim Teilen durch 4. Bewiesen in der Dokumentation des Lösers.',
  'Up to k at a time from k + 1 heaps or fewer, the last stone loses: as in normal play, but turned round where the k smallest are equal. Proved in the documentation of the solver.':
    'Bis zu k auf einmal aus höchstens k + 1 Haufen, der letzte Stein verliert: wie im normalen Spiel, aber umgekehrt, wo die k kleinsten gleich sind. Bewiesen in der Dokumentation des Lösers.',
  'Two at a time from four heaps, the last stone loses: turned round by a pattern in c = x1 + x2 − x3 and x4 − x3 that repeats by threes and sixes. Proved in the documentation of the solver.':
    'Zwei auf einmal aus vier Haufen, der letzte Stein verliert: umgekehrt nach einem Muster in c = x1 + x2 − x3 und x4 − x3, das sich in Dreier- und Sechserschritten wiederholt. Bewiesen in der Dokumentation des Lösers.',
  'With red levels ⌊nφ²⌋, stacks of 4 and 2 have one winning move: three from the first.':
    'Mit den roten Ebenen ⌊nφ²⌋ gibt es bei Stapeln von 4 und 2 einen Gewinnzug: drei vom ersten.',
  'Red levels ⌊nβ⌋ for an irrational β > 2: lost are the pairs ⌊nα⌋ and ⌊nβ⌋ with 1/α + 1/β = 1. Tried for four β.':
    'Rote Ebenen ⌊nβ⌋ für ein irrationales β > 2: Verloren sind die Paare ⌊nα⌋ und ⌊nβ⌋ mit 1/α + 1/β = 1. Geprüft für vier β.',
  'Red levels at the multiples of a whole β: lost are the pairs βn + t and β((β − 1)n + t) for t from 1 to β − 1. Tried for β from 2 to 7.':
    'Rote Ebenen an den Vielfachen eines ganzen β: Verloren sind die Paare βn + t und β((β − 1)n + t) für t von 1 bis β − 1. Geprüft für β von 2 bis 7.',
  'Where green dominates, lost are the pairs of the i-th green level and the i-th red one, and the empty position.':
    'Wo Grün überwiegt, sind die Paare aus der i-ten grünen und der i-ten roten Ebene verloren, und die leere Stellung.',
  'Where green dominates, every position with tops of one colour is won.':
    'Wo Grün überwiegt, ist jede Stellung gewonnen, in der oben nur eine Farbe liegt.',
  'Where green dominates, every position with tops of one colour is won, but for the empty one.':
    'Wo Grün überwiegt, ist jede Stellung gewonnen, in der oben nur eine Farbe liegt, außer der leeren.',
  'Where green dominates, the move described wins: with tops of two colours it makes as many red as green, keeping the colours.':
    'Wo Grün überwiegt, gewinnt der beschriebene Zug: Liegen oben beide Farben, macht er gleich viele rote wie grüne und behält die Farben.',
  'The same; and where one stack is empty, everything is taken.': 'Dasselbe; und wo ein Stapel leer ist, wird alles genommen.',
  'With red levels ⌊3n/2⌋ the first lost pairs are 0 and 0, 1 and 1, 2 and 3.':
    'Mit den roten Ebenen ⌊3n/2⌋ sind die ersten verlorenen Paare 0 und 0, 1 und 1, 2 und 3.',
  'Where red dominates, two stacks of a red height d are lost exactly if green does not dominate from some red level k up to d (k ∈ S is printed).':
    'Wo Rot überwiegt, sind zwei Stapel einer roten Höhe d genau dann verloren, wenn Grün von keiner roten Ebene k bis d überwiegt (gedruckt ist k ∈ S).',
  'Where red dominates, two stacks of a red height d are lost exactly if green does not dominate from some green level k up to d.':
    'Wo Rot überwiegt, sind zwei Stapel einer roten Höhe d genau dann verloren, wenn Grün von keiner grünen Ebene k bis d überwiegt.',
  'Evil numbers have an even number of ones in binary, odious ones an odd number. No three numbers in a row are all odious, or all evil.':
    'Böse Zahlen haben im Zweiersystem gerade viele Einsen, abscheuliche ungerade viele. Von drei Zahlen hintereinander sind nie alle böse und nie alle abscheulich.',
  'From 0 up to any number, the odious and the evil numbers differ by one at most.':
    'Von 0 bis zu jeder Zahl gibt es von den abscheulichen und den bösen Zahlen höchstens eine mehr.',
  'Lemma 12 gives the number of odious less evil numbers from 1 to k, plus one (as Definition 11 is printed).':
    'Lemma 12 gibt an, wie viele abscheuliche Zahlen mehr als böse es von 1 bis k gibt, und eins dazu (so ist Definition 11 gedruckt).',
  'The number of odious less evil numbers from 1 to k is 1 for odd k; for even k it is 2 if k is odious and 0 if it is evil.':
    'Von 1 bis k gibt es bei ungeradem k eine abscheuliche Zahl mehr als böse; bei geradem k zwei mehr, wenn k abscheulich ist, und gleich viele, wenn k böse ist.',
  'Evil levels red: the lost pairs are a, the least number in no earlier pair, and b, the smallest evil number above a.':
    'Böse Ebenen rot: Die verlorenen Paare sind a, die kleinste Zahl aus keinem früheren Paar, und b, die kleinste böse Zahl über a.',
  'Evil levels red: the lost pairs are a, the least number in no earlier pair, and b, the smallest evil number above a that is in no earlier pair.':
    'Böse Ebenen rot: Die verlorenen Paare sind a, die kleinste Zahl aus keinem früheren Paar, und b, die kleinste böse Zahl über a aus keinem früheren Paar.',
  'Evil levels red: the n-th lost pair has b = 2n for evil n and 2n + 1 for odious n, and a is 2 less for vile n (an even number of zeros at its end in binary); for dopey n it is 1 less if n is evil, and 3 if it is odious.':
    'Böse Ebenen rot: Im n-ten verlorenen Paar ist b = 2n für böses n und 2n + 1 für abscheuliches. Endet n im Zweiersystem auf gerade viele Nullen, ist a um 2 kleiner; sonst um 1, wenn n böse, und um 3, wenn es abscheulich ist.',
  'q = {0} is evil and vile, and {1} is prime number {2}.':
    'q = {0} ist böse und endet im Zweiersystem auf gerade viele Nullen, und {1} ist die Primzahl Nummer {2}.',
  'A pile is worth the largest value that a move leads to (“max” is printed).':
    'Ein Stapel ist so viel wert wie das Größte, wozu ein Zug führt (gedruckt ist „max“).',
  'A pile is worth the least number missing among the piles with ℓ fewer on top, for every ℓ below the top section (ℓ = 0 as well).':
    'Ein Stapel ist so viel wert wie die kleinste Zahl, die bei den Stapeln mit ℓ Steinen weniger oben fehlt, für jedes ℓ unter dem obersten Abschnitt (auch ℓ = 0).',
  'A top section that is larger by m than the value below it: the list of options ends where m is left out, at n − m.':
    'Ist der oberste Abschnitt um m größer als der Wert darunter, endet die Liste der Möglichkeiten bei n − m.',
  'A pile is worth the least number missing among what it is worth without its top section and with 1 to n − 1 of it left.':
    'Ein Stapel ist so viel wert wie die kleinste Zahl, die unter seinen Werten ohne den obersten Abschnitt und mit 1 bis n − 1 Steinen davon fehlt.',
  'The eeny-meeny rule with “less” in its last line, where equation 2 has “at most”: a tie at the bottom does not count.':
    'Die Eene-meene-Regel mit „kleiner“ in der letzten Zeile, wo Gleichung 2 „höchstens“ hat: Ein Gleichstand ganz unten zählt nicht.',
  'A pile is worth its top section; one less, if that is no larger than what the pile without it is worth.':
    'Ein Stapel ist so viel wert wie sein oberster Abschnitt; eins weniger, wenn der nicht größer ist als der Wert des Stapels ohne ihn.',
  'The eeny-meeny rule gives the value of every pile. At the bottom section a tie counts as eeny.':
    'Die Eene-meene-Regel gibt den Wert jedes Stapels. Ganz unten zählt ein Gleichstand als kleiner.',
  'Going up by Lemma 3.1 and going down by the eeny-meeny rule come to the same.':
    'Von unten mit Lemma 3.1 und von oben mit der Eene-meene-Regel kommt dasselbe heraus.',
  'Of two piles, those are lost whose values are equal: the nim-sum is 0.':
    'Zwei Stapel sind verloren, wenn ihre Werte gleich sind: Die Nim-Summe ist 0.',
  'Five piles worth 1, 0, 1, 1 and 1 are lost: no move wins.': 'Fünf Stapel im Wert von 1, 0, 1, 1 und 1 sind verloren: Kein Zug gewinnt.',
  'Three colours are no harder than two: only where the colour changes counts.':
    'Drei Farben sind nicht schwerer als zwei: Es zählt nur, wo die Farbe wechselt.',
  'Where the last stone loses, a pile is lost exactly if it is lost in normal play with one more stone underneath.':
    'Wo der letzte Stein verliert, ist ein Stapel genau dann verloren, wenn er mit einem Stein mehr darunter im normalen Spiel verloren ist.',
  'Nim where the last stone loses is Nim on top of a single stone in normal play.':
    'Nim, bei dem der letzte Stein verliert, ist Nim auf einem einzelnen Stein im normalen Spiel.',
  'Values of the single games do not decide a stack: 1 under 1 – 1 is won, and 1 under 2 – 2 is lost.':
    'Die Werte der einzelnen Spiele entscheiden nicht über einen Stapel: 1 unter 1 – 1 ist gewonnen, 1 unter 2 – 2 verloren.',
  'A single heap of any size is won.': 'Ein einzelner Haufen jeder Größe ist gewonnen.',
  'A single heap of any size but 0 is won.': 'Ein einzelner Haufen jeder Größe außer 0 ist gewonnen.',
  'Two heaps are lost exactly if they are equal.': 'Zwei Haufen sind genau dann verloren, wenn sie gleich sind.',
  'Two equal heaps and a third one of any size are won.': 'Zwei gleiche Haufen und ein dritter jeder Größe sind gewonnen.',
  'Two equal heaps and a third one that is not empty are won.': 'Zwei gleiche Haufen und ein dritter, der nicht leer ist, sind gewonnen.',
  'Two more heaps of the same size, 10 and 10, change nothing about who wins.':
    'Zwei weitere gleiche Haufen, 10 und 10, ändern nichts daran, wer gewinnt.',
  'A lost position and a lost one make a lost one; a lost one and a won one make a won one.':
    'Zwei verlorene Stellungen zusammen sind verloren; eine verlorene und eine gewonnene zusammen sind gewonnen.',
  'Lost are 1 – 2 – 3, 1 – 4 – 5, 2 – 4 – 6, 2 – 3 – 4 – 5 and 1 – 6 – 7.':
    'Verloren sind 1 – 2 – 3, 1 – 4 – 5, 2 – 4 – 6, 2 – 3 – 4 – 5 und 1 – 6 – 7.',
  '1 – 1 – 2 – 2 – 3 is won by taking the heap of 3.': '1 – 1 – 2 – 2 – 3 gewinnt, wer den Dreierhaufen nimmt.',
  '1, 2n and 2n + 1 are lost.': '1, 2n und 2n + 1 sind verloren.',
  'The table of nim-sums, each the least number missing to its left and above, is addition in binary without carrying.':
    'Die Tabelle der Nim-Summen, in der jede die kleinste Zahl ist, die links und oben fehlt, ist Addieren im Zweiersystem ohne Übertrag.',
  'The nim-sum of two numbers is never more than their sum.': 'Die Nim-Summe zweier Zahlen ist nie größer als ihre Summe.',
  '20 – 31 – 37 – 83 has the nim-sum 125, and one winning move: 83 to 46. Tried on the nim-sums of all moves.':
    '20 – 31 – 37 – 83 hat die Nim-Summe 125 und einen Gewinnzug: von 83 auf 46. Geprüft an den Nim-Summen aller Züge.',
  'A rook on its way to a corner is Nim with two heaps: lost exactly on the diagonal, and worth the nim-sum of its distances.':
    'Ein Turm auf dem Weg in die Ecke ist Nim mit zwei Haufen: genau auf der Diagonale verloren, und so viel wert wie die Nim-Summe seiner Abstände.',
  'Nim is lost exactly if the nim-sum of the heaps is 0.': 'Nim ist genau dann verloren, wenn die Nim-Summe der Haufen 0 ist.',
  'The winning moves of Nim lower a heap to its nim-sum with the sum of all, where that is smaller.':
    'Gewinnzüge im Nim verkleinern einen Haufen auf seine Nim-Summe mit der Summe aller, wo diese kleiner ist.',
  '6 – 9 – 12 has the nim-sum 3, and one winning move: 6 to 5.': '6 – 9 – 12 hat die Nim-Summe 3 und einen Gewinnzug: von 6 auf 5.',
  'Where the last stone loses, play as usual; but if all heaps are 1, an odd number of them is lost.':
    'Wo der letzte Stein verliert, spielt man wie sonst; sind aber alle Haufen 1, ist eine ungerade Zahl davon verloren.',
  'Where the last stone loses, 1 – 1 – 1 is lost and 1 – 1 is won.':
    'Wo der letzte Stein verliert, ist 1 – 1 – 1 verloren und 1 – 1 gewonnen.',
  'Where nothing is left, the side to move has lost, whichever way the last stone counts.':
    'Ist nichts mehr da, hat verloren, wer am Zug ist, wie auch immer der letzte Stein zählt.',
  'Where nothing is left, the side to move has lost if the last stone wins, and won if it loses.':
    'Ist nichts mehr da, hat wer am Zug ist verloren, wenn der letzte Stein gewinnt, und gewonnen, wenn er verliert.',
  'Taking 1 to m, a heap is worth its remainder when divided by m + 1. Tried for m up to 6.':
    'Nimmt man 1 bis m, ist ein Haufen so viel wert, wie beim Teilen durch m + 1 übrig bleibt. Geprüft für m bis 6.',
  'Taking 1 to m, three heaps are lost exactly if the nim-sum of their remainders is 0. Tried for m up to 6.':
    'Nimmt man 1 bis m, sind drei Haufen genau dann verloren, wenn die Nim-Summe ihrer Reste 0 ist. Geprüft für m bis 6.',
  'Taking 1 or 2, a heap of 6 is lost; heaps of 0 to 6 are worth 0, 1, 2, 0, 1, 2, 0.':
    'Nimmt man 1 oder 2, ist ein Haufen von 6 verloren; Haufen von 0 bis 6 sind 0, 1, 2, 0, 1, 2, 0 wert.',
  'Taking 1 or 2 from 6 and 4, the winning move is 4 to 3.': 'Nimmt man 1 oder 2 von 6 und 4, ist der Gewinnzug 4 auf 3.',
  'Taking 1 or 2 from 6 and 4, two moves win: 4 to 3, and 6 to 4, which makes its heap worth more.':
    'Nimmt man 1 oder 2 von 6 und 4, gewinnen zwei Züge: 4 auf 3, und 6 auf 4, was den Haufen mehr wert macht.',
  'The winning moves of heaps where 1 or 2 may be taken lower the value of a heap to its nim-sum with the sum of all.':
    'Darf man 1 oder 2 nehmen, senken die Gewinnzüge den Wert eines Haufens auf seine Nim-Summe mit der Summe aller.',
  'The winning moves of heaps where 1 or 2 may be taken bring the value of a heap to its nim-sum with the sum of all, lower or higher.':
    'Darf man 1 oder 2 nehmen, bringen die Gewinnzüge den Wert eines Haufens auf seine Nim-Summe mit der Summe aller, ob kleiner oder größer.',
  'Taking from up to k heaps, four heaps are lost exactly if the ones of every binary column are a multiple of k + 1. Tried for k up to 3.':
    'Nimmt man von bis zu k Haufen, sind vier Haufen genau dann verloren, wenn die Zahl der Einsen in jeder Spalte des Zweiersystems ein Vielfaches von k + 1 ist. Geprüft für k bis 3.',
  'The same with the sizes written in base k + 1, as the heading “base-(k + 1) digit condition” suggests.':
    'Dasselbe mit den Größen zur Basis k + 1, wie die Überschrift von der „Ziffernbedingung zur Basis k + 1“ nahelegt.',
  'A table up to twice the largest take is enough to find the period by looking for a repetition.':
    'Eine Tabelle bis zum Doppelten der größten Zahl, die man nehmen darf, reicht aus, um die Periode als Wiederholung zu finden.',
  'As soon as as many values in a row come back as the largest take, everything after them does. Compared with the definition for four periods.':
    'Kommen so viele Werte hintereinander wieder, wie man höchstens nehmen darf, kommt auch alles danach wieder. Mit der Definition verglichen über vier Perioden.',
  '3 – 4 – 5 is won, and 1 – 1 is lost.': '3 – 4 – 5 ist gewonnen und 1 – 1 verloren.',
  '3 – 5 – 6 – 7 is won, although every binary column has a multiple of 3 ones.':
    '3 – 5 – 6 – 7 ist gewonnen, obwohl die Zahl der Einsen in jeder Spalte des Zweiersystems ein Vielfaches von 3 ist.',
  'A single heap is worth 0 if it is even and 1 if it is odd.':
    'Ein einzelner Haufen ist 0 wert, wenn er gerade ist, und 1, wenn er ungerade ist.',
  'By Proposition 5.7, 2 – 3 – 5 – 6 is lost.': 'Nach Proposition 5.7 ist 2 – 3 – 5 – 6 verloren.',
  'By Corollary 5.2, 2 – 3 – 5 – 6 is won, and so is 3 – 4 – 5 – 6: both have two odd heaps.':
    'Nach Korollar 5.2 ist 2 – 3 – 5 – 6 gewonnen, und 3 – 4 – 5 – 6 auch: Beide haben zwei ungerade Haufen.',
  'Where all heaps are even, the position is lost.': 'Sind alle Haufen gerade, ist die Stellung verloren.',
  'With one odd heap, or two, the position is won.': 'Mit einem ungeraden Haufen oder zweien ist die Stellung gewonnen.',
  'Two heaps are won exactly if one of them is odd.': 'Zwei Haufen sind genau dann gewonnen, wenn einer davon ungerade ist.',
  'Three heaps are lost exactly if all are even or all are odd.':
    'Drei Haufen sind genau dann verloren, wenn alle gerade oder alle ungerade sind.',
  'Four heaps, three or four of them odd and the smallest 1, are won.':
    'Vier Haufen, drei oder vier davon ungerade und der kleinste 1, sind gewonnen.',
  'Four heaps, three or four of them odd, are lost if the smallest is even and won if it is odd.':
    'Vier Haufen, drei oder vier davon ungerade, sind verloren, wenn der kleinste gerade ist, und gewonnen, wenn er ungerade ist.',
  'Five heaps, smallest first, are lost exactly if they are: all even; even, even and three odd; or two odd, then two that are both odd or both even, then one that is not.':
    'Fünf Haufen, der kleinste zuerst, sind genau dann verloren: wenn alle gerade sind; wenn auf zwei gerade drei ungerade folgen; oder wenn auf zwei ungerade zwei folgen, die beide gerade oder beide ungerade sind, und dann einer, der es nicht ist.',
  'Six heaps of 1 are lost.': 'Sechs Haufen von 1 sind verloren.',
  'Five heaps of 1 and one of 3 are won.': 'Fünf Haufen von 1 und einer von 3 sind gewonnen.',
  '1 – 1 and three more odd heaps are won.': '1 – 1 und drei weitere ungerade Haufen sind gewonnen.',
  '1, 1, x, x + 2k and x + 2ℓ + 1 are lost, for k no larger than ℓ.':
    '1, 1, x, x + 2k und x + 2ℓ + 1 sind verloren, wenn k nicht größer ist als ℓ.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = 2y and ℓ = y + z.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 ist Lemma 7.2 mit x = 1, k = 2y und ℓ = y + z.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = y and ℓ = y + z, and lost.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 ist Lemma 7.2 mit x = 1, k = y und ℓ = y + z, und verloren.',
  '1, 1, x, y, z are lost exactly if x and y are both odd or both even and z is not as they are.':
    '1, 1, x, y, z sind genau dann verloren, wenn x und y beide gerade oder beide ungerade sind und z nicht.',
  'A heap of 1 and an even second heap: won.': 'Ein Haufen von 1 und ein gerader zweiter: gewonnen.',
  'A heap of 1 and four more odd heaps are won.': 'Ein Haufen von 1 und vier weitere ungerade sind gewonnen.',
  'With a heap of 1, five heaps are lost exactly if x2 is odd, x3 and x4 are both odd or both even, and x5 is not as they are.':
    'Mit einem Haufen von 1 sind fünf Haufen genau dann verloren, wenn x2 ungerade ist, x3 und x4 beide gerade oder beide ungerade sind und x5 nicht.',
  'The case without a printed move: x1 and x2 odd, x3 and x5 both odd or both even, x4 not as they are. One from the fourth heap and one from the fifth win.':
    'Der Fall, für den kein Zug gedruckt ist: x1 und x2 ungerade, x3 und x5 beide gerade oder beide ungerade, x4 nicht. Einer vom vierten und einer vom fünften Haufen gewinnen.',
  'One spot of Sprouts is worth 0: its only move leads to what is worth 1, and both moves from there to an end.':
    'Ein Punkt Sprouts ist 0 wert: Sein einziger Zug führt zu etwas, das 1 wert ist, und beide Züge von dort an ein Ende.',
  'Whoever begins wins exactly where the number of spots, divided by 6, leaves 3, 4 or 5. Known up to 44 spots, and proved for no more than are worked out.':
    'Wer anfängt, gewinnt genau dann, wenn die Zahl der Punkte beim Teilen durch 6 den Rest 3, 4 oder 5 lässt. Bekannt bis 44 Punkte und für nicht mehr bewiesen, als durchgerechnet ist.',
  'Spots to begin with, at most': 'Höchste Zahl der Punkte am Anfang',
  'Partners of all levels up to {0}, those at ⌊nβ⌋ being red with β = {1}':
    'Partner aller Ebenen bis {0}, wobei die bei ⌊nβ⌋ rot sind, mit β = {1}',
  'Rows of up to {0} pins in Grundy’s game, of which no period is known':
    'Reihen bis {0} Kegel in Grundys Spiel, von dem keine Periode bekannt ist',
  'Rows of up to {0} pins under code {1}': 'Reihen bis {0} Kegel mit dem Code {1}',
  'Rows of up to {0} pins under code {1}: they repeat every {2} from {3} on, which is proven':
    'Reihen bis {0} Kegel mit dem Code {1}: Ab {3} wiederholen sie sich alle {2}, und das ist bewiesen',
  'Nimbers of a queen on all squares whose column and row add up to {0} at most; the lost ones are Wythoff’s pairs':
    'Nimber einer Dame auf allen Feldern, deren Spalte und Zeile zusammen höchstens {0} ergeben; verloren sind Wythoffs Paare',
  'Up to {0} at a time from {1} heaps of up to {2}, the last stone loses':
    'Bis zu {0} auf einmal aus {1} Haufen bis {2}, der letzte Stein verliert',
  'Up to {0} at a time from {1} heaps of up to {2}': 'Bis zu {0} auf einmal aus {1} Haufen bis {2}',
  'Three sections, open at both ends': 'Drei Abschnitte, an beiden Enden offen',
  'A pile open at both ends with a middle section of {0} stones at most: from {1} stones of an end section on, p more of them are worth p more, p being the least power of 2 above the other two.':
    'Ein an beiden Enden offener Stapel, dessen mittlerer Abschnitt höchstens {0} Steine hat: Ab {1} Steinen eines Endes sind p Steine mehr dort auch p mehr wert, wobei p die kleinste Zweierpotenz über den beiden anderen Abschnitten ist.',
  'Piles of three sections open at both ends, the middle one of {0} stones at most and an end section of up to {1}, for {2} periods of the other end':
    'An beiden Enden offene Stapel aus drei Abschnitten, der mittlere mit höchstens {0} Steinen und ein Ende mit bis zu {1}, über {2} Perioden des anderen Endes',
  'Sprouts, the last line loses': 'Sprouts, die letzte Linie verliert',
  'Whoever begins wins exactly where the number of spots, divided by 6, leaves 0, 4 or 5; but with one spot they win, and with four they lose.':
    'Wer anfängt, gewinnt genau dann, wenn die Zahl der Punkte beim Teilen durch 6 den Rest 0, 4 oder 5 lässt; aber mit einem Punkt gewinnt, und mit vieren verliert, wer anfängt.',
  'Who wins Sprouts with up to {0} spots to begin with': 'Wer Sprouts mit bis zu {0} Punkten am Anfang gewinnt',
  'Who wins Sprouts with up to {0} spots to begin with, the last line loses':
    'Wer Sprouts mit bis zu {0} Punkten am Anfang gewinnt, wenn die letzte Linie verliert',
};
