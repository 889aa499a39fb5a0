import type { Phrases } from '../../phrases.ts';

export const oneHeap: Phrases = {
  'Won or lost': 'Gagné ou perdu',
  'Can you win from here? Every position has an answer.': 'Peux-tu gagner d’ici ? Chaque position a sa réponse.',
  'One heap, and it is your turn.': 'Un seul tas, et c’est à toi.',
  'Win at once.': 'Gagne tout de suite.',
  'However large it is: a heap that lies alone is won for whoever is to move.':
    'Quelle que soit sa taille : un tas tout seul est gagné pour qui doit jouer.',
  'From this heap you can make five different moves.': 'Dans ce tas, tu as cinq coups différents.',
  'How many of them win?': 'Combien d’entre eux gagnent ?',
  'And yet you can be sure to win: one good move is enough.': 'Et pourtant le gain est sûr : un bon coup suffit.',
  One: 'Un seul',
  'Only taking all five wins. Whatever you leave, your opponent takes.':
    'Il faut prendre les cinq. Ce que tu laisses, l’adversaire le prend.',
  Four: 'Quatre',
  'Four of them leave stones, and your opponent takes these, the last one too.':
    'Quatre d’entre eux laissent des jetons, et l’adversaire les prend, le dernier aussi.',
  'All five': 'Les cinq',
  'If you leave stones, your opponent takes them all, the last one too.':
    'Si tu laisses des jetons, l’adversaire les prend tous, le dernier aussi.',
  'No stone is left, and it would be your turn.': 'Il ne reste aucun jeton, et ce serait à toi.',
  'Who has won?': 'Qui a gagné ?',
  'The other one': 'L’autre',
  'Whoever moved before you took the last stone.': 'Qui a joué avant toi a pris le dernier jeton.',
  'I have': 'Moi',
  'You cannot move any more: the last stone was not yours.': 'Tu ne peux plus jouer : le dernier jeton n’était pas pour toi.',
  'The last stone was taken, and whoever took it has won.': 'Le dernier jeton a été pris, et qui l’a pris a gagné.',
  'Look at each position: if you begin, and nobody makes a mistake, who wins?':
    'Regarde chaque position : si tu commences et que personne ne se trompe, qui gagne ?',
  'What lies there decides whether the one to move can win, whoever that is.':
    'Ce qui est là décide si celui qui doit jouer peut gagner, peu importe qui c’est.',
  'Such positions have names. N: the next one to move wins. P: the previous one wins, who has just moved.':
    'Ces positions ont un nom. N : le prochain à jouer gagne. P : le précédent gagne, qui vient de jouer.',
  'Which of the two is it?': 'Laquelle des deux est-ce ?',
  'N for the next one, P for the previous one.': 'N pour le prochain (« next » en anglais), P pour le précédent.',
  'From 1 and 2 you can leave a heap of 2, a heap of 1, or 1 and 1.': 'De 1 et 2, tu peux laisser un tas de 2, un tas de 1, ou 1 et 1.',
  'Which of these wins for you?': 'Lequel de ces coups gagne ?',
  'To win is to leave a P-position: then you are the one who has just moved.':
    'Gagner, c’est laisser une position P : alors c’est toi qui viens de jouer.',
  '1 and 1': '1 et 1',
  'Your opponent has to take one, and you take the other.': 'L’adversaire doit en prendre un, et tu prends l’autre.',
  'A heap of 2': 'Un tas de 2',
  'That is an N-position: your opponent takes both.': 'C’est une position N : l’adversaire prend les deux.',
  'A heap of 1': 'Un tas de 1',
  'That is an N-position: your opponent takes it.': 'C’est une position N : l’adversaire le prend.',
  'Leave a P-position.': 'Laisse une position P.',
  'A position is N if some move leaves a P-position. One such move is enough.':
    'Une position est N si un coup laisse une position P. Un seul de ces coups suffit.',
  'And if it is your turn in a P-position: what can you leave?': 'Et si c’est à toi dans une position P : que peux-tu laisser ?',
  'A position is P if every move leaves an N-position. The end is P as well.':
    'Une position est P si chaque coup laisse une position N. La fin est P aussi.',
  'Only N-positions': 'Seulement des positions N',
  'If some move left a P-position, it would win.': 'Si un coup laissait une position P, il gagnerait.',
  'Also P-positions': 'Des positions P aussi',
  'Whoever can leave a P-position wins, and from a P-position nobody does.':
    'Qui peut laisser une position P gagne, et d’une position P, personne ne gagne.',
  'Solo knows what to do with one heap. Before that it plays anything.':
    'Solo sait que faire d’un seul tas. Avant cela, Solo joue n’importe quoi.',
  'Solo is beaten. It looks at one heap only: it is time to look at two.':
    'Solo est battu. Solo ne voit qu’un tas : il est temps d’en regarder deux.',
  'I am Solo. Leave me a heap on its own, and it is mine!': 'Je suis Solo. Laisse-moi un tas tout seul, et il est à moi !',
  'Thank you. I like it when heaps are lonely.': 'Merci. J’aime quand les tas sont seuls.',
  'One heap, one bite. Once more?': 'Un tas, une bouchée. Encore une fois ?',
  'You left me no heap on its own! How did you do that?': 'Tu ne m’as laissé aucun tas tout seul ! Comment as-tu fait ?',
};
