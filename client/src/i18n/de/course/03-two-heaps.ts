import type { Phrases } from '../../phrases.ts';

export const twoHeaps: Phrases = {
  'Two heaps: N or P': 'Zwei Haufen: N oder P',
  'The mirror has an answer to everything.': 'Der Spiegel hat auf alles eine Antwort.',
  'Two equal heaps, and you start.': 'Zwei gleiche Haufen, und du fängst an.',
  'Two equal heaps are P. Each answer made them equal again.': 'Zwei gleiche Haufen sind P. Jede Antwort machte sie wieder gleich.',
  'Now your opponent starts.': 'Jetzt fängt der Gegner an.',
  'Copy each move in the other heap.': 'Mach jeden Zug im anderen Haufen nach.',
  'You just copied, and took the last stone. This trick is called the mirror.':
    'Du hast nur nachgemacht und den letzten Stein genommen. Dieser Trick heißt Spiegel.',
  'You copy each of your opponent’s moves in the other heap.': 'Du machst jeden Zug des Gegners im anderen Haufen nach.',
  'Can you ever be stuck?': 'Kann dir je die Antwort fehlen?',
  'Before your opponent moves, both heaps are equal. So you can always take as much from the other.':
    'Vor jedem Zug des Gegners sind beide gleich. Also kannst du vom anderen immer ebenso viel nehmen.',
  'Yes, with big heaps': 'Ja, bei großen Haufen',
  'Size doesn’t matter. You can always take as much from the other heap.':
    'Die Größe spielt keine Rolle. Vom anderen Haufen kannst du immer ebenso viel nehmen.',
  'Yes, when a heap is gone': 'Ja, wenn ein Haufen weg ist',
  'Then you take the whole other heap, and you have won.': 'Dann nimmst du den ganzen anderen Haufen und hast gewonnen.',
  'These heaps aren’t equal, and it’s your turn.': 'Diese Haufen sind nicht gleich, und du bist dran.',
  'Make a mirror.': 'Mach einen Spiegel daraus.',
  'Make the heaps equal. From then on, copy.': 'Mach die Haufen gleich. Von da an machst du alles nach.',
  'Play this one to the end and win.': 'Spiel bis zum Ende und gewinne.',
  'Now you know all there is to know about two heaps.': 'Jetzt weißt du alles über zwei Haufen.',
  'Two heaps: N or P?': 'Zwei Haufen: N oder P?',
  'Two equal heaps are P. Two different heaps are N.': 'Zwei gleiche Haufen sind P. Zwei verschieden große sind N.',
  'One heap is counted across, the other down. A move goes left or up.':
    'Ein Haufen zählt nach rechts, der andere nach unten. Ein Zug geht nach links oder nach oben.',
  'Why does each row have only one P?': 'Warum steht in jeder Zeile nur ein P?',
  'No move goes from P to P': 'Kein Zug führt von P zu P',
  'A second P in the row would be one move away from the first.': 'Ein zweites P in der Zeile wäre vom ersten nur einen Zug entfernt.',
  'There are more Ns': 'Es gibt mehr N',
  'True, but that isn’t the reason.': 'Das stimmt, ist aber nicht der Grund.',
  'By chance': 'Durch Zufall',
  'It’s the same for heaps of any size.': 'Es ist bei jeder Größe so.',
  'In this game a ball knocks down one pin, or two side by side. The last pin wins.':
    'Hier wirft eine Kugel einen Kegel um oder zwei nebeneinander. Der letzte Kegel gewinnt.',
  'You start. Who wins?': 'Du fängst an. Wer gewinnt?',
  'The mirror works with any two equal things. Both players need the same moves, and the last move must win.':
    'Der Spiegel klappt mit zwei gleichen Dingen jeder Art. Beide brauchen dieselben Züge, und der letzte Zug muss gewinnen.',
  'My opponent': 'Mein Gegner',
  'Your opponent copies whatever you knock down, in the other row.': 'Der Gegner macht in der anderen Reihe alles nach, was du umwirfst.',
  'Think of the mirror. Both rows are the same.': 'Denk an den Spiegel. Beide Reihen sind gleich.',
  'Echo makes two heaps equal and copies. With more heaps it plays anything.':
    'Echo macht zwei Haufen gleich und spiegelt dann. Bei mehr Haufen spielt Echo irgendetwas.',
  'You beat Echo, who has no answer to three heaps. They come next.':
    'Du hast Echo geschlagen. Auf drei Haufen weiß Echo keine Antwort. Die kommen als Nächstes.',
  'I am Echo. Whatever you do, I can do too.': 'Ich bin Echo. Was du auch machst, das kann ich auch.',
  'You do, I do. I like this.': 'Du machst, ich mache. Das gefällt mir.',
  'Copied to the last stone. Again?': 'Nachgemacht bis zum letzten Stein. Noch einmal?',
  'That was my trick! You copied me!': 'Das war mein Trick! Du hast mich nachgemacht!',
};
