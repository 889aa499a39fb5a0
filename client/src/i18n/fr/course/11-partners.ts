import type { Phrases } from '../../phrases.ts';

export const partners: Phrases = {
  'Red, green and partners': 'Rouge, vert et partenaires',
  'The top colors decide how much you may take.': 'Les couleurs du haut décident de ce que tu peux prendre.',
  'Stacks are red and green. With no red on top, you may take from as many stacks as you like.':
    'Les piles sont rouges et vertes. Sans rouge en haut, tu peux prendre dans autant de piles que tu veux.',
  'With only green on top, you can take everything.': 'Avec seulement du vert en haut, tu peux tout prendre.',
  'Here a red stone is on top. Now you take from one stack only.': 'Ici, un jeton rouge est en haut. Tu ne prends que dans une pile.',
  '1 and 2 is P. Whatever you do, your opponent takes the rest.': '1 et 2 est P. Quoi que tu fasses, l’adversaire prend le reste.',
  'Leave the two stacks you just saw.': 'Laisse les deux piles que tu viens de voir.',
  'Together they are P, so we call 1 and 2 partners.': 'Ensemble elles sont P, donc 1 et 2 sont des partenaires.',
  '1 and 3 are taken, so 4 has waited longest.': '1 et 3 sont pris, donc 4 attend depuis le plus longtemps.',
  '4 came before 6 and is still free.': '4 vient avant 6 et est encore libre.',
  '3 is already the partner of 5.': '3 est déjà le partenaire de 5.',
  '1 and 2, 3 and 5, 4 and 7, 6 and 10. You know these pairs.': '1 et 2, 3 et 5, 4 et 7, 6 et 10. Tu connais ces paires.',
  'Where have you seen them?': 'Où les as-tu vues ?',
  'Here the golden ratio decides which levels are red. Other red levels make other partners.':
    'Ici, le nombre d’or décide des niveaux rouges. D’autres niveaux rouges donnent d’autres partenaires.',
  'With the queen': 'Avec la dame',
  'Yes, they are the queen’s P-positions in chapter 6.': 'Oui, ce sont les positions P de la dame, au chapitre 6.',
  'In the table of nim-sums': 'Dans la table des sommes de Nim',
  'There 1 + 2 = 3, so 1 and 2 is N.': 'Là, 1 + 2 = 3, donc 1 et 2 est N.',
  'In Kayles': 'Au Kayles',
  'In Kayles, rows of 1 and 4 pins are P, but 1 and 2 is N.': 'Au Kayles, des rangées de 1 et 4 quilles sont P, mais 1 et 2 est N.',
  'Look at the heights. Are they partners?': 'Regarde les hauteurs. Sont-elles partenaires ?',
  'Partners are P. Any other two stacks are N.': 'Deux partenaires sont P. Deux autres piles sont N.',
  'A tall stack and a short one.': 'Une pile haute et une basse.',
  'The partner of 2 is 1.': 'Le partenaire de 2 est 1.',
  'Now every third level is red. Level 3 gets 1 as its partner, and level 6 gets 2.':
    'Maintenant, un niveau sur trois est rouge. Le niveau 3 a 1 pour partenaire, le niveau 6 a 2.',
  'The partner of 6 is 2.': 'Le partenaire de 6 est 2.',
  'Here are 3 and 5.': 'Voici 3 et 5.',
  'Every move has an answer, so 3 and 5 are partners too.': 'Chaque coup a sa réponse, donc 3 et 5 sont aussi partenaires.',
  'Red 2 has partner 1, and red 5 has partner 3.': 'Le 2 rouge a pour partenaire 1, le 5 rouge a 3.',
  'Which partner does red 7 get?': 'Quel partenaire reçoit le 7 rouge ?',
  'Going up, green levels wait in a queue. Each red level takes the first in the queue.':
    'En montant, les niveaux verts font la queue. Chaque niveau rouge prend le premier de la queue.',
  'Levels 1 to 7 with their partners': 'Les niveaux 1 à 7 et leurs partenaires',
  level: 'niveau',
  partner: 'partenaire',
};
