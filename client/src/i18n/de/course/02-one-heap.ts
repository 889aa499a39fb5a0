import type { Phrases } from '../../phrases.ts';

export const oneHeap: Phrases = {
  'Won or lost': 'Gewonnen oder verloren',
  'Can you win from here? There is always an answer.': 'Kannst du von hier aus gewinnen? Darauf gibt es immer eine Antwort.',
  'One heap, and it’s your turn.': 'Ein Haufen, und du bist dran.',
  'Win in one move.': 'Gewinne in einem Zug.',
  'Big or small, you can always win from one heap. Take it all.':
    'Ob groß oder klein, mit einem einzigen Haufen gewinnst du immer. Nimm ihn ganz.',
  'You have five different moves here.': 'Du hast hier fünf verschiedene Züge.',
  'How many of them win?': 'Mit wie vielen davon gewinnst du?',
  'You can still be sure of winning. One good move is enough.': 'Der Gewinn ist dir trotzdem sicher. Ein guter Zug genügt.',
  One: 'Einer',
  'Only taking all five wins. If you leave stones, your opponent takes them all.':
    'Du gewinnst nur, wenn du alle fünf nimmst. Lässt du Steine übrig, nimmt der Gegner sie alle.',
  Four: 'Vier',
  'Those four leave stones. Your opponent takes them all, and the last one wins.':
    'Diese vier lassen Steine übrig. Der Gegner nimmt sie alle und gewinnt mit dem letzten.',
  'All five': 'Alle fünf',
  'If you leave any stones, your opponent takes them all and wins.': 'Lässt du Steine übrig, nimmt der Gegner sie alle und gewinnt.',
  'No stones are left, and it’s your turn.': 'Kein Stein ist mehr da, und du bist dran.',
  'Who has won?': 'Wer hat gewonnen?',
  'Your opponent moved last, and so took the last stone.': 'Der Gegner hat zuletzt gezogen, also den letzten Stein genommen.',
  'I have': 'Ich',
  'You have no move left. Your opponent took the last stone.': 'Du hast keinen Zug mehr. Der Gegner hat den letzten Stein genommen.',
  'Someone took the last stone, and that player has won.': 'Jemand hat den letzten Stein genommen und damit gewonnen.',
  'You start, and no one makes a mistake. Who wins?': 'Du fängst an, und niemand macht einen Fehler. Wer gewinnt?',
  'The heaps alone decide whether the player to move can win. It doesn’t matter who that is.':
    'Nur die Haufen entscheiden, ob die Seite am Zug gewinnen kann. Wer von euch das ist, ist egal.',
  'In an N-position the player whose turn it is wins. In a P-position the other player wins.':
    'In einer N-Stellung gewinnt, wer gerade am Zug ist. In einer P-Stellung gewinnt die andere Seite.',
  'N is for the next player, P for the previous one.': 'N steht für den Nächsten, P für den Vorigen (englisch „previous“).',
  'From 1 and 2 you can leave 2 alone, 1 alone, or 1 and 1.': 'Von 1 und 2 kannst du nur 2, nur 1 oder 1 und 1 übrig lassen.',
  'Which of these wins for you?': 'Womit gewinnst du?',
  'To win, leave a P-position. Then you are the previous player.':
    'Willst du gewinnen, lass eine P-Stellung übrig. Dann hast du zuletzt gezogen.',
  '1 and 1': '1 und 1',
  'Your opponent must take one. You take the other.': 'Der Gegner muss einen nehmen. Du nimmst den anderen.',
  '2 alone': 'Nur 2',
  'That is an N-position. Your opponent takes both.': 'Das ist eine N-Stellung. Der Gegner nimmt beide.',
  '1 alone': 'Nur 1',
  'That is an N-position. Your opponent takes it.': 'Das ist eine N-Stellung. Der Gegner nimmt ihn.',
  'Leave a P-position.': 'Lass eine P-Stellung übrig.',
  'A position is N if at least one move leaves a P-position.': 'Eine Stellung ist N, wenn mindestens ein Zug eine P-Stellung übrig lässt.',
  'Now it’s your turn in a P-position. What can you leave?': 'Jetzt bist du in einer P-Stellung dran. Was kannst du übrig lassen?',
  'A position is P if every move leaves an N-position. The end of the game is P too.':
    'Eine Stellung ist P, wenn jeder Zug eine N-Stellung übrig lässt. Auch das Ende des Spiels ist P.',
  'Only N-positions': 'Nur N-Stellungen',
  'A move to a P-position would win, and no move wins from here.': 'Ein Zug zu einer P-Stellung würde gewinnen, und hier gewinnt keiner.',
  'Also P-positions': 'Auch P-Stellungen',
  'A move to a P-position would win. From a P-position you can’t win.':
    'Ein Zug zu einer P-Stellung würde gewinnen. Aus einer P-Stellung kannst du aber nicht gewinnen.',
  'Solo knows what to do with one heap. With more heaps it plays anything.':
    'Mit einem Haufen kennt Solo sich aus. Bei mehr Haufen spielt Solo irgendetwas.',
  'You beat Solo, who only looks at one heap. Next come two.':
    'Du hast Solo geschlagen. Solo sieht nur einen Haufen. Als Nächstes kommen zwei.',
  'I am Solo. Leave me a heap on its own, and it is mine!': 'Ich bin Solo. Lass mir einen Haufen allein, und er gehört mir!',
  'Thank you. I like it when heaps are lonely.': 'Danke. Ich mag es, wenn Haufen einsam sind.',
  'One heap, one bite. Once more?': 'Ein Haufen, ein Happen. Noch einmal?',
  'You never left me a heap on its own! How did you do that?': 'Du hast mir keinen Haufen allein gelassen! Wie hast du das gemacht?',
};
