import type { Phrases } from '../../phrases.ts';

export const nimOnNim: Phrases = {
  'One game on top of another. Who wants the last stone at the top?': 'Un jeu sur un autre. Qui veut le dernier jeton du haut ?',
  'Two games, one on top of the other. The lower one opens when the upper one is empty.':
    'Deux jeux, l’un sur l’autre. Celui du bas s’ouvre quand celui du haut est vide.',
  'You start. Who takes the very last stone?': 'Tu commences. Qui prend le tout dernier jeton ?',
  'With one stone in each game, you only need to count.': 'Avec un jeton par jeu, il suffit de compter.',
  'If you empty the top, your opponent takes the stone below.': 'Si tu vides le haut, l’adversaire prend le jeton du dessous.',
  'Your opponent must empty the top, so the last stone is yours.': 'L’adversaire doit vider le haut, donc le dernier jeton est pour toi.',
  'The lower game is N. Its first player wins.': 'Le jeu du bas est N. Le premier joueur y gagne.',
  'How do you play the upper game?': 'Comment joues-tu le jeu du haut ?',
  'So on top of an N-position you play as in chapter 7, where the last stone loses.':
    'Au-dessus d’une position N, tu joues donc comme au chapitre 7, où le dernier jeton perd.',
  'As if the last stone loses': 'Comme si le dernier jeton perdait',
  'If you take the last stone above, your opponent starts below and wins.':
    'Si tu prends le dernier jeton du haut, l’adversaire commence en bas et gagne.',
  'As if the last stone wins': 'Comme si le dernier jeton gagnait',
  'No. If you take it, your opponent starts below and wins.': 'Non. Si tu le prends, l’adversaire commence en bas et gagne.',
  'In the upper game, the last stone loses.': 'Dans le jeu du haut, le dernier jeton perd.',
  'How many ones should you leave?': 'Combien de 1 laisses-tu ?',
  'You left an odd number of ones, as in chapter 7.': 'Tu as laissé un nombre impair de 1, comme au chapitre 7.',
  'Below are 1 and 1, which is P. Now it’s good to take the last stone above.':
    'En bas, il y a 1 et 1, une position P. Maintenant, il est bon de prendre le dernier jeton du haut.',
  'On top of a P-position you play normal Nim. Here that means the mirror.':
    'Au-dessus d’une position P, tu joues comme d’habitude. Ici, c’est le miroir.',
  'Look at the lower game before you touch the upper one.': 'Regarde le jeu du bas avant de toucher à celui du haut.',
  '2 and 2 is P, so you emptied the top at once.': '2 et 2 est P, donc tu as vidé le haut tout de suite.',
  'Three games now. Start from the bottom. Who wants the last stone of each?':
    'Trois jeux, maintenant. Pars du bas. Qui veut le dernier jeton de chacun ?',
  '1 and 2 is N, so above it the last stone loses. The single 1 is therefore lost, and on top of it the mirror wins.':
    '1 et 2 est N, donc au-dessus le dernier jeton perd. Le 1 seul est alors perdu, et tout en haut, le miroir gagne.',
};
