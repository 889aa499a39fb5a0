import type { Phrases } from '../../phrases.ts';

export const sums: Phrases = {
  'Heaps that add up': 'Haufen zusammenzählen',
  'Put positions together, take them apart, and drop what cancels.': 'Stellungen zusammenlegen, zerlegen und weglassen, was sich aufhebt.',
  '1 and 1 is P, and so is 2 and 2. Here they are together.': '1 und 1 ist P, 2 und 2 auch. Hier liegen beide zusammen.',
  'Try three moves and watch the answers.': 'Probier drei Züge und achte auf die Antworten.',
  'P and P together are P. Each answer is in the same pair as your move.':
    'P und P zusammen sind P. Jede Antwort kommt im selben Paar wie dein Zug.',
  '3 and 3 is P, and 1 and 5 is N. Here they are together.': '3 und 3 ist P, 1 und 5 ist N. Hier liegen beide zusammen.',
  'Win!': 'Gewinne!',
  'P and N together are N. Make the winning move in the N part, and P and P are left.':
    'P und N zusammen sind N. Mach den Gewinnzug im N-Teil, dann bleiben P und P.',
  '2 alone is N, and 3 alone is N.': '2 allein ist N, und 3 allein ist N.',
  'And together? Find out.': 'Und zusammen? Finde es heraus.',
  'Here N and N together are N.': 'Hier sind N und N zusammen N.',
  '1 and 2 is N, and 3 alone is N.': '1 und 2 ist N, und 3 allein ist N.',
  'And together? Try three moves.': 'Und zusammen? Probier drei Züge.',
  'Here N and N together are P. Two letters can’t tell which, so we need numbers.':
    'Hier sind N und N zusammen P. Zwei Buchstaben verraten das nicht. Wir brauchen Zahlen.',
  'Five heaps. Which ones can you ignore?': 'Fünf Haufen. Welche kannst du weglassen?',
  'Pairs change nothing. A move that wins without them also wins with them.':
    'Paare ändern nichts. Ein Zug, der ohne sie gewinnt, gewinnt auch mit ihnen.',
  'We add heaps by asking which single heap is just as good. So 4 + 0 is 4.':
    'Wir zählen Haufen zusammen und fragen, welcher einzelne genauso gut ist. So ist 4 + 0 gleich 4.',
  'What is 1 + 1?': 'Was ist 1 + 1?',
  'Two equal heaps always make 0, like 5 + 5 = 0. This way of adding is called the nim-sum.':
    'Zwei gleiche Haufen ergeben immer 0, zum Beispiel 5 + 5 = 0. So zählt die Nim-Summe.',
  'A pair changes nothing, just like an empty heap.': 'Ein Paar ändert nichts, genau wie ein leerer Haufen.',
  '1 alone is N, but 1 and 1 is P.': '1 allein ist N, aber 1 und 1 ist P.',
  '2 alone is N, but 1 and 1 is P.': '2 allein ist N, aber 1 und 1 ist P.',
  '1, 2 and 3 together are P. So 1 + 2 + 3 = 0.': '1, 2 und 3 zusammen sind P. Also ist 1 + 2 + 3 = 0.',
  'Your opponent starts. Win!': 'Der Gegner fängt an. Gewinne!',
  'You could leave a pair after every move.': 'Nach jedem Zug konntest du ein Paar übrig lassen.',
  '1 + 2 + 3 = 0, and two equal heaps cancel.': '1 + 2 + 3 = 0, und zwei gleiche Haufen heben sich auf.',
  'What is 1 + 3?': 'Was ist 1 + 3?',
  'Numbers that add this way are called nimbers.': 'Zahlen, die so zusammengezählt werden, heißen Nimber.',
  'Add a 2 to both sides of 1 + 2 + 3 = 0. The 2s cancel, and 1 + 3 = 2.':
    'Zähl auf beiden Seiten von 1 + 2 + 3 = 0 eine 2 dazu. Die 2en heben sich auf: 1 + 3 = 2.',
  'Then 1, 3 and 4 would be P. But from there you can leave 1, 2 and 3, and win.':
    'Dann wäre 1, 3 und 4 P. Aber von dort kannst du 1, 2 und 3 übrig lassen und gewinnst.',
  'Then 1 and 3 would be P, but they aren’t equal.': 'Dann wären 1 und 3 P, aber sie sind nicht gleich.',
  'Leave three heaps you know are P.': 'Lass drei Haufen übrig, von denen du weißt: Sie sind P.',
  'You left 1, 2 and 3. Now every move has an answer.': 'Du hast 1, 2 und 3 übrig gelassen. Jetzt hat jeder Zug eine Antwort.',
  '1, 4 and 5 is P too.': '1, 4 und 5 ist auch P.',
  'You could always leave a pair, or 1, 2 and 3.': 'Du konntest immer ein Paar übrig lassen oder 1, 2 und 3.',
  '2 and 3, 4 and 5, 6 and 7 are neighbors with the even one first. Each pair is P together with a 1.':
    '2 und 3, 4 und 5, 6 und 7 sind Nachbarn, die gerade Zahl zuerst. Jedes solche Paar ist mit einer 1 zusammen P.',
  'N or P?': 'N oder P?',
  'A 1 with two such neighbors is always P, however big they are.': 'Eine 1 mit zwei solchen Nachbarn ist immer P, so groß sie auch sind.',
  'Trio knows pairs, and 1 with two neighbors. Otherwise it plays anything.':
    'Trio kennt Paare und die 1 mit zwei Nachbarn. Sonst spielt Trio irgendetwas.',
  'You beat Trio! But what about 3, 5 and 6? Chapter 5 explains them all.':
    'Du hast Trio geschlagen! Aber was ist mit 3, 5 und 6? Kapitel 5 erklärt sie alle.',
  'I am Trio! All good things come in threes.': 'Ich bin Trio! Aller guten Dinge sind drei.',
  'A pair here, a three there. How nice of you!': 'Hier ein Paar, da ein Dreier: Wie nett von dir.',
  'Three cheers for me! Three more tries for you?': 'Ein dreifaches Hoch auf mich! Noch drei Versuche für dich?',
  'But, but, but… I counted to three!': 'Aber, aber, aber … Ich hatte doch bis drei gezählt!',
};
