import type { Phrases } from '../../phrases.ts';

export const nimOnNim: Phrases = {
  'A game on top of a game: who wants the last stone above?': 'Un jeu sur un jeu : qui veut le dernier jeton du haut ?',
  'One game stands on another: the one below opens when the one above is cleared.':
    'Un jeu est posé sur un autre : celui du bas s’ouvre quand celui du haut est vide.',
  'You begin. Who takes the very last stone?': 'Tu commences. Qui prend le tout dernier jeton ?',
  'Single heaps of one on each other: just count.': 'Des tas de 1 les uns sur les autres : il suffit de compter.',
  'If you clear the top, your opponent takes the stone below.': 'Si tu vides le haut, l’adversaire prend le jeton du dessous.',
  'Your opponent has to clear the top, and the last stone is yours.': 'L’adversaire doit vider le haut, et le dernier jeton est pour toi.',
  'The game below is N: whoever meets it wins.': 'Le jeu du bas est N : qui le trouve gagne.',
  'How do you play the game above?': 'Comment joues-tu le jeu du haut ?',
  'So above an N-position you play as in chapter 7: the last one loses.':
    'Au-dessus d’une position N, tu joues donc comme au chapitre 7 : le dernier perd.',
  'As if its last stone lost': 'Comme si son dernier jeton perdait',
  'Whoever takes the last stone above hands over the game below.': 'Qui prend le dernier jeton du haut livre le jeu du bas.',
  'As if its last stone won': 'Comme si son dernier jeton gagnait',
  'Whoever takes it hands over the game below, and that is won for the other one.':
    'Qui le prend livre le jeu du bas, et c’est l’autre qui le gagne.',
  'Above, the last stone loses.': 'En haut, le dernier jeton perd.',
  'How many ones should stay?': 'Combien de tas de 1 doivent rester ?',
  'An odd number of ones, as in chapter 7.': 'Un nombre impair de tas de 1, comme au chapitre 7.',
  'Below lies 1 and 1, which is P: clearing the top is good now.': 'Dessous, il y a 1 et 1, qui est P : vider le haut est bon maintenant.',
  'Above a P-position you play as ever, and here that is the mirror.':
    'Au-dessus d’une position P, tu joues comme toujours : ici, le miroir.',
  'Look below before you touch what is above.': 'Regarde en bas avant de toucher au haut.',
  '2 and 2 is P, so you cleared the top at once.': '2 et 2 est P, tu as donc vidé le haut tout de suite.',
  'Three games. Go up from the bottom: who wants to clear each of them?': 'Trois jeux. Monte depuis le bas : qui veut vider chacun d’eux ?',
  '1 and 2 is N: above it the last stone loses, so the single 1 is lost. Above a lost game the last stone wins: at the top, the mirror.':
    '1 et 2 est N : au-dessus, le dernier jeton perd, donc le 1 seul est perdu. Au-dessus d’un jeu perdu, il gagne : tout en haut, le miroir.',
};
