import type { Phrases } from '../phrases.ts';

/** Where verdicts come from, and what tables contain. Titles of works stay as they are. */
export const theory: Phrases = {
  'Every line of play searched: {0} positions': {
    one: 'Jeder Spielverlauf durchsucht: {0} Stellung',
    other: 'Jeder Spielverlauf durchsucht: {0} Stellungen',
  },
  'Every line of play searched down to what is known: {0} positions': {
    one: 'Jeder Spielverlauf durchsucht, bis er zu Bekanntem führt: {0} Stellung',
    other: 'Jeder Spielverlauf durchsucht, bis er zu Bekanntem führt: {0} Stellungen',
  },
  'Every line of play searched down to what a misère quotient settles, with sums in their simplest forms (Conway 1976): {0} positions': {
    one: 'Jeder Spielverlauf durchsucht, bis ein Misère-Quotient entscheidet, Summen in ihren einfachsten Formen (Conway 1976): {0} Stellung',
    other:
      'Jeder Spielverlauf durchsucht, bis ein Misère-Quotient entscheidet, Summen in ihren einfachsten Formen (Conway 1976): {0} Stellungen',
  },
  'Misère quotient of {0} kinds (Plambeck and Siegel 2008), proven here for these squares and all that are nearer the corner, however many knights there are':
    'Misère-Quotient mit {0} Arten (Plambeck und Siegel 2008), hier bewiesen für diese und alle näheren Felder, für beliebig viele Springer',
  'Misère quotient of {0} kinds (Plambeck and Siegel 2008), proven here for rows of any length, however many':
    'Misère-Quotient mit {0} Arten (Plambeck und Siegel 2008), hier für beliebig viele Reihen jeder Länge bewiesen',
  'Misère quotient of {0} kinds (Plambeck and Siegel 2008), proven here for rows of up to {1}, however many':
    'Misère-Quotient mit {0} Arten (Plambeck und Siegel 2008), hier für beliebig viele Reihen bis {1} bewiesen',
  'Stopped after {0} positions without an answer': {
    one: 'Nach {0} Stellung ohne Antwort aufgehört',
    other: 'Nach {0} Stellungen ohne Antwort aufgehört',
  },
  'Searched until a win was found: {0} positions': {
    one: 'Durchsucht, bis ein Gewinn gefunden war: {0} Stellung',
    other: 'Durchsucht, bis ein Gewinn gefunden war: {0} Stellungen',
  },
  'Nimbers of all sizes up to {0}, worked out from the rules; no period proven':
    'Nimber aller Größen bis {0}, aus den Regeln berechnet; keine Periode bewiesen',
  'Nimbers repeat every {0} from size {1} on: proven for all sizes':
    'Die Nimber wiederholen sich ab Größe {1} alle {0}: bewiesen für alle Größen',
  'Nimbers repeat every {0} from size {1} on, {2} higher each time: proven for all sizes':
    'Die Nimber wiederholen sich ab Größe {1} alle {0}, jedes Mal um {2} höher: bewiesen für alle Größen',
  'Bouton, Nim, a game with a complete mathematical theory, 1901; exact for every heap that can be played here':
    'Bouton, Nim, a game with a complete mathematical theory, 1901; exakt für jeden Haufen, der sich hier spielen lässt',
  'Bouton 1901 and the theory of sums by Sprague and Grundy: a heap counts for its remainder; exact for every heap that can be played here':
    'Bouton 1901 und die Theorie der Summen von Sprague und Grundy: Ein Haufen zählt so viel wie sein Rest; exakt für jeden Haufen, der sich hier spielen lässt',
  'Moore, A generalization of the game called Nim, 1910; nimbers of k + 1 heaps: Jenkyns and Mayberry, 1980; exact for every heap that can be played here':
    'Moore, A generalization of the game called Nim, 1910; Nimber von k + 1 Haufen: Jenkyns und Mayberry, 1980; exakt für jeden Haufen, der sich hier spielen lässt',
  'Proved in the documentation of the solver, case by case; checked against the definition for small heaps':
    'Bewiesen in der Dokumentation des Lösers, Fall für Fall; für kleine Haufen an der Definition geprüft',
  'Gurvich and Ho, Slow k-Nim, 2015; checked against the definition for small heaps':
    'Gurvich und Ho, Slow k-Nim, 2015; für kleine Haufen an der Definition geprüft',
  'Afifi and Gherman, Non-exact slow Nim: Propositions 5.3 to 5.8': 'Afifi und Gherman, Non-exact slow Nim: Propositionen 5.3 bis 5.8',
  'Gurvich, Martynov, Maximchuk and Vyalyi, On remoteness functions of exact slow k-NIM with k + 1 piles, 2023':
    'Gurvich, Martynov, Maximchuk und Vyalyi, On remoteness functions of exact slow k-NIM with k + 1 piles, 2023',
  'Each turn takes one stone': 'Jeder Zug nimmt einen Stein',
  'All turns are forced': 'Alle Züge sind erzwungen',
  'No move is left': 'Es gibt keinen Zug mehr',
  'Every smaller position worked out from the rules': 'Jede kleinere Stellung aus den Regeln berechnet',
  'Whinihan, Fibonacci Nim, 1963; exact for every heap that can be played here':
    'Whinihan, Fibonacci Nim, 1963; exakt für jeden Haufen, der sich hier spielen lässt',
  'Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969; exact for every heap that can be played here':
    'Cole und Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969; exakt für jeden Haufen, der sich hier spielen lässt',
  'Grossman 1997; nimbers: Nivasch, The Sprague–Grundy function of the game Euclid, 2006; exact for every heap that can be played here':
    'Grossman 1997; Nimber: Nivasch, The Sprague–Grundy function of the game Euclid, 2006; exakt für jeden Haufen, der sich hier spielen lässt',
  'Sprague, Über zwei Abarten von Nim, 1937; last move loses: proved in the documentation of the solver':
    'Sprague, Über zwei Abarten von Nim, 1937; wenn der letzte Zug verliert: bewiesen in der Dokumentation des Lösers',
  'Berlekamp, Conway and Guy, Winning Ways, 1982: play by symmetry': 'Berlekamp, Conway und Guy, Winning Ways, 1982: Spiel mit Symmetrie',
  'Berlekamp, Conway and Guy, Winning Ways, 1982: two equal parts cancel':
    'Berlekamp, Conway und Guy, Winning Ways, 1982: zwei gleiche Teile heben sich auf',
  'Stromquist and Ullman, Sequential compounds of combinatorial games, 1993; values of stages over a value of 2 or more from a table':
    'Stromquist und Ullman, Sequential compounds of combinatorial games, 1993; Werte von Spielen über einem Wert ab 2 aus einer Tabelle',
  'Stromquist and Ullman, Sequential compounds of combinatorial games, 1993: each stage is Nim over a lost part and misère Nim over a won one':
    'Stromquist und Ullman, Sequential compounds of combinatorial games, 1993: Jedes Spiel ist Nim über einem verlorenen Teil und Misère-Nim über einem gewonnenen',
  'Fisher and Larsson, Chromatic Nim, for some red levels; for any by pairing, proved in the documentation of the solver':
    'Fisher und Larsson, Chromatic Nim, für manche rote Ebenen; für alle durch Paarbildung, bewiesen in der Dokumentation des Lösers',
  'Liu and Britton, Winning colourful Nim with the eeny-meeny rule; last stone loses: all parts are tame':
    'Liu und Britton, Winning colourful Nim with the eeny-meeny rule; wenn verliert, wer zuletzt nimmt: Alle Teile sind zahm',
  'Albert and Nowakowski, The game of End-Nim, 2001: one pile of colors is a row of heaps open at both ends':
    'Albert und Nowakowski, The game of End-Nim, 2001: Ein bunter Stapel ist eine Reihe von Haufen, die an beiden Enden offen ist',
  'Bouton 1901: two sections that never meet are two Nim heaps': 'Bouton 1901: Zwei Abschnitte, die sich nie treffen, sind zwei Nim-Haufen',
  'Nimbers of every pile worked out from all that can be left of it': 'Nimber jedes Stapels, berechnet aus allem, was von ihm bleiben kann',
  'Bouton 1901: a rook is two Nim heaps; exact for every square that can be played here':
    'Bouton 1901: Ein Turm ist zwei Nim-Haufen; exakt für jedes Feld, auf dem sich hier spielen lässt',
  'Values of a king repeat with period 2, by induction': 'Die Werte eines Königs wiederholen sich mit Periode 2, durch Induktion',
  'Values of a knight repeat with period 4, by induction': 'Die Werte eines Springers wiederholen sich mit Periode 4, durch Induktion',
  'Wythoff, A modification of the game of Nim, 1907': 'Wythoff, A modification of the game of Nim, 1907',
  'Nimbers of all squares nearer the corner, worked out from the rules':
    'Nimber aller Felder, die näher an der Ecke liegen, aus den Regeln berechnet',
  'Sibert and Conway, Mathematical Kayles, 1992: as in normal play but for a short list of exceptions':
    'Sibert und Conway, Mathematical Kayles, 1992: wie im normalen Spiel, bis auf eine kurze Liste von Ausnahmen',

  'Bouton 1901: a coin is a Nim heap as large as the number of its square':
    'Bouton 1901: Eine Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Feldes',

  'Berlekamp, Conway and Guy, Winning Ways, 1982: a coin that shows heads is a Nim heap as large as its number':
    'Berlekamp, Conway und Guy, Winning Ways, 1982: Eine Münze, die Kopf zeigt, ist ein Nim-Haufen, so groß wie ihre Nummer',
  'As where the last move wins, but for heads in pairs: proved in the documentation of the solver':
    'Wie wenn der letzte Zug gewinnt, außer bei Köpfen in Paaren: bewiesen in der Dokumentation des Lösers',

  'Berlekamp, Conway and Guy, Winning Ways, 1982: the gaps of pairs of coins are Nim heaps':
    'Berlekamp, Conway und Guy, Winning Ways, 1982: Die Lücken von Münzpaaren sind Nim-Haufen',

  'Bouton 1901: a stalk is a heap of Nim': 'Bouton 1901: Ein Halm ist ein Nim-Haufen',
  'Berlekamp, Conway and Guy, Winning Ways, 1982: the colon principle and the fusion principle':
    'Berlekamp, Conway und Guy, Winning Ways, 1982: das Doppelpunktprinzip und das Fusionsprinzip',
  'Every part worked out from all that can be left of it; all of that is tame':
    'Jeder Teil berechnet aus allem, was von ihm bleiben kann; alles davon ist zahm',
  'Three crosses side by side end the game': 'Drei Kreuze nebeneinander beenden das Spiel',
  'A strip of one or two squares is filled one by one': 'Ein Streifen aus einem oder zwei Feldern wird eins nach dem anderen gefüllt',
  'Lemoine and Viennot 2010: each land searched beside heaps of Nim until its value is proven':
    'Lemoine und Viennot 2010: jedes Land neben Nim-Haufen durchsucht, bis sein Wert bewiesen ist',
  'Lemoine and Viennot 2009: sums of small lands in their simplest form, and all else searched until it is proven':
    'Lemoine und Viennot 2009: Summen kleiner Länder in ihrer einfachsten Form, alles andere durchsucht, bis es bewiesen ist',
  'A theorem says so.': 'Ein Satz sagt es.',
  'Counted from the least value that no older heap has, the last values and those of the older heaps are as they were before, and they decide all that follow.':
    'Gezählt vom kleinsten Wert an, den kein älterer Haufen hat, sind die letzten Werte und die der älteren Haufen wie schon einmal, und sie entscheiden über alle folgenden.',
  'As many values in a row have come back as can be taken at most, and they decide all that follow.':
    'So viele Werte hintereinander sind wiedergekommen, wie du höchstens nehmen darfst, und sie entscheiden über alle folgenden.',
  'As Guy and Smith 1956: values that repeat for so long repeat forever, since one of the three rows left is long enough to be shortened by a period.':
    'Wie Guy und Smith 1956: was sich so lange wiederholt, wiederholt sich für immer, denn eine der drei übrigen Reihen ist lang genug, um sie um eine Periode zu kürzen.',
  'Guy and Smith 1956: values that repeat for so long repeat forever, since one of the two rows left is long enough to be shortened by a period.':
    'Guy und Smith 1956: Werte, die sich so lange wiederholen, wiederholen sich immer, denn eine der beiden Reihen, die übrig bleiben, ist lang genug, um sie um eine Periode zu kürzen.',
  'Two heaps': 'Zwei Haufen',
};
