import type { Phrases } from '../../phrases.ts';

export const colours: Phrases = {
  'Coloured piles': 'Bunte Stapel',
  'One colour at a time, from the top: eeny, meeny.': 'Immer eine Farbe, von oben: ene, mene.',
  'These piles have two colours. A move takes stones of one colour from the top of a pile.':
    'Diese Stapel haben zwei Farben. Ein Zug nimmt Steine einer Farbe oben von einem Stapel.',
  'Where each colour is one stone high, nobody has a choice.': 'Wo jede Farbe nur einen Stein hoch ist, hat niemand eine Wahl.',
  'Three on top of one: the top leaves you a choice.': 'Drei auf einem: Oben hast du die Wahl.',
  'What should stay?': 'Was soll bleiben?',
  'One on one is left. A large top lets you choose, as in chapter 7.':
    'Einer auf einem bleibt. Oben viele zu haben lässt dir die Wahl, wie in Kapitel 7.',
  'On its own, a pile is worth as much as the colour on top, or one less.':
    'Für sich ist ein Stapel so viel wert wie die Farbe obenauf, oder eins weniger.',
  'One less, when the next colour below is larger. Here a 2 lies on a 3: what is it worth?':
    'Eins weniger, wenn die nächste Farbe darunter größer ist. Hier liegen 2 auf 3: Was ist das wert?',
  '3 is larger than 2, so it is one less than 2.': '3 ist größer als 2, also ist es eins weniger als 2.',
  'Below it is a 3, which is larger.': 'Darunter liegt eine 3, und die ist größer.',
  'The lower colour cannot be taken yet: it is not added.': 'Die untere Farbe kann man noch nicht nehmen: Sie zählt nicht dazu.',
  'Is the next one equal? Then look one further down, and the question turns round: one less, when that is smaller.':
    'Ist die nächste gleich? Dann sieh eine tiefer, und die Frage dreht sich um: eins weniger, wenn die kleiner ist.',
  'The ground counts as 0. What is 2 on 2 worth?': 'Der Boden zählt als 0. Was sind 2 auf 2 wert?',
  'Larger, smaller, larger, smaller: its finders say “eeny, meeny” while they go down.':
    'Größer, kleiner, größer, kleiner: Wer das fand, sagt dazu „ene, mene“, von oben nach unten.',
  'The 2 below is equal, so look further: the ground is smaller than 2.':
    'Die 2 darunter ist gleich, also sieh tiefer: Der Boden ist kleiner als 2.',
  'The next one is equal. The ground is smaller, and that was asked: one less.':
    'Die nächste ist gleich. Der Boden ist kleiner, und danach war gefragt: eins weniger.',
  'Whoever begins can leave 2 and 1, and wins.': 'Wer anfängt, kann 2 und 1 übrig lassen und gewinnt.',
  'Several piles add up by the nim-sum of their worths.': 'Bei mehreren Stapeln gilt die Nim-Summe ihrer Werte.',
  'Two piles worth the same are P, however different they look.':
    'Zwei Stapel, die gleich viel wert sind, sind P, so verschieden sie auch aussehen.',
  'The first pile is worth 1, the second 2.': 'Der erste Stapel ist 1 wert, der zweite 2.',
  '1 and 1 are left.': '1 und 1 bleiben.',
  'Now the pile lies down as a string, and stones may be taken from either end, again of one colour.':
    'Jetzt liegt der Stapel als Kette da, und man darf von beiden Enden nehmen, wieder von einer Farbe.',
  'Win! Think of chapter 3.': 'Gewinne! Denk an Kapitel 3.',
  'Two colours, two ends: that is two heaps, and you made them equal.':
    'Zwei Farben, zwei Enden: Das sind zwei Haufen, und du hast sie gleich gemacht.',
};
