import type { Phrases } from '../../phrases.ts';

export const lastLoses: Phrases = {
  'The last one loses': 'Der Letzte verliert',
  'Almost the same game. You just need to know when to switch.': 'Fast dasselbe Spiel. Du musst nur wissen, wann du umschaltest.',
  'In this chapter, the player who takes the last stone loses.': 'In diesem Kapitel verliert, wer den letzten Stein nimmt.',
  'It’s your turn. Who wins?': 'Du bist dran. Wer gewinnt?',
  'With only ones left, you now lose if their number is odd.': 'Sind nur noch Einer da, verlierst du jetzt, wenn es ungerade viele sind.',
  'Only one heap is bigger than 1. You decide how much of it to leave.':
    'Nur ein Haufen ist größer als 1. Du bestimmst, wie viel davon bleibt.',
  'Leave your opponent an odd number of ones.': 'Lass dem Gegner eine ungerade Anzahl von Einern.',
  'With one big heap you can choose. Take all of it or all but one, and you win.':
    'Bei einem einzigen großen Haufen hast du die Wahl. Nimm ihn ganz oder bis auf einen Stein, und du gewinnst.',
  'Here too.': 'Hier auch.',
  'Do you take the whole big heap, or all but one?': 'Nimmst du den großen Haufen ganz oder bis auf einen Stein?',
  'One stone is left, and your opponent must take it.': 'Ein Stein bleibt, und der Gegner muss ihn nehmen.',
  'Two heaps of 2, and you start.': 'Zwei Zweier, und du fängst an.',
  'Try two moves and watch the answers.': 'Probier zwei Züge und achte auf die Antworten.',
  'Two equal heaps are still P, as long as they are bigger than 1.': 'Zwei gleiche Haufen sind auch hier P, wenn sie größer als 1 sind.',
  'As long as two or more heaps are bigger than 1, play normal Nim. Make the nim-sum 0.':
    'Solange mindestens zwei Haufen größer als 1 sind, spiel wie gewohnt. Mach die Nim-Summe zu 0.',
  'It’s the same move as in chapter 5.': 'Es ist derselbe Zug wie in Kapitel 5.',
  'So you play normal Nim first, and switch at some point.': 'Du spielst also zuerst wie gewohnt und schaltest irgendwann um.',
  'Which move is different?': 'Welcher Zug ist anders?',
  'There you leave an odd number of ones. In normal Nim you would leave an even number.':
    'Dort lässt du ungerade viele Einer übrig. Sonst wären es gerade viele.',
  'The one that leaves only ones': 'Der, nach dem nur Einer bleiben',
  'Yes. It takes the last big heap away, or leaves 1 of it.': 'Ja. Er nimmt den letzten großen Haufen weg oder lässt 1 davon übrig.',
  'The first one': 'Der erste',
  'You won 3, 4 and 5 with the same first move as in normal Nim.': '3, 4 und 5 hast du mit demselben ersten Zug gewonnen wie sonst.',
  'The last one': 'Der letzte',
  'By then it’s too late. With only ones left, no one has a choice.': 'Dann ist es zu spät. Sind nur noch Einer da, hat niemand eine Wahl.',
  'Why does the winning player always get to make that move?': 'Warum kommt immer der Gewinner zu diesem Zug?',
  'So while a heap is bigger than 1, the same player wins as in normal Nim.':
    'Solange ein Haufen größer als 1 ist, gewinnt also dieselbe Seite wie sonst.',
  'The winner never leaves one big heap': 'Der Gewinner lässt nie genau einen großen Haufen übrig',
  'With exactly one big heap, the nim-sum is never 0. So it is always the loser who leaves it.':
    'Bei genau einem großen Haufen ist die Nim-Summe nie 0. Also lässt ihn immer der Verlierer übrig.',
  'The winner moves faster': 'Der Gewinner zieht schneller',
  'The players take turns, one move each.': 'Beide ziehen abwechselnd, je einen Zug.',
  'There is no luck in Nim.': 'Glück gibt es beim Nim nicht.',
  'A whole game. Make the nim-sum 0 while there are big heaps, then switch.':
    'Ein ganzes Spiel. Mach die Nim-Summe zu 0, solange es große Haufen gibt, dann schalt um.',
  'This works for Nim. In many other games it is much harder, because nimbers don’t tell you who wins.':
    'Bei Nim klappt das. Bei vielen anderen Spielen ist es viel schwerer, denn Nimber verraten nicht, wer gewinnt.',
};
