import type { Phrases } from '../../phrases.ts';

export const twoHeaps: Phrases = {
  'Two heaps: N or P': 'Zwei Haufen: N oder P',
  'The mirror: an answer to everything.': 'Der Spiegel: auf alles eine Antwort.',
  'Two equal heaps, and you begin.': 'Zwei gleiche Haufen, und du fängst an.',
  'Try three different moves, and watch the answers.': 'Probier drei verschiedene Züge und achte auf die Antworten.',
  'Two equal heaps are P: after each answer they were equal again.':
    'Zwei gleiche Haufen sind P: Nach jeder Antwort waren sie wieder gleich.',
  'Now your opponent begins.': 'Jetzt fängt der Gegner an.',
  'Take from the other heap what was taken from the one.': 'Nimm vom einen Haufen so viel, wie vom anderen genommen wurde.',
  'You only copied, and took the last stone. This is called the mirror.':
    'Du hast nur nachgemacht und den letzten Stein genommen. Das nennt man den Spiegel.',
  'You copy each move of your opponent in the other heap.': 'Du machst jeden Zug des Gegners im anderen Haufen nach.',
  'Can it happen that you have no answer?': 'Kann es sein, dass du keine Antwort hast?',
  'Before each move of your opponent both are equal. What is taken from one is there in the other.':
    'Vor jedem Zug des Gegners sind beide gleich. Was er vom einen nimmt, ist im anderen auch da.',
  'With large heaps': 'Bei großen Haufen',
  'The size does not matter: whatever is taken from one heap is there in the other.':
    'Die Größe spielt keine Rolle: Was von einem Haufen genommen wird, ist im anderen auch da.',
  'When a heap goes': 'Wenn ein Haufen weg ist',
  'Then you take all of the other, and that is the end.': 'Dann nimmst du den ganzen anderen, und das Spiel ist aus.',
  'These two heaps are not equal, and it is your turn.': 'Diese zwei Haufen sind nicht gleich, und du bist dran.',
  'Which move makes a mirror?': 'Welcher Zug macht einen Spiegel daraus?',
  'Make them equal, and from then on copy.': 'Mach sie gleich, und von da an mach alles nach.',
  'Win this one to the end.': 'Gewinne dieses Spiel bis zum Ende.',
  'That is all there is to know about two heaps.': 'Mehr muss man über zwei Haufen nicht wissen.',
  'Two heaps: N or P?': 'Zwei Haufen: N oder P?',
  'Two equal heaps are P, two different ones N.': 'Zwei gleiche Haufen sind P, zwei verschiedene N.',
  'Here one heap is counted to the right, the other down. A move goes left or up.':
    'Hier zählt der eine Haufen nach rechts, der andere nach unten. Ein Zug geht nach links oder nach oben.',
  'Why is there only one P in each row?': 'Warum steht in jeder Zeile nur ein P?',
  'From P you never reach P': 'Von P kommt man nie zu P',
  'Of two in one row, one could be reached from the other by a move.':
    'Von zweien in einer Zeile käme man vom einen mit einem Zug zum anderen.',
  'There are more N': 'Es gibt mehr N',
  'That is so, but it is not the reason.': 'Das stimmt, aber es ist nicht der Grund.',
  'It is by chance': 'Das ist Zufall',
  'It stays so, however large the heaps are.': 'Es bleibt so, wie groß die Haufen auch sind.',
  'Another game: a ball knocks down one pin, or two that stand side by side. Whoever knocks down the last wins.':
    'Ein anderes Spiel: Eine Kugel wirft einen Kegel um oder zwei, die nebeneinanderstehen. Wer den letzten umwirft, gewinnt.',
  'You begin. Who wins?': 'Du fängst an. Wer gewinnt?',
  'Two equal things, the same moves for both players, and the last move wins: then the mirror wins, whatever the game.':
    'Zwei gleiche Dinge, für beide dieselben Züge, und der letzte Zug gewinnt: Dann gewinnt der Spiegel, in jedem Spiel.',
  'My opponent': 'Mein Gegner',
  'Whatever you knock down in one row, your opponent knocks down in the other.':
    'Was du in einer Reihe umwirfst, wirft der Gegner in der anderen um.',
  'I do': 'Ich gewinne',
  'Think of the mirror: both rows are the same.': 'Denk an den Spiegel: Beide Reihen sind gleich.',
  'Echo makes two heaps equal and copies. With more heaps it plays anything.':
    'Echo macht zwei Haufen gleich und spiegelt dann. Bei mehr Haufen spielt Echo irgendetwas.',
  'Echo is beaten. It has no answer to three heaps: those come next.':
    'Echo ist geschlagen. Auf drei Haufen weiß Echo keine Antwort: Die kommen als Nächstes.',
  'I am Echo. Whatever you do, I can do as well.': 'Ich bin Echo. Was du auch machst, das kann ich auch.',
  'You do, I do. I like this.': 'Du machst, ich mache. Das gefällt mir.',
  'Copied to the last stone. Again?': 'Nachgemacht bis zum letzten Stein. Noch einmal?',
  'That was my trick! You copied me!': 'Das war mein Trick! Du hast mich nachgemacht!',
};
