import type { Phrases } from '../../phrases.ts';

export const partners: Phrases = {
  'Red, green and partners': 'Rouge, vert et partenaires',
  'The colour on top says how much you may do.': 'La couleur du haut dit ce que tu peux faire.',
  'Stacks are red and green. As long as no red stone is on top, a move may take from as many stacks as you like.':
    'Les piles sont rouges et vertes. Tant qu’aucun jeton rouge n’est en haut, un coup peut prendre dans autant de piles que tu veux.',
  'With only green on top you can take everything.': 'Avec seulement du vert en haut, tu peux tout prendre.',
  'Here a red stone is on top: then a move takes from one stack only.':
    'Ici, un jeton rouge est en haut : un coup ne prend que dans une pile.',
  '1 and 2 is P: whatever you do, the rest goes at once.': '1 et 2 est P : quoi que tu fasses, le reste part d’un coup.',
  'Leave what you have just seen.': 'Laisse ce que tu viens de voir.',
  '1 and 2 are partners.': '1 et 2 sont partenaires.',
  'Go up level by level. Green levels queue. A red level takes the one that has waited longest: 2 takes 1, 5 takes 3.':
    'Monte niveau par niveau. Les verts font la queue. Un rouge prend celui qui attend depuis le plus longtemps : 2 prend 1, 5 prend 3.',
  'Whom does the red 7 take?': 'Quel niveau le 7 rouge prend-il ?',
  'Two stacks are P when their heights are partners.': 'Deux piles sont P quand leurs hauteurs sont partenaires.',
  '1 and 3 are taken, so 4 has waited longest.': '1 et 3 sont pris, donc 4 attend depuis le plus longtemps.',
  '4 came before 6 and still waits.': '4 est arrivé avant 6 et attend encore.',
  '3 is the partner of 5 already.': '3 est déjà le partenaire de 5.',
  '1 and 2, 3 and 5, 4 and 7, 6 and 10: you know these pairs.': '1 et 2, 3 et 5, 4 et 7, 6 et 10 : tu connais ces paires.',
  'Where from?': 'D’où ?',
  'The red levels were chosen like this: by the golden ratio. Other choices give other partners.':
    'Les niveaux rouges sont choisis ainsi : par le nombre d’or. Un autre choix donne d’autres partenaires.',
  'From the queen': 'De la dame',
  'They are her lost squares, in chapter 6.': 'Ce sont ses cases perdues, au chapitre 6.',
  'From the table of nim-sums': 'De la table des sommes de Nim',
  'There 1 + 2 = 3, so 1 and 2 is N.': 'Là, 1 + 2 = 3, donc 1 et 2 est N.',
  'From Kayles': 'De Kayles',
  'Rows of 1 and 4 pins are P there, not 1 and 2.': 'Là, ce sont les rangées de 1 et 4 quilles qui sont P, pas 1 et 2.',
  'Look at the heights: are they partners?': 'Regarde les hauteurs : sont-elles partenaires ?',
  'Partners are P, and two other stacks are N.': 'Des partenaires sont P, et deux autres piles sont N.',
  'A tall stack and a short one.': 'Une pile haute et une basse.',
  'The 2 has a partner below: 1.': 'Le 2 a un partenaire plus bas : 1.',
  'Now every third level is red: 3 takes 1 as its partner, 6 takes 2.':
    'Maintenant, un niveau sur trois est rouge : 3 prend 1 comme partenaire, 6 prend 2.',
  'The partner of 6 was 2.': 'Le partenaire de 6 était 2.',
};
