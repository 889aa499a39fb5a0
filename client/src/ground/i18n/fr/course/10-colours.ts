import type { Phrases } from '../../phrases.ts';

export const colours: Phrases = {
  'Coloured piles': 'Piles colorées',
  'One colour at a time, from the top: eeny, meeny.': 'Une couleur à la fois, par le haut : am, stram, gram.',
  'These piles have two colours. A move takes stones of one colour from the top of a pile.':
    'Ces piles ont deux couleurs. Un coup prend des jetons d’une couleur en haut d’une pile.',
  'Where each colour is one stone high, nobody has a choice.': 'Là où chaque couleur n’a qu’un jeton de haut, personne n’a le choix.',
  'Three on top of one: the top leaves you a choice.': 'Trois sur un : le haut te laisse le choix.',
  'What should stay?': 'Que doit-il rester ?',
  'One on one is left. A large top lets you choose, as in chapter 7.':
    'Il reste un sur un. Un haut à plusieurs jetons te laisse choisir, comme au chapitre 7.',
  'On its own, a pile is worth as much as the colour on top, or one less.':
    'Toute seule, une pile vaut autant que sa couleur du haut, ou un de moins.',
  'One less, when the next colour below is larger. Here a 2 lies on a 3: what is it worth?':
    'Un de moins, si la couleur juste dessous est plus grande. Ici, 2 sur 3 : combien cela vaut-il ?',
  '3 is larger than 2, so it is one less than 2.': '3 est plus grand que 2, donc un de moins que 2.',
  'Below it is a 3, which is larger.': 'Dessous, il y a un 3, qui est plus grand.',
  'The lower colour cannot be taken yet: it is not added.': 'On ne peut pas encore prendre la couleur du bas : elle ne s’ajoute pas.',
  'Is the next one equal? Then look one further down, and the question turns round: one less, when that is smaller.':
    'La suivante est égale ? Regarde encore plus bas, et la question s’inverse : un de moins, si celle-là est plus petite.',
  'The ground counts as 0. What is 2 on 2 worth?': 'Le sol compte pour 0. Combien vaut 2 sur 2 ?',
  'Larger, smaller, larger, smaller: its finders say “eeny, meeny” while they go down.':
    'Plus grand, plus petit, plus grand : on compte en descendant, comme dans une comptine.',
  'The 2 below is equal, so look further: the ground is smaller than 2.':
    'Le 2 du dessous est égal, regarde donc plus bas : le sol est plus petit que 2.',
  'The next one is equal. The ground is smaller, and that was asked: one less.':
    'La suivante est égale. Le sol est plus petit, et c’était la question : un de moins.',
  'Whoever begins can leave 2 and 1, and wins.': 'Qui commence peut laisser 2 et 1, et gagne.',
  'Several piles add up by the nim-sum of their worths.': 'Plusieurs piles : c’est la somme de Nim de ce qu’elles valent.',
  'Two piles worth the same are P, however different they look.':
    'Deux piles qui valent autant sont P, même si elles ne se ressemblent pas.',
  'The first pile is worth 1, the second 2.': 'La première pile vaut 1, la seconde 2.',
  '1 and 1 are left.': 'Il reste 1 et 1.',
  'Now the pile lies down as a string, and stones may be taken from either end, again of one colour.':
    'Maintenant, la pile est couchée en chaîne, et on peut prendre à l’un ou l’autre bout, toujours d’une seule couleur.',
  'Win! Think of chapter 3.': 'Gagne ! Pense au chapitre 3.',
  'Two colours, two ends: that is two heaps, and you made them equal.':
    'Deux couleurs, deux bouts : ce sont deux tas, et tu les as rendus égaux.',
};
