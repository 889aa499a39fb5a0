import type { Phrases } from '../../phrases.ts';

export const colours: Phrases = {
  'Colored piles': 'Piles colorées',
  'One color at a time, from the top.': 'Une couleur à la fois, par le haut.',
  'These piles have two colors. Take stones of one color from the top of a pile.':
    'Ces piles ont deux couleurs. Prends des jetons d’une couleur en haut d’une pile.',
  'When every color is one stone high, no one has a choice.': 'Quand chaque couleur n’a qu’un jeton de haut, personne n’a le choix.',
  'Three stones lie on one. At the top you have a choice.': 'Trois jetons sont posés sur un. En haut, tu as le choix.',
  'How many should you leave there?': 'Combien en laisses-tu ?',
  'You left one on one. A big top lets you choose, like the big heap in chapter 7.':
    'Tu as laissé un sur un. Un grand sommet te laisse le choix, comme le grand tas du chapitre 7.',
  'Several piles add up by the nim-sum of what they are worth.': 'Plusieurs piles s’ajoutent par la somme de Nim de leurs valeurs.',
  'Two piles worth the same are P, however different they look.': 'Deux piles de même valeur sont P, si différentes soient-elles.',
  'The first pile is worth 1, the second 2.': 'La première pile vaut 1, la seconde 2.',
  'You left 1 and 1.': 'Tu as laissé 1 et 1.',
  'Now the pile lies on its side. Take stones of one color from either end.':
    'Maintenant, la pile est couchée. Prends des jetons d’une couleur à l’un des deux bouts.',
  'Win! Think of chapter 3.': 'Gagne ! Pense au chapitre 3.',
  'Two colors and two ends make two heaps. You made them equal.': 'Deux couleurs et deux bouts font deux tas. Tu les as rendus égaux.',
  'A 2 lies on a 3, beside a heap of 1.': 'Un 2 est posé sur un 3, à côté d’un tas de 1.',
  'Every move had an answer, so 2 on 3 is worth 1.': 'Chaque coup avait sa réponse, donc 2 sur 3 vaut 1.',
  'Here a 2 lies on a 1, beside a heap of 2.': 'Ici, un 2 est posé sur un 1, à côté d’un tas de 2.',
  'Every move had an answer again, so 2 on 1 is worth 2.': 'Chaque coup avait encore sa réponse, donc 2 sur 1 vaut 2.',
  'You found that 2 on 3 is worth 1, and 2 on 1 is worth 2.': 'Tu as trouvé que 2 sur 3 vaut 1, et que 2 sur 1 vaut 2.',
  'What is 3 on 5 worth?': 'Que vaut 3 sur 5 ?',
  'A pile is worth its top color, or one less if the color below is larger.':
    'Une pile vaut sa couleur du haut, ou un de moins si celle du dessous est plus grande.',
  '5 is larger than 3, so it is one less than 3.': '5 est plus grand que 3, donc c’est un de moins que 3.',
  'A larger color lies below. Remember 2 on 3.': 'Une couleur plus grande est dessous. Pense à 2 sur 3.',
  'You can’t take the lower color yet, so it isn’t added.':
    'Tu ne peux pas encore prendre la couleur du dessous, donc elle ne s’ajoute pas.',
  'Now a 2 lies on another 2, beside a heap of 1.': 'Maintenant, un 2 est posé sur un autre 2, à côté d’un tas de 1.',
  'So 2 on 2 is worth 1.': 'Donc 2 sur 2 vaut 1.',
  'On the ground, 2 on 2 is worth 1. Here the same pile stands on a 3.': 'Au sol, 2 sur 2 vaut 1. Ici, la même pile est posée sur un 3.',
  'Is it still worth 1?': 'Vaut-elle encore 1 ?',
  'If the next color is equal, look one further down. There a smaller one takes 1 off, and the ground counts as 0.':
    'Si la couleur suivante est égale, regarde une plus bas. Là, une plus petite enlève 1, et le sol compte pour 0.',
  'No, it is worth 2': 'Non, elle vaut 2',
  'Right. The 3 is larger, so nothing is taken off.': 'Oui. Le 3 est plus grand, donc rien n’est enlevé.',
  'Put a heap of 1 beside it, and the first player can win.': 'Mets un tas de 1 à côté, et le premier joueur peut gagner.',
  'No, it is worth 0': 'Non, elle vaut 0',
  'On its own, the first player can win.': 'Toute seule, le premier joueur peut gagner.',
};
