import type { Phrases } from '../../phrases.ts';

export const limits: Phrases = {
  'What 0, 1, 2, … are worth': 'Was 0, 1, 2, … wert sind',
  'Only so many at once': 'Nur so viele auf einmal',
  'Remainders, tables that repeat, and what a proof needs.': 'Reste, Tabellen, die sich wiederholen, und was ein Beweis braucht.',
  'Now a move takes 1, 2 or 3 stones, no more.': 'Jetzt nimmt ein Zug 1, 2 oder 3 Steine, nicht mehr.',
  'Try all three moves.': 'Probier alle drei Züge.',
  'A heap of 4 is lost: whatever you take, the rest of the 4 goes at once.':
    'Ein Vierer ist verloren: Was du auch nimmst, der Rest der 4 geht auf einmal weg.',
  'Think of the 4: what should you leave from 10?': 'Denk an die 4: Was solltest du von 10 übrig lassen?',
  'You left 8, which is twice 4. Each round takes 4 stones: some by one of you, the rest by the other.':
    'Du hast 8 übrig gelassen, zweimal 4. Jede Runde kostet 4 Steine: einige nimmt der eine, den Rest der andere.',
  '21 stones, and at most 3 at once.': '21 Steine, und höchstens 3 auf einmal.',
  'Win to the end.': 'Gewinne bis zum Ende.',
  'Always leave a multiple of 4: that is what counts, the remainder after dividing by 4.':
    'Lass immer ein Vielfaches von 4 übrig: Es zählt der Rest beim Teilen durch 4.',
  'Two heaps: each is worth its remainder after dividing by 4. These are worth 2 and 3.':
    'Zwei Haufen: Jeder ist seinen Rest beim Teilen durch 4 wert. Diese sind 2 und 3 wert.',
  'Make them worth the same.': 'Mach, dass sie gleich viel wert sind.',
  'Remainders add up as heaps of Nim do.': 'Reste zählt man zusammen wie Haufen beim Nim.',
  'Now a move takes 1, 3 or 4 stones, but never 2.': 'Jetzt nimmt ein Zug 1, 3 oder 4 Steine, aber nie 2.',
  'What is each heap worth? Give the smallest number that no move leads to.':
    'Was ist jeder Haufen wert? Nenne die kleinste Zahl, zu der kein Zug führt.',
  'From 7 on it begins again: 0, 1, 0, 1 …': 'Ab 7 fängt es von vorn an: 0, 1, 0, 1 …',
  'The table seems to repeat every 7.': 'Die Tabelle scheint sich alle 7 zu wiederholen.',
  'Who wins with a heap of 70?': 'Wer gewinnt bei einem Haufen von 70?',
  'The one who has just moved': 'Wer gerade gezogen hat',
  '70 is 10 times 7, so it is worth as much as 0.': '70 ist 10 mal 7, also so viel wert wie 0.',
  'The one to move': 'Wer am Zug ist',
  '70 is 10 times 7: look at what 0 and 7 are worth.': '70 ist 10 mal 7: Sieh nach, was 0 und 7 wert sind.',
  'Seeing something repeat is not yet a proof: it might stop.': 'Dass sich etwas wiederholt, ist noch kein Beweis: Es könnte aufhören.',
  'How many in a row have to repeat until you can be sure?': 'Wie viele hintereinander müssen sich wiederholen, bis du sicher bist?',
  'Where no move takes more than 4, four in a row decide all that follows.':
    'Wo kein Zug mehr als 4 nimmt, bestimmen vier hintereinander alles, was folgt.',
  '4, the most that a move takes': '4: Mehr nimmt kein Zug',
  'Each number is worked out from the 4 before it. The same four, the same next one, and so on for ever.':
    'Jede Zahl folgt aus den 4 davor. Dieselben vier, dieselbe nächste, und so immer weiter.',
  '1 is enough': '1 genügt',
  '0 comes twice in every 7: once 1 and 0 follow it, once 1 and 2.': '0 kommt in je 7 zweimal vor: Einmal folgen 1 und 0, einmal 1 und 2.',
  'One can never be sure': 'Man kann nie sicher sein',
  'Each number depends only on the 4 before it.': 'Jede Zahl hängt nur von den 4 davor ab.',
  'Take 1, 3 or 4. Heaps are lost whose remainder after dividing by 7 is 0 or 2.':
    'Nimm 1, 3 oder 4. Verloren sind Haufen, die beim Teilen durch 7 den Rest 0 oder 2 lassen.',
  'Every such game repeats at last, whatever numbers may be taken, as long as one of them is the largest.':
    'Jedes solche Spiel wiederholt sich irgendwann, welche Zahlen auch erlaubt sind, solange eine davon die größte ist.',
};
