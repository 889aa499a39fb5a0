import type { Phrases } from '../../phrases.ts';

export const sums: Phrases = {
  'Heaps that add up': 'Haufen zusammenzählen',
  'Put positions together, take them apart, and forget what cancels.':
    'Stellungen zusammenlegen, zerlegen und vergessen, was sich aufhebt.',
  '1 and 1 is P, and so is 2 and 2. Now both lie there together.': '1 und 1 ist P, 2 und 2 auch. Jetzt liegt beides zusammen da.',
  'Try three moves, and watch the answers.': 'Probier drei Züge und achte auf die Antworten.',
  'P and P together are P: each answer comes in the same pair.': 'P und P zusammen sind P: Jede Antwort kommt im selben Paar.',
  '3 and 3 is P, 1 and 5 is N. Now both lie there together.': '3 und 3 ist P, 1 und 5 ist N. Jetzt liegt beides zusammen da.',
  'Win!': 'Gewinne!',
  'P and N together are N: make the move that wins in the N part, and leave P and P.':
    'P und N zusammen sind N: Mach den Zug, der im N-Teil gewinnt, dann bleiben P und P.',
  'A heap of 2 is N, and a heap of 3 is N.': 'Ein Zweier ist N, und ein Dreier ist N.',
  'Together? Find out.': 'Und zusammen? Finde es heraus.',
  'Here N and N together are N.': 'Hier sind N und N zusammen N.',
  '1 and 2 is N, and a heap of 3 is N.': '1 und 2 ist N, und ein Dreier ist N.',
  'Together? Try three moves.': 'Und zusammen? Probier drei Züge.',
  'Here N and N together are P. To know which, two letters are not enough: we need numbers.':
    'Hier sind N und N zusammen P. Um das zu wissen, reichen zwei Buchstaben nicht: Wir brauchen Zahlen.',
  'Five heaps. Which of them can you forget?': 'Fünf Haufen. Welche davon kannst du vergessen?',
  'Pairs change nothing: what wins without them wins with them.': 'Paare ändern nichts: Was ohne sie gewinnt, gewinnt auch mit ihnen.',
  'We add heaps like this: which single heap would be just as good? 4 + 0 is 4.':
    'Wir zählen Haufen so zusammen: Welcher einzelne Haufen wäre genauso gut? 4 + 0 ist 4.',
  'What is 1 + 1?': 'Was ist 1 + 1?',
  'So every number is its own opposite: 1 + 1 = 0, 5 + 5 = 0. This is the nim-sum.':
    'Jede Zahl hebt sich also selbst auf: 1 + 1 = 0, 5 + 5 = 0. Das ist die Nim-Summe.',
  'A pair changes nothing, just like no heap at all.': 'Ein Paar ändert nichts, genau wie gar kein Haufen.',
  'A heap of 1 is N, but 1 and 1 is P.': 'Ein Einer ist N, aber 1 und 1 ist P.',
  'A heap of 2 is N, but 1 and 1 is P.': 'Ein Zweier ist N, aber 1 und 1 ist P.',
  'You saw that 1, 2 and 3 together are P, so 1 + 2 + 3 = 0.': 'Du hast gesehen: 1, 2 und 3 zusammen sind P, also ist 1 + 2 + 3 = 0.',
  'Your opponent begins. Win!': 'Der Gegner fängt an. Gewinne!',
  'Whatever goes, you can leave a pair.': 'Was auch weggeht, du kannst ein Paar übrig lassen.',
  '1 + 2 + 3 = 0, and every number is its own opposite.': '1 + 2 + 3 = 0, und jede Zahl hebt sich selbst auf.',
  'What is 1 + 3?': 'Was ist 1 + 3?',
  'Numbers that add up like this are called nimbers.': 'Zahlen, die man so zusammenzählt, heißen Nimber.',
  'Add a 2 on both sides: 2 and 2 cancel, and 1 + 3 = 2 is left.':
    'Zähl auf beiden Seiten 2 dazu: 2 und 2 heben sich auf, und es bleibt 1 + 3 = 2.',
  'With a heap of 4 beside 1 and 3 you could win: leave 1, 2 and 3.':
    'Mit einem Vierer neben 1 und 3 könntest du gewinnen: Lass 1, 2 und 3 übrig.',
  'Then 1 and 3 would be P, but they are not equal.': 'Dann wären 1 und 3 P, aber sie sind nicht gleich.',
  'Leave what you know to be P.': 'Lass etwas übrig, von dem du weißt, dass es P ist.',
  'With 1, 2 and 3 left, every move has an answer.': 'Sind 1, 2 und 3 übrig, gibt es auf jeden Zug eine Antwort.',
  '1, 4 and 5 is P as well.': '1, 4 und 5 ist auch P.',
  'You could always leave a pair, or 1, 2 and 3.': 'Du konntest immer ein Paar übrig lassen oder 1, 2 und 3.',
  '2 and 3, 4 and 5, 6 and 7: two neighbours, the even one first, are P together with a 1.':
    '2 und 3, 4 und 5, 6 und 7: Zwei Nachbarn, der gerade zuerst, sind zusammen mit einem Einer P.',
  'N or P?': 'N oder P?',
  '1 and two such neighbours are P, however large they are.': 'Ein Einer und zwei solche Nachbarn sind P, wie groß sie auch sind.',
  'Trio knows pairs, and 1 with two neighbours. Elsewhere it plays anything.':
    'Trio kennt Paare und den Einer mit zwei Nachbarn. Sonst spielt Trio irgendetwas.',
  'Trio is beaten. But what about 3, 5 and 6? Chapter 5 knows them all.':
    'Trio ist geschlagen. Aber was ist mit 3, 5 und 6? Kapitel 5 kennt sie alle.',
  'I am Trio! All good things come in threes.': 'Ich bin Trio! Aller guten Dinge sind drei.',
  'A pair here, a three there: how nice of you.': 'Hier ein Paar, da ein Dreier: Wie nett von dir.',
  'Three cheers for me! Three more tries for you?': 'Ein dreifaches Hoch auf mich! Noch drei Versuche für dich?',
  'But, but, but… I had counted to three!': 'Aber, aber, aber … Ich hatte doch bis drei gezählt!',
};
