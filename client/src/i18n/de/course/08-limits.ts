import type { Phrases } from '../../phrases.ts';

export const limits: Phrases = {
  'What heaps of 0, 1, 2, … are worth': 'Was Haufen mit 0, 1, 2, … wert sind',
  'Only a few at a time': 'Nur wenige auf einmal',
  'Remainders, tables that repeat, and how to be sure they do.': 'Reste, Tabellen, die sich wiederholen, und wann das sicher ist.',
  'Now you take 1, 2 or 3 stones, no more.': 'Jetzt nimmst du 1, 2 oder 3 Steine, nicht mehr.',
  'Try all three moves.': 'Probier alle drei Züge.',
  'A heap of 4 is lost. Whatever you take, your opponent takes the rest.':
    'Ein Haufen mit 4 ist verloren. Was du auch nimmst, der Gegner nimmt den Rest.',
  'Remember the heap of 4. What should you leave from 10?': 'Denk an den Haufen mit 4. Was lässt du von 10 übrig?',
  'You left 8, which is twice 4. Whatever your opponent takes, you can make it 4 together.':
    'Du hast 8 übrig gelassen, also 2 mal 4. Was der Gegner auch nimmt, du kannst auf 4 ergänzen.',
  '21 stones, and at most 3 at a time.': '21 Steine, und höchstens 3 auf einmal.',
  'Play to the end and win.': 'Spiel bis zum Ende und gewinne.',
  'Always leave a multiple of 4. Only the remainder after dividing by 4 matters.':
    'Lass immer ein Vielfaches von 4 übrig. Nur der Rest beim Teilen durch 4 ist wichtig.',
  'Divide each heap by 4. The remainders are 2 and 3, and that is what the heaps are worth.':
    'Teile jeden Haufen durch 4. Die Reste sind 2 und 3, und so viel sind die Haufen wert.',
  'Make both heaps worth the same.': 'Mach beide Haufen gleich viel wert.',
  'Remainders add up just like heaps in Nim.': 'Reste zählst du zusammen wie Haufen beim Nim.',
  'Now you take 1, 3 or 4 stones, but never 2.': 'Jetzt nimmst du 1, 3 oder 4 Steine, aber nie 2.',
  'What is each heap worth? Enter the smallest number that no move leads to.':
    'Was ist jeder Haufen wert? Gib die kleinste Zahl ein, zu der kein Zug führt.',
  'At 7 it starts again with 0, 1, 0, 1.': 'Bei 7 fängt es wieder an mit 0, 1, 0, 1.',
  'The list seems to repeat every 7 numbers.': 'Die Liste scheint sich alle 7 Zahlen zu wiederholen.',
  'If it does, who wins from a heap of 70?': 'Wenn das stimmt: Wer gewinnt bei einem Haufen mit 70?',
  'The player who just moved': 'Wer gerade gezogen hat',
  '70 is 10 times 7, so it is worth the same as 0.': '70 ist 10 mal 7, also so viel wert wie 0.',
  'The player to move': 'Wer am Zug ist',
  '70 is 10 times 7. Look at what 0 and 7 are worth.': '70 ist 10 mal 7. Sieh nach, was 0 und 7 wert sind.',
  'Seeing a pattern repeat is no proof. It might stop.': 'Ein Muster zu sehen ist noch kein Beweis. Es könnte aufhören.',
  'How many numbers in a row must repeat before you can be sure?':
    'Wie viele Zahlen hintereinander müssen sich wiederholen, damit du sicher bist?',
  'If no move takes more than 4, four repeated numbers in a row settle all the rest.':
    'Nimmt kein Zug mehr als 4, legen vier wiederholte Zahlen hintereinander alles Weitere fest.',
  '4, the most you can take': '4, so viele darfst du nehmen',
  'Each number depends only on the 4 before it. The same four give the same next one, forever.':
    'Jede Zahl hängt nur von den 4 davor ab. Dieselben vier ergeben immer dieselbe nächste.',
  '1 is enough': '1 genügt',
  '0 appears twice in each 7. First 1 follows it and then 0, later 1 and then 2.':
    '0 kommt in je 7 zweimal vor. Erst folgen 1 und 0, später 1 und 2.',
  'You can never be sure': 'Ganz sicher bist du nie',
  'Each number depends only on the 4 before it.': 'Jede Zahl hängt nur von den 4 davor ab.',
  'Take 1, 3 or 4. You win if you leave a remainder of 0 or 2 after dividing by 7.':
    'Nimm 1, 3 oder 4. Du gewinnst, wenn beim Teilen durch 7 der Rest 0 oder 2 bleibt.',
  'Whichever numbers you allow, the list always repeats in the end. Only the largest must be fixed.':
    'Welche Zahlen du auch erlaubst, die Liste wiederholt sich am Ende immer. Nur die größte muss feststehen.',
};
