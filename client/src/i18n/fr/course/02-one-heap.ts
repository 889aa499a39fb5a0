import type { Phrases } from '../../phrases.ts';

export const oneHeap: Phrases = {
  'Won or lost': 'Gagné ou perdu',
  'Can you win from here? There is always an answer.': 'Peux-tu gagner d’ici ? Il y a toujours une réponse.',
  'One heap, and it’s your turn.': 'Un seul tas, et c’est à toi.',
  'Win in one move.': 'Gagne en un coup.',
  'Big or small, you can always win from one heap. Take it all.': 'Grand ou petit, avec un seul tas tu gagnes toujours. Prends tout.',
  'You have five different moves here.': 'Tu as ici cinq coups différents.',
  'How many of them win?': 'Avec combien d’entre eux gagnes-tu ?',
  'You can still be sure of winning. One good move is enough.': 'La victoire est quand même à toi. Un seul bon coup suffit.',
  One: 'Un seul',
  'Only taking all five wins. If you leave stones, your opponent takes them all.':
    'Tu ne gagnes qu’en prenant les cinq. Si tu laisses des jetons, l’adversaire les prend tous.',
  Four: 'Quatre',
  'Those four leave stones. Your opponent takes them all, and the last one wins.':
    'Ces quatre coups laissent des jetons. L’adversaire les prend tous et gagne avec le dernier.',
  'All five': 'Les cinq',
  'If you leave any stones, your opponent takes them all and wins.': 'Si tu laisses des jetons, l’adversaire les prend tous et gagne.',
  'No stones are left, and it’s your turn.': 'Il ne reste aucun jeton, et c’est à toi.',
  'Who has won?': 'Qui a gagné ?',
  'Your opponent moved last, and so took the last stone.': 'L’adversaire a joué en dernier, il a donc pris le dernier jeton.',
  'I have': 'Moi',
  'You have no move left. Your opponent took the last stone.': 'Tu n’as plus de coup. L’adversaire a pris le dernier jeton.',
  'Someone took the last stone, and that player has won.': 'Quelqu’un a pris le dernier jeton, et a donc gagné.',
  'You start, and no one makes a mistake. Who wins?': 'Tu commences, et personne ne se trompe. Qui gagne ?',
  'The heaps alone decide whether the player to move can win. It doesn’t matter who that is.':
    'Seuls les tas décident si le joueur qui doit jouer peut gagner. Peu importe qui c’est.',
  'In an N-position the player whose turn it is wins. In a P-position the other player wins.':
    'Dans une position N, le joueur dont c’est le tour gagne. Dans une position P, c’est l’autre.',
  'N is for the next player, P for the previous one.': 'N pour « next », le prochain. P pour le précédent.',
  'From 1 and 2 you can leave 2 alone, 1 alone, or 1 and 1.': 'À partir de 1 et 2, tu peux laisser 2 seul, 1 seul, ou 1 et 1.',
  'Which of these wins for you?': 'Avec quoi gagnes-tu ?',
  'To win, leave a P-position. Then you are the previous player.': 'Pour gagner, laisse une position P. Le précédent, c’est alors toi.',
  '1 and 1': '1 et 1',
  'Your opponent must take one. You take the other.': 'L’adversaire doit en prendre un. Tu prends l’autre.',
  '2 alone': '2 seul',
  'That is an N-position. Your opponent takes both.': 'C’est une position N. L’adversaire prend les deux.',
  '1 alone': '1 seul',
  'That is an N-position. Your opponent takes it.': 'C’est une position N. L’adversaire le prend.',
  'Leave a P-position.': 'Laisse une position P.',
  'A position is N if at least one move leaves a P-position.': 'Une position est N si au moins un coup laisse une position P.',
  'Now it’s your turn in a P-position. What can you leave?': 'Maintenant, tu joues dans une position P. Que peux-tu laisser ?',
  'A position is P if every move leaves an N-position. The end of the game is P too.':
    'Une position est P si chaque coup laisse une position N. La fin de la partie est P aussi.',
  'Only N-positions': 'Seulement des positions N',
  'A move to a P-position would win, and no move wins from here.': 'Un coup vers une position P gagnerait, et ici aucun ne gagne.',
  'Also P-positions': 'Des positions P aussi',
  'A move to a P-position would win. From a P-position you can’t win.':
    'Un coup vers une position P gagnerait. Or, d’une position P, tu ne peux pas gagner.',
  'Solo knows what to do with one heap. With more heaps it plays anything.':
    'Solo sait que faire d’un seul tas. Avec plus de tas, Solo joue n’importe quoi.',
  'You beat Solo, who only looks at one heap. Next come two.': 'Tu as battu Solo, qui ne voit qu’un tas. Voici maintenant deux tas.',
  'I am Solo. Leave me a heap on its own, and it is mine!': 'Je suis Solo. Laisse-moi un tas tout seul, et il est à moi !',
  'Thank you. I like it when heaps are lonely.': 'Merci. J’aime quand les tas sont seuls.',
  'One heap, one bite. Once more?': 'Un tas, une bouchée. Encore une fois ?',
  'You never left me a heap on its own! How did you do that?': 'Tu ne m’as laissé aucun tas tout seul ! Comment as-tu fait ?',
};
