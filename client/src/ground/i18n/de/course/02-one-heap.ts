import type { Phrases } from '../../phrases.ts';

export const oneHeap: Phrases = {
  'Won or lost': 'Gewonnen oder verloren',
  'Can you win from here? Every position has an answer.': 'Kannst du von hier aus gewinnen? Jede Stellung hat eine Antwort.',
  'One heap, and it is your turn.': 'Ein Haufen, und du bist dran.',
  'Win at once.': 'Gewinne sofort.',
  'However large it is: a heap that lies alone is won for whoever is to move.':
    'Ganz gleich, wie groß: Ein Haufen, der allein liegt, ist gewonnen für den, der am Zug ist.',
  'From this heap you can make five different moves.': 'Von diesem Haufen aus hast du fünf verschiedene Züge.',
  'How many of them win?': 'Wie viele davon gewinnen?',
  'And yet you can be sure to win: one good move is enough.': 'Und doch ist dir der Gewinn sicher: Ein guter Zug genügt.',
  One: 'Einer',
  'Only taking all five wins. Whatever you leave, your opponent takes.':
    'Nur wer alle fünf nimmt, gewinnt. Was du übrig lässt, nimmt der Gegner.',
  Four: 'Vier',
  'Four of them leave stones, and your opponent takes these, the last one too.':
    'Vier davon lassen Steine übrig, und die nimmt der Gegner, auch den letzten.',
  'All five': 'Alle fünf',
  'If you leave stones, your opponent takes them all, the last one too.':
    'Wenn du Steine übrig lässt, nimmt der Gegner sie alle, auch den letzten.',
  'No stone is left, and it would be your turn.': 'Kein Stein ist mehr da, und du wärst dran.',
  'Who has won?': 'Wer hat gewonnen?',
  'The other one': 'Der andere',
  'Whoever moved before you took the last stone.': 'Wer vor dir gezogen hat, hat den letzten Stein genommen.',
  'I have': 'Ich',
  'You cannot move any more: the last stone was not yours.': 'Du kannst nicht mehr ziehen: Der letzte Stein war nicht deiner.',
  'The last stone was taken, and whoever took it has won.': 'Der letzte Stein wurde genommen, und wer ihn nahm, hat gewonnen.',
  'Look at each position: if you begin, and nobody makes a mistake, who wins?':
    'Sieh dir jede Stellung an: Wenn du anfängst und niemand einen Fehler macht, wer gewinnt?',
  'What lies there decides whether the one to move can win, whoever that is.':
    'Was daliegt, entscheidet, ob gewinnen kann, wer am Zug ist. Wer das ist, spielt keine Rolle.',
  'Such positions have names. N: the next one to move wins. P: the previous one wins, who has just moved.':
    'Solche Stellungen haben Namen. N: Wer als Nächster zieht, gewinnt. P: Der Vorige gewinnt, der gerade gezogen hat.',
  'Which of the two is it?': 'Welche von beiden ist es?',
  'N for the next one, P for the previous one.': 'N für den Nächsten, P für den Vorigen (englisch „previous“).',
  'From 1 and 2 you can leave a heap of 2, a heap of 1, or 1 and 1.':
    'Von 1 und 2 aus kannst du einen Zweier übrig lassen, einen Einer oder 1 und 1.',
  'Which of these wins for you?': 'Was davon gewinnt für dich?',
  'To win is to leave a P-position: then you are the one who has just moved.':
    'Gewinnen heißt, eine P-Stellung übrig zu lassen: Dann hast du gerade gezogen.',
  '1 and 1': '1 und 1',
  'Your opponent has to take one, and you take the other.': 'Der Gegner muss einen nehmen, und du nimmst den anderen.',
  'A heap of 2': 'Einen Zweier',
  'That is an N-position: your opponent takes both.': 'Das ist eine N-Stellung: Der Gegner nimmt beide.',
  'A heap of 1': 'Einen Einer',
  'That is an N-position: your opponent takes it.': 'Das ist eine N-Stellung: Der Gegner nimmt ihn.',
  'Leave a P-position.': 'Lass eine P-Stellung übrig.',
  'A position is N if some move leaves a P-position. One such move is enough.':
    'Eine Stellung ist N, wenn irgendein Zug eine P-Stellung übrig lässt. Ein solcher Zug genügt.',
  'And if it is your turn in a P-position: what can you leave?': 'Und wenn du in einer P-Stellung am Zug bist: Was kannst du übrig lassen?',
  'A position is P if every move leaves an N-position. The end is P as well.':
    'Eine Stellung ist P, wenn jeder Zug eine N-Stellung übrig lässt. Auch das Ende ist P.',
  'Only N-positions': 'Nur N-Stellungen',
  'If some move left a P-position, it would win.': 'Wenn ein Zug eine P-Stellung übrig ließe, würde er gewinnen.',
  'Also P-positions': 'Auch P-Stellungen',
  'Whoever can leave a P-position wins, and from a P-position nobody does.':
    'Wer eine P-Stellung übrig lassen kann, gewinnt, und aus einer P-Stellung gewinnt niemand.',
  'Solo knows what to do with one heap. Before that it plays anything.':
    'Solo weiß, was man mit einem einzigen Haufen macht. Davor spielt Solo irgendetwas.',
  'Solo is beaten. It looks at one heap only: it is time to look at two.':
    'Solo ist geschlagen. Solo sieht nur einen Haufen: Zeit, zwei anzusehen.',
  'I am Solo. Leave me a heap on its own, and it is mine!': 'Ich bin Solo. Lass mir einen Haufen allein, und er gehört mir!',
  'Thank you. I like it when heaps are lonely.': 'Danke. Ich mag es, wenn Haufen einsam sind.',
  'One heap, one bite. Once more?': 'Ein Haufen, ein Happen. Noch einmal?',
  'You left me no heap on its own! How did you do that?': 'Du hast mir keinen Haufen allein gelassen! Wie hast du das gemacht?',
};
