import type { Phrases } from '../../phrases.ts';

export const nimSums: Phrases = {
  'Fill it in, spot the pattern, and win at Nim.': 'Füll sie aus, entdecke das Muster und gewinne beim Nim.',
  'A move from 1 and 2 leaves 2, 1 and 1, or 1. Those are worth 2, 0 and 1.':
    'Ein Zug von 1 und 2 lässt 2, 1 und 1 oder 1 übrig. Das ist 2, 0 und 1 wert.',
  'Which single heap leads to 0, 1 and 2?': 'Welcher einzelne Haufen führt zu 0, 1 und 2?',
  'So 1 + 2 = 3. It is the smallest number missing from 0, 1 and 2.':
    'Also ist 1 + 2 = 3. Das ist die kleinste Zahl, die bei 0, 1 und 2 fehlt.',
  'A heap of 2 leads to 1 and 0, but not to 2.': 'Ein Haufen mit 2 führt zu 1 und 0, aber nicht zu 2.',
  'A heap of 3 leads to 2, 1 and 0, and to nothing else.': 'Ein Haufen mit 3 führt zu 2, 1 und 0 und zu nichts anderem.',
  'A heap of 4 leads to 3 as well.': 'Ein Haufen mit 4 führt auch zu 3.',
  'Each square is the nim-sum of its row and column. It is the smallest number not to its left and not above it.':
    'Jedes Feld ist die Nim-Summe seiner Zeile und Spalte. Es ist die kleinste Zahl, die nicht links davon und nicht darüber steht.',
  'Fill in the table.': 'Füll die Tabelle aus.',
  'The smallest missing number is called the mex, short for “minimum excluded”.':
    'Die kleinste fehlende Zahl heißt Mex, vom englischen „minimum excluded“.',
  'The table grows.': 'Die Tabelle wächst.',
  'Fill in the marked squares. Look for the smallest number not to the left and not above.':
    'Füll die markierten Felder aus. Such die kleinste Zahl, die nicht links und nicht darüber steht.',
  'See the pattern? Each block of 2 by 2 or 4 by 4 appears again diagonally across.':
    'Siehst du das Muster? Jeder Block von 2 mal 2 oder 4 mal 4 kommt schräg gegenüber wieder.',
  '1, 2, 4 and 8 are powers of two. Different ones simply add up, so 4 + 2 + 1 = 7.':
    '1, 2, 4 und 8 sind Zweierpotenzen. Verschiedene zählst du ganz normal zusammen: 4 + 2 + 1 = 7.',
  'Which ones make 13?': 'Welche ergeben 13?',
  'Every number is a sum of different powers of two, in just one way. In binary, 13 is 1101.':
    'Jede Zahl ist auf genau eine Art eine Summe verschiedener Zweierpotenzen. Binär ist 13 gleich 1101.',
  '8, 4 and 1': '8, 4 und 1',
  '8 + 4 + 1 = 13.': '8 + 4 + 1 = 13.',
  '8, 4 and 2': '8, 4 und 2',
  'That makes 14.': 'Das ergibt 14.',
  '8 and 4': '8 und 4',
  'That makes 12.': 'Das ergibt 12.',
  'Each heap is split into powers of two. Equal ones cancel, as pairs do.':
    'Jeder Haufen ist in Zweierpotenzen zerlegt. Gleiche heben sich auf, wie Paare.',
  'Cross out pairs. Tap a number, then an equal one.': 'Streich Paare durch. Tipp auf eine Zahl, dann auf eine gleiche.',
  'Everything cancels, so the nim-sum of 3, 5 and 6 is 0. A nim-sum of 0 means P.':
    'Alles hebt sich auf, also ist die Nim-Summe von 3, 5 und 6 gleich 0. Nim-Summe 0 heißt P.',
  'Cross out the pairs here too.': 'Streich auch hier die Paare durch.',
  'What is left over?': 'Was bleibt übrig?',
  'A 2 is left over. The nim-sum isn’t 0, so this is N.': 'Eine 2 bleibt übrig. Die Nim-Summe ist nicht 0, also ist das N.',
  'In 3, 4 and 5, a 2 is left over. Only one heap has a 2 in it.': 'Bei 3, 4 und 5 bleibt eine 2 übrig. Nur in einem Haufen steckt eine 2.',
  'Make the nim-sum 0.': 'Mach die Nim-Summe zu 0.',
  '3 is 2 + 1. Without the 2 it is 1, and everything cancels.': '3 ist 2 + 1. Ohne die 2 ist es 1, und alles hebt sich auf.',
  'Now split these in your head. 6 is 4 + 2, 9 is 8 + 1, and 12 is 8 + 4.':
    'Zerleg diese jetzt im Kopf. 6 ist 4 + 2, 9 ist 8 + 1 und 12 ist 8 + 4.',
  'What is left over? Win!': 'Was bleibt übrig? Gewinne!',
  '2 and 1 were left over. 6 loses its 2 and gains a 1, so it becomes 5.':
    '2 und 1 blieben übrig. Die 6 verliert ihre 2 und bekommt eine 1 dazu. So wird sie 5.',
  'Four big heaps.': 'Vier große Haufen.',
  'Cross out all pairs.': 'Streich alle Paare durch.',
  'The biggest number left over is 64. Only heap D has a 64, so D must change.':
    'Die größte Zahl, die übrig bleibt, ist 64. Nur in Haufen D steckt eine 64, also muss D sich ändern.',
  '64, 32, 16, 8, 4 and 1 were left over. Heap D drops those it has and gains those it lacks.':
    'Übrig waren 64, 32, 16, 8, 4 und 1. Haufen D gibt davon ab, was er hat, und bekommt, was ihm fehlt.',
  '83 and what was left over, in binary': '83 und was übrig war, binär',
  'Why does it always get smaller?': 'Warum wird er immer kleiner?',
  'So if the nim-sum isn’t 0, you can always make one heap smaller and reach 0.':
    'Ist die Nim-Summe nicht 0, kannst du also immer einen Haufen verkleinern und 0 erreichen.',
  'It drops 64 and gains less': 'Er verliert 64 und bekommt weniger',
  'All the powers of two below 64 add up to only 63.': 'Alle Zweierpotenzen unter 64 ergeben zusammen nur 63.',
  'It gains nothing': 'Er bekommt nichts',
  'It gains 32, 8 and 4, which it did not have.': 'Er bekommt 32, 8 und 4. Die hatte er nicht.',
  'Just luck': 'Reines Glück',
  'It always works. All the powers of two below 64 add up to only 63.':
    'Es klappt immer. Alle Zweierpotenzen unter 64 ergeben zusammen nur 63.',
  '83 drops 64, 16 and 1 and keeps 2. It gains 32, 8 and 4, and 32 + 8 + 4 + 2 = 46.':
    '83 verliert 64, 16 und 1 und behält die 2. Dazu kommen 32, 8 und 4: 32 + 8 + 4 + 2 = 46.',
  'Leave 46 stones in heap D.': 'Lass in Haufen D 46 Steine übrig.',
  'Now you can win any game of Nim that can be won. Charles Bouton found the method in 1901.':
    'Jetzt gewinnst du jedes Nim, das zu gewinnen ist. Charles Bouton fand die Methode 1901.',
  'Tutti knows all about Nim. One slip and you lose.': 'Tutti weiß alles über Nim. Ein Fehler, und du verlierst.',
  'You beat Tutti! No one plays Nim better than you.': 'Du hast Tutti geschlagen! Niemand spielt besser Nim als du.',
  'I am Tutti, and I know all numbers. Do you?': 'Ich bin Tutti und kenne alle Zahlen. Du auch?',
  'Ah. Count the powers once more, my dear.': 'Ach. Zähl die Potenzen noch einmal nach, mein Kind.',
  'Not bad. Which heap did you forget to split?': 'Nicht schlecht. Welchen Haufen hast du nicht zerlegt?',
  'Flawless! I have nothing left to teach you.': 'Fehlerlos! Ich kann dir nichts mehr beibringen.',
};
