import type { Phrases } from '../../phrases.ts';

export const nimOnNim: Phrases = {
  'One game on top of another. Who wants the last stone at the top?': 'Ein Spiel auf einem anderen. Wer will oben den letzten Stein?',
  'Two games, one on top of the other. The lower one opens when the upper one is empty.':
    'Zwei Spiele, eins auf dem anderen. Das untere öffnet sich, wenn das obere leer ist.',
  'You start. Who takes the very last stone?': 'Du fängst an. Wer nimmt den allerletzten Stein?',
  'With one stone in each game, you only need to count.': 'Liegt in jedem Spiel nur ein Stein, musst du nur zählen.',
  'If you empty the top, your opponent takes the stone below.': 'Räumst du oben alles weg, nimmt der Gegner den Stein darunter.',
  'Your opponent must empty the top, so the last stone is yours.':
    'Der Gegner muss oben alles wegnehmen, also gehört der letzte Stein dir.',
  'The lower game is N. Its first player wins.': 'Das untere Spiel ist N. Wer es anfängt, gewinnt.',
  'How do you play the upper game?': 'Wie spielst du das obere Spiel?',
  'So on top of an N-position you play as in chapter 7, where the last stone loses.':
    'Über einer N-Stellung spielst du also wie in Kapitel 7, wo der letzte Stein verliert.',
  'As if the last stone loses': 'Als würde der letzte Stein verlieren',
  'If you take the last stone above, your opponent starts below and wins.':
    'Nimmst du oben den letzten Stein, fängt unten der Gegner an und gewinnt.',
  'As if the last stone wins': 'Als würde der letzte Stein gewinnen',
  'No. If you take it, your opponent starts below and wins.': 'Nein. Nimmst du ihn, fängt unten der Gegner an und gewinnt.',
  'In the upper game, the last stone loses.': 'Im oberen Spiel verliert der letzte Stein.',
  'How many ones should you leave?': 'Wie viele Einer lässt du übrig?',
  'You left an odd number of ones, as in chapter 7.': 'Du hast ungerade viele Einer übrig gelassen, wie in Kapitel 7.',
  'Below are 1 and 1, which is P. Now it’s good to take the last stone above.':
    'Unten liegen 1 und 1, das ist P. Jetzt ist es gut, oben den letzten Stein zu nehmen.',
  'On top of a P-position you play normal Nim. Here that means the mirror.':
    'Über einer P-Stellung spielst du wie gewohnt. Hier ist das der Spiegel.',
  'Look at the lower game before you touch the upper one.': 'Sieh dir das untere Spiel an, bevor du oben etwas anfasst.',
  '2 and 2 is P, so you emptied the top at once.': '2 und 2 ist P, also hast du oben gleich alles genommen.',
  'Three games now. Start from the bottom. Who wants the last stone of each?':
    'Jetzt drei Spiele. Fang unten an. Wer will in jedem den letzten Stein?',
  '1 and 2 is N, so above it the last stone loses. The single 1 is therefore lost, and on top of it the mirror wins.':
    '1 und 2 ist N, also verliert darüber der letzte Stein. Die einzelne 1 ist deshalb verloren, und ganz oben gewinnt der Spiegel.',
};
