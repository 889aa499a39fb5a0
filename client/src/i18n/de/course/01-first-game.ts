import type { Phrases } from '../../phrases.ts';

export const firstGame: Phrases = {
  'A first game': 'Ein erstes Spiel',
  'How to move, and how to win.': 'Wie du ziehst und wie du gewinnst.',
  'Here are three heaps of stones.': 'Hier liegen drei Haufen Steine.',
  'On your turn, take as many stones as you like from one heap. Try it.':
    'Wenn du dran bist, nimmst du von einem Haufen beliebig viele Steine. Probier es aus.',
  'That was a move. Next your opponent would play, then you again.': 'Das war ein Zug. Als Nächstes wäre der Gegner dran, dann wieder du.',
  'Leave one stone in each heap.': 'Lass in jedem Haufen einen Stein übrig.',
  'Well done! You choose the heap and how many stones to take.': 'Gut gemacht! Du wählst den Haufen und wie viele Steine du nimmst.',
  'Take the last stone and you win.': 'Wer den letzten Stein nimmt, gewinnt.',
  'One heap is left, and it’s your turn. Win!': 'Ein Haufen ist noch da, und du bist dran. Gewinne!',
  'You took all four at once, and the last stone was yours.': 'Du hast alle vier auf einmal genommen, also auch den letzten Stein.',
  'Now you take turns, and you start. Who will take the last stone?':
    'Jetzt zieht ihr abwechselnd, und du fängst an. Wer nimmt den letzten Stein?',
  'You, your opponent, you. The third stone was yours.': 'Du, der Gegner, du. Der dritte Stein war deiner.',
  'It’s your turn, and no one makes a mistake.': 'Du bist dran, und niemand macht einen Fehler.',
  'Who takes the last stone?': 'Wer nimmt den letzten Stein?',
  'When every heap has just one stone, no one has a choice. You only need to count.':
    'Hat jeder Haufen nur einen Stein, dann hat niemand eine Wahl. Du musst nur zählen.',
  'Some people play it the other way round. Take the last stone and you lose.':
    'Manche spielen es umgekehrt. Wer den letzten Stein nimmt, verliert.',
  'Win this one.': 'Gewinne dieses Spiel.',
  'You left the last stone to your opponent.': 'Du hast den letzten Stein dem Gegner gelassen.',
  'From now on the last stone wins again, unless we say otherwise.':
    'Ab jetzt gewinnt wieder der letzte Stein, solange wir nichts anderes sagen.',
  'Nim has no dice and no hidden cards.': 'Nim hat keine Würfel und keine verdeckten Karten.',
  'Can a game of Nim end in a draw?': 'Kann ein Spiel Nim unentschieden ausgehen?',
  'No, never': 'Nein, nie',
  'Every move takes stones, so they run out. Someone takes the last one and wins.':
    'Jeder Zug nimmt Steine, also gehen sie aus. Jemand nimmt den letzten und gewinnt.',
  'Yes, sometimes': 'Ja, manchmal',
  'Someone always takes the last stone, and that player wins.': 'Jemand nimmt immer den letzten Stein und gewinnt.',
  'It could go on forever': 'Es könnte ewig dauern',
  'Every move takes at least one stone, and no stone comes back.': 'Jeder Zug nimmt mindestens einen Stein, und keiner kommt zurück.',
  'Presto guards this chapter. Play a whole game and watch closely.':
    'Presto bewacht dieses Kapitel. Spiel ein ganzes Spiel und schau genau hin.',
  'No one beats Presto. With these heaps, the player who starts can’t win.':
    'Niemand schlägt Presto. Wer bei diesen Haufen anfängt, kann nicht gewinnen.',
  'I am Presto! Please, you begin. Guests always do.': 'Ich bin Presto! Bitte, fang du an. Gäste dürfen das immer.',
  'Interesting. I would have done the same.': 'Interessant. Das hätte ich auch gemacht.',
  'Abracadabra, mine! I have never lost.': 'Abrakadabra, meiner! Ich habe noch nie verloren.',
  'You won? That can’t be!': 'Du hast gewonnen? Das kann nicht sein!',
  'Here is Presto’s trick. With these heaps, the player who starts loses.':
    'Das ist Prestos Trick. Wer bei diesen Haufen anfängt, verliert.',
  'Try three different moves and watch the answers.': 'Probier drei verschiedene Züge und achte auf die Antworten.',
  'Every move has an answer. By the end of chapter 5 you will find heaps like these yourself.':
    'Jeder Zug hat eine Antwort. Am Ende von Kapitel 5 findest du solche Haufen selbst.',
};
