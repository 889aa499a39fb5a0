import type { Phrases } from '../../phrases.ts';

export const colours: Phrases = {
  'Colored piles': 'Bunte Stapel',
  'One color at a time, from the top.': 'Immer nur eine Farbe, von oben.',
  'These piles have two colors. Take stones of one color from the top of a pile.':
    'Diese Stapel haben zwei Farben. Nimm oben von einem Stapel Steine einer Farbe.',
  'When every color is one stone high, no one has a choice.': 'Ist jede Farbe nur einen Stein hoch, hat niemand eine Wahl.',
  'Three stones lie on one. At the top you have a choice.': 'Drei Steine liegen auf einem. Oben hast du die Wahl.',
  'How many should you leave there?': 'Wie viele lässt du dort liegen?',
  'You left one on one. A big top lets you choose, like the big heap in chapter 7.':
    'Du hast einen auf einem übrig gelassen. Oben viele zu haben lässt dir die Wahl, wie der große Haufen in Kapitel 7.',
  'Several piles add up by the nim-sum of what they are worth.': 'Bei mehreren Stapeln zählt die Nim-Summe ihrer Werte.',
  'Two piles worth the same are P, however different they look.': 'Zwei gleich viel werte Stapel sind P, so verschieden sie auch aussehen.',
  'The first pile is worth 1, the second 2.': 'Der erste Stapel ist 1 wert, der zweite 2.',
  'You left 1 and 1.': 'Du hast 1 und 1 übrig gelassen.',
  'Now the pile lies on its side. Take stones of one color from either end.':
    'Jetzt liegt der Stapel auf der Seite. Nimm an einem der beiden Enden Steine einer Farbe.',
  'Win! Think of chapter 3.': 'Gewinne! Denk an Kapitel 3.',
  'Two colors and two ends make two heaps. You made them equal.':
    'Zwei Farben und zwei Enden sind wie zwei Haufen. Du hast sie gleich gemacht.',
  'A 2 lies on a 3, beside a heap of 1.': 'Eine 2 liegt auf einer 3, daneben ein Haufen mit 1.',
  'Every move had an answer, so 2 on 3 is worth 1.': 'Jeder Zug hatte eine Antwort, also ist 2 auf 3 so viel wert wie 1.',
  'Here a 2 lies on a 1, beside a heap of 2.': 'Hier liegt eine 2 auf einer 1, daneben ein Haufen mit 2.',
  'Every move had an answer again, so 2 on 1 is worth 2.': 'Wieder hatte jeder Zug eine Antwort, also ist 2 auf 1 so viel wert wie 2.',
  'You found that 2 on 3 is worth 1, and 2 on 1 is worth 2.': 'Du hast herausgefunden: 2 auf 3 ist 1 wert, und 2 auf 1 ist 2 wert.',
  'What is 3 on 5 worth?': 'Was ist 3 auf 5 wert?',
  'A pile is worth its top color, or one less if the color below is larger.':
    'Ein Stapel ist so viel wert wie seine oberste Farbe, oder eins weniger, wenn die darunter größer ist.',
  '5 is larger than 3, so it is one less than 3.': '5 ist größer als 3, also ist es eins weniger als 3.',
  'A larger color lies below. Remember 2 on 3.': 'Darunter liegt eine größere Farbe. Denk an 2 auf 3.',
  'You can’t take the lower color yet, so it isn’t added.': 'Die untere Farbe kannst du noch nicht nehmen, also zählt sie nicht dazu.',
  'Now a 2 lies on another 2, beside a heap of 1.': 'Jetzt liegt eine 2 auf einer anderen 2, daneben ein Haufen mit 1.',
  'So 2 on 2 is worth 1.': 'Also ist 2 auf 2 so viel wert wie 1.',
  'On the ground, 2 on 2 is worth 1. Here the same pile stands on a 3.':
    'Auf dem Boden ist 2 auf 2 so viel wert wie 1. Hier steht derselbe Stapel auf einer 3.',
  'Is it still worth 1?': 'Ist er immer noch 1 wert?',
  'If the next color is equal, look one further down. There a smaller one takes 1 off, and the ground counts as 0.':
    'Ist die nächste Farbe gleich, sieh eine tiefer. Dort zieht eine kleinere 1 ab, und der Boden zählt als 0.',
  'No, it is worth 2': 'Nein, er ist 2 wert',
  'Right. The 3 is larger, so nothing is taken off.': 'Richtig. Die 3 ist größer, also wird nichts abgezogen.',
  'Put a heap of 1 beside it, and the first player can win.': 'Leg einen Haufen mit 1 daneben, und wer anfängt, kann gewinnen.',
  'No, it is worth 0': 'Nein, er ist 0 wert',
  'On its own, the first player can win.': 'Liegt er allein da, kann gewinnen, wer anfängt.',
};
