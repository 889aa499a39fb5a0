import type { Phrases } from '../../phrases.ts';

export const lastLoses: Phrases = {
  'The last one loses': 'Der Letzte verliert',
  'Turned round, and almost the same: when to turn.': 'Umgedreht und fast gleich: wann man sich umdreht.',
  'In this chapter whoever takes the last stone loses.': 'In diesem Kapitel verliert, wer den letzten Stein nimmt.',
  'It is your turn. Who wins?': 'Du bist dran. Wer gewinnt?',
  'With heaps of one only, an odd number of them is lost now.': 'Bei lauter Einern verliert jetzt, wer vor einer ungeraden Anzahl steht.',
  'Only one heap is larger than 1, and you decide what is left of it.':
    'Nur ein Haufen ist größer als 1, und du bestimmst, was davon bleibt.',
  'Leave your opponent an odd number of ones.': 'Lass dem Gegner eine ungerade Anzahl von Einern.',
  'Whoever meets a single large heap can choose, all of it or all but one, and wins.':
    'Wer einen einzigen großen Haufen vor sich hat, darf wählen: ganz nehmen oder bis auf einen. So gewinnt man.',
  'Here as well.': 'Hier auch.',
  'Take all of the large heap, or all but one?': 'Nimmst du den großen Haufen ganz oder bis auf einen?',
  'One stone is left, and your opponent has to take it.': 'Ein Stein bleibt, und der Gegner muss ihn nehmen.',
  'Two heaps of 2, and you begin.': 'Zwei Zweier, und du fängst an.',
  'Try two moves, and watch.': 'Probier zwei Züge und schau zu.',
  'Two equal heaps are P here too, if they are larger than 1.': 'Zwei gleiche Haufen sind auch hier P, wenn sie größer als 1 sind.',
  'While two heaps or more are larger than 1, play as if the last stone won: make the nim-sum 0.':
    'Solange zwei oder mehr Haufen größer als 1 sind, spiel, als gewänne der letzte Stein: Mach die Nim-Summe zu 0.',
  'It is the same move as in chapter 5.': 'Es ist derselbe Zug wie in Kapitel 5.',
  'So one plays as ever, and turns at some point.': 'Man spielt also wie immer und dreht irgendwann um.',
  'With which move do you turn?': 'Mit welchem Zug drehst du um?',
  'Then leave an odd number of ones, where otherwise you would have left an even one.':
    'Dann lass eine ungerade Anzahl von Einern übrig, wo du sonst eine gerade gelassen hättest.',
  'When it leaves only ones': 'Wenn nur Einer bleiben',
  'It is the move that takes the last large heap away, or leaves 1 of it.':
    'Es ist der Zug, der den letzten großen Haufen wegnimmt oder 1 davon übrig lässt.',
  'From the start': 'Von Anfang an',
  '3, 4 and 5 was won by the same move as ever.': '3, 4 und 5 gewann derselbe Zug wie immer.',
  'With the last stone': 'Mit dem letzten Stein',
  'Then it is too late: with ones only, nobody has a choice.': 'Da ist es zu spät: Bei lauter Einern hat niemand mehr eine Wahl.',
  'Why is it always the winner who comes to make that move?': 'Warum kommt immer der Gewinner zu diesem Zug?',
  'So while some heap is larger than 1, the same side wins as in the game where the last stone wins.':
    'Solange ein Haufen größer als 1 ist, gewinnt also dieselbe Seite wie in dem Spiel, in dem der letzte Stein gewinnt.',
  'One large heap is never nim-sum 0': 'Ein großer Haufen ist nie Nim-Summe 0',
  'Its large power is alone, and the winner never leaves such a thing. So it is the loser who leaves it.':
    'Seine große Potenz ist allein, und so etwas lässt der Gewinner nie übrig. Also lässt es der Verlierer übrig.',
  'The winner moves faster': 'Der Gewinner zieht schneller',
  'Both move in turn, one move each.': 'Beide ziehen abwechselnd, je einen Zug.',
  'It is chance': 'Es ist Zufall',
  'There is none in Nim.': 'Den gibt es bei Nim nicht.',
  'A whole game: nim-sum 0 while there are large heaps, then turn.':
    'Ein ganzes Spiel: Nim-Summe 0, solange es große Haufen gibt, dann umdrehen.',
  'This works for Nim. In many other games it is much harder, and nimbers do not tell who wins.':
    'Bei Nim geht das so. In vielen anderen Spielen ist es viel schwerer, und Nimber sagen nicht, wer gewinnt.',
};
