import type { Phrases } from '../../phrases.ts';

export const firstGame: Phrases = {
  'A first game': 'Ein erstes Spiel',
  'What a move is, and who wins.': 'Was ein Zug ist und wer gewinnt.',
  'Here are three heaps of stones.': 'Hier liegen drei Haufen Steine.',
  'A move takes as many stones as you like, but all from one heap. Make one.':
    'Ein Zug nimmt beliebig viele Steine, aber alle von einem Haufen. Mach einen.',
  'That was a move. After it, your opponent makes one, then you again.': 'Das war ein Zug. Danach ist der Gegner dran, dann wieder du.',
  'Make a move that leaves one stone in each heap.': 'Mach einen Zug, der in jedem Haufen einen Stein übrig lässt.',
  'Well done. You choose the heap, and how many stones go.': 'Gut gemacht. Du bestimmst den Haufen und wie viele Steine gehen.',
  'Whoever takes the last stone wins.': 'Wer den letzten Stein nimmt, gewinnt.',
  'One heap is left, and it is your turn. Win!': 'Ein Haufen ist noch da, und du bist dran. Gewinne!',
  'All four at once: you took the last stone.': 'Alle vier auf einmal: Du hast den letzten Stein genommen.',
  'Now you take turns. You begin: who will take the last stone?': 'Jetzt zieht ihr abwechselnd. Du fängst an: Wer nimmt den letzten Stein?',
  'You, your opponent, you: the third stone was yours.': 'Du, der Gegner, du: Der dritte Stein war deiner.',
  'It is your turn here. Both of you play as well as they can.': 'Hier bist du am Zug. Beide spielen, so gut sie können.',
  'Who takes the last stone?': 'Wer nimmt den letzten Stein?',
  'With heaps of one, nobody has a choice: you only have to count.': 'Bei lauter Einern hat niemand eine Wahl: Du musst nur zählen.',
  'Some people play it the other way round: whoever takes the last stone loses.':
    'Manche spielen es umgekehrt: Wer den letzten Stein nimmt, verliert.',
  'Win this one.': 'Gewinne dieses Spiel.',
  'You left the last stone to your opponent.': 'Du hast den letzten Stein dem Gegner gelassen.',
  'From here on the last stone wins again, until we say otherwise.':
    'Ab hier gewinnt wieder der letzte Stein, bis wir etwas anderes sagen.',
  'Nim has no dice and no hidden cards.': 'Nim hat keine Würfel und keine verdeckten Karten.',
  'Can a game of Nim end in a draw?': 'Kann ein Spiel Nim unentschieden ausgehen?',
  'No, never': 'Nein, nie',
  'Every move takes a stone, so the stones run out, and somebody takes the last one.':
    'Jeder Zug nimmt Steine. Also gehen sie aus, und jemand nimmt den letzten.',
  'Yes, now and then': 'Ja, ab und zu',
  'Somebody has to take the last stone, and that one wins.': 'Jemand muss den letzten Stein nehmen, und der gewinnt.',
  'It may go on for ever': 'Es kann ewig dauern',
  'Every move takes at least one stone, and no stone comes back.': 'Jeder Zug nimmt mindestens einen Stein, und keiner kommt zurück.',
  'Presto guards this chapter. Play a whole game, and watch closely.':
    'Presto bewacht dieses Kapitel. Spiel ein ganzes Spiel und schau genau hin.',
  'Nobody beats Presto: in the heaps it puts out, whoever begins is lost.':
    'Niemand schlägt Presto: Bei den Haufen, die Presto hinlegt, verliert, wer anfängt.',
  'I am Presto! Please, you begin. Guests always do.': 'Ich bin Presto! Bitte, fang du an. Gäste dürfen das immer.',
  'Interesting. I would have done the same.': 'Interessant. Das hätte ich auch gemacht.',
  'Abracadabra, mine! I have never lost.': 'Abrakadabra, meiner! Ich habe noch nie verloren.',
  'You have won? That cannot be!': 'Du hast gewonnen? Das kann nicht sein!',
  'Here is Presto’s trick: these heaps are lost for whoever begins.': 'Hier ist Prestos Trick: Bei diesen Haufen verliert, wer anfängt.',
  'Try three different moves, and see the answers.': 'Probier drei verschiedene Züge und sieh dir die Antworten an.',
  'There is an answer to every move. By the end of chapter 5 you will find such heaps yourself.':
    'Auf jeden Zug gibt es eine Antwort. Am Ende von Kapitel 5 findest du solche Haufen selbst.',
};
