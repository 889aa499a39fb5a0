import type { Phrases } from '../../phrases.ts';

export const nimOnNim: Phrases = {
  'A game on top of a game: who wants the last stone above?': 'Ein Spiel auf einem Spiel: Wer will oben den letzten Stein?',
  'One game stands on another: the one below opens when the one above is cleared.':
    'Ein Spiel steht auf einem anderen: Das untere öffnet sich, wenn das obere leer ist.',
  'You begin. Who takes the very last stone?': 'Du fängst an. Wer nimmt den allerletzten Stein?',
  'Single heaps of one on each other: just count.': 'Lauter einzelne Einer aufeinander: einfach zählen.',
  'If you clear the top, your opponent takes the stone below.': 'Wenn du oben leer räumst, nimmt der Gegner den Stein darunter.',
  'Your opponent has to clear the top, and the last stone is yours.': 'Der Gegner muss oben leer räumen, und der letzte Stein gehört dir.',
  'The game below is N: whoever meets it wins.': 'Das untere Spiel ist N: Wer es vor sich hat, gewinnt.',
  'How do you play the game above?': 'Wie spielst du das obere Spiel?',
  'So above an N-position you play as in chapter 7: the last one loses.':
    'Über einer N-Stellung spielst du also wie in Kapitel 7: Der Letzte verliert.',
  'As if its last stone lost': 'Als verlöre sein letzter Stein',
  'Whoever takes the last stone above hands over the game below.': 'Wer oben den letzten Stein nimmt, übergibt das untere Spiel.',
  'As if its last stone won': 'Als gewänne sein letzter Stein',
  'Whoever takes it hands over the game below, and that is won for the other one.':
    'Wer ihn nimmt, übergibt das untere Spiel, und das gewinnt dann der andere.',
  'Above, the last stone loses.': 'Oben verliert der letzte Stein.',
  'How many ones should stay?': 'Wie viele Einer sollen bleiben?',
  'An odd number of ones, as in chapter 7.': 'Eine ungerade Anzahl von Einern, wie in Kapitel 7.',
  'Below lies 1 and 1, which is P: clearing the top is good now.': 'Unten liegt 1 und 1, das ist P: Jetzt ist es gut, oben leer zu räumen.',
  'Above a P-position you play as ever, and here that is the mirror.':
    'Über einer P-Stellung spielst du wie immer, und hier ist das der Spiegel.',
  'Look below before you touch what is above.': 'Schau nach unten, bevor du oben etwas anfasst.',
  '2 and 2 is P, so you cleared the top at once.': '2 und 2 ist P, also hast du oben gleich leer geräumt.',
  'Three games. Go up from the bottom: who wants to clear each of them?':
    'Drei Spiele. Geh von unten nach oben: Wer will welches leer räumen?',
  '1 and 2 is N: above it the last stone loses, so the single 1 is lost. Above a lost game the last stone wins: at the top, the mirror.':
    '1 und 2 ist N: Darüber verliert der letzte Stein, also ist die einzelne 1 verloren. Über einem verlorenen Spiel gewinnt er: ganz oben der Spiegel.',
};
