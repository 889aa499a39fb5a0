import type { Phrases } from '../../phrases.ts';

export const nimSums: Phrases = {
  'Fill it, see its pattern, and win every game of Nim.': 'Füll sie aus, sieh ihr Muster und gewinne jedes Spiel Nim.',
  'From 1 and 2 a move leaves 2, or 1 and 1, or 1: positions as good as heaps of 2, of 0 and of 1.':
    'Von 1 und 2 lässt ein Zug 2 übrig, oder 1 und 1, oder 1: so gut wie Haufen mit 2, mit 0 und mit 1.',
  'Which single heap leads to just these?': 'Welcher einzelne Haufen führt genau dorthin?',
  'It is the smallest number that is missing among 0, 1 and 2. So 1 + 2 = 3.':
    'Das ist die kleinste Zahl, die unter 0, 1 und 2 fehlt. Also 1 + 2 = 3.',
  'A heap of 2 leads to 1 and to 0, but not to 2.': 'Ein Zweier führt zu 1 und zu 0, aber nicht zu 2.',
  'A heap of 3 leads to 2, 1 and 0.': 'Ein Dreier führt zu 2, 1 und 0.',
  'A heap of 4 leads to 3 as well.': 'Ein Vierer führt auch zu 3.',
  'A move makes one heap smaller: it goes left or up. So each sum is the smallest number that is neither to its left nor above it.':
    'Ein Zug macht einen Haufen kleiner: nach links oder nach oben. Also ist jede Summe die kleinste Zahl, die weder links davon noch darüber steht.',
  'Fill the table.': 'Füll die Tabelle aus.',
  'The smallest number that is missing is called mex, from “minimum excluded”.':
    'Die kleinste fehlende Zahl heißt mex, vom englischen „minimum excluded“.',
  'The table grows.': 'Die Tabelle wächst.',
  'Fill in what is asked: the smallest number that is neither to the left nor above.':
    'Trag ein, was gefragt ist: die kleinste Zahl, die weder links noch darüber steht.',
  'Small squares make larger ones, always crosswise. Look at those of 2 and of 4.':
    'Kleine Quadrate bilden größere, immer über Kreuz. Sieh dir die 2er und die 4er an.',
  '1, 2, 4 and 8 are each twice the one before. When none comes twice, the nim-sum is the ordinary sum: 4 + 2 + 1 = 7.':
    '1, 2, 4, 8: immer das Doppelte. Kommt keine davon zweimal vor, ist die Nim-Summe die gewöhnliche Summe: 4 + 2 + 1 = 7.',
  'Which of them make 13?': 'Welche davon ergeben 13?',
  'Every number is made of such powers of two, none of them twice, in just one way. Written down, that is binary: 13 is 1101.':
    'Jede Zahl besteht aus solchen Zweierpotenzen, keine doppelt, auf genau eine Art. So schreibt man sie binär: 13 ist 1101.',
  '8, 4 and 1': '8, 4 und 1',
  '8 + 4 + 1 = 13.': '8 + 4 + 1 = 13.',
  '8, 4 and 2': '8, 4 und 2',
  'That makes 14.': 'Das ergibt 14.',
  '8 and 4': '8 und 4',
  'That makes 12.': 'Das ergibt 12.',
  'Each heap is broken into powers of two. Equal ones cancel, as pairs do.':
    'Jeder Haufen ist in Zweierpotenzen zerlegt. Gleiche heben sich auf, wie Paare.',
  'Cross out pairs: tap one, then its equal.': 'Streich Paare durch: Tipp auf eine Zahl, dann auf eine gleiche.',
  'A position is P exactly when its nim-sum is 0: 3, 5 and 6 is P.':
    'Eine Stellung ist genau dann P, wenn ihre Nim-Summe 0 ist: 3, 5 und 6 ist P.',
  'Cross out pairs here as well.': 'Streich auch hier Paare durch.',
  'What is left over?': 'Was bleibt übrig?',
  'It is not 0, so this is N.': 'Sie ist nicht 0, also ist das N.',
  'In 3, 4 and 5 a single 2 is left over, and only one heap has a 2 in it.':
    'Bei 3, 4 und 5 bleibt eine einzige 2 übrig, und nur in einem Haufen steckt eine 2.',
  'Make the nim-sum 0.': 'Mach die Nim-Summe zu 0.',
  '3 is 2 and 1: without the 2 it is 1, and everything cancels.': '3 ist 2 und 1: Ohne die 2 ist es 1, und alles hebt sich auf.',
  'Now break these up in your head: 6 is 4 + 2, 9 is 8 + 1, 12 is 8 + 4.':
    'Zerleg diese jetzt im Kopf: 6 ist 4 + 2, 9 ist 8 + 1, 12 ist 8 + 4.',
  'What is left over? Win!': 'Was bleibt übrig? Gewinne!',
  '2 and 1 were left over. Without its 2, and with a 1 more, 6 becomes 5.':
    '2 und 1 blieben übrig. Ohne die 2 und mit einer 1 dazu wird aus 6 eine 5.',
  'Four large heaps.': 'Vier große Haufen.',
  'Cross out all pairs.': 'Streich alle Paare durch.',
  'The largest number left over, 64, is in one heap only: D has to change.':
    'Die größte Zahl, die übrig bleibt, 64, steckt nur in einem Haufen: D muss sich ändern.',
  'From 83 = 64 + 16 + 2 + 1 the 64 has to go. Of 32, 16, 8, 4 and 1 each is turned over: there it goes, missing it comes.':
    'Aus 83 = 64 + 16 + 2 + 1 muss die 64 weg. Von 32, 16, 8, 4 und 1 geht, was da ist, und es kommt, was fehlt.',
  '83 and what is left over, in binary': '83 und was übrig bleibt, binär',
  'Why does the heap get smaller, whatever comes?': 'Warum wird der Haufen kleiner, was auch kommt?',
  'So where the nim-sum is not 0, some heap can always be made smaller in the right way.':
    'Ist die Nim-Summe nicht 0, lässt sich also immer ein Haufen passend verkleinern.',
  'What comes is less than 64': 'Es kommt weniger als 64',
  'All powers below 64 together make only 63.': 'Alle Zweierpotenzen unter 64 zusammen ergeben nur 63.',
  'Nothing comes': 'Es kommt nichts',
  '32, 8 and 4 were not in 83, and they come.': '32, 8 und 4 waren nicht in 83, und sie kommen.',
  'It is luck': 'Das ist Glück',
  'It is always so: all powers below 64 together make only 63.': 'Es ist immer so: Alle Zweierpotenzen unter 64 zusammen ergeben nur 63.',
  '64, 16 and 1 go from 83, and 32, 8 and 4 come: 32 + 8 + 4 + 2 = 46.':
    '64, 16 und 1 gehen aus 83 weg, 32, 8 und 4 kommen: 32 + 8 + 4 + 2 = 46.',
  'Leave 46 in heap D.': 'Lass in Haufen D 46 übrig.',
  'This is how every game of Nim is won.': 'So gewinnt man jedes Spiel Nim.',
  'Tutti knows all of Nim. A single slip, and you are lost.': 'Tutti weiß alles über Nim. Ein einziger Fehler, und du bist verloren.',
  'You have beaten Tutti: nobody plays Nim better than you.': 'Du hast Tutti geschlagen: Niemand spielt besser Nim als du.',
  'I am Tutti, and I know all numbers. Do you?': 'Ich bin Tutti und kenne alle Zahlen. Du auch?',
  'Ah. Count the powers once more, my dear.': 'Ach. Zähl die Potenzen noch einmal nach, mein Schatz.',
  'That was not bad. Which heap did you not break up?': 'Nicht schlecht. Welchen Haufen hast du nicht zerlegt?',
  'Flawless! There is nothing left that I could teach you.': 'Fehlerlos! Ich kann dir nichts mehr beibringen.',
};
