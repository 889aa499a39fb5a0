import type { Phrases } from '../../phrases.ts';

export const limits: Phrases = {
  'What heaps of 0, 1, 2, … are worth': 'Ce que valent les tas de 0, 1, 2, …',
  'Only a few at a time': 'Quelques jetons à la fois',
  'Remainders, tables that repeat, and how to be sure they do.': 'Des restes, des tables qui se répètent, et comment en être sûr.',
  'Now you take 1, 2 or 3 stones, no more.': 'Maintenant, tu prends 1, 2 ou 3 jetons, pas plus.',
  'Try all three moves.': 'Essaie les trois coups.',
  'A heap of 4 is lost. Whatever you take, your opponent takes the rest.':
    'Un tas de 4 est perdu. Quoi que tu prennes, l’adversaire prend le reste.',
  'Remember the heap of 4. What should you leave from 10?': 'Pense au tas de 4. Que laisses-tu de 10 ?',
  'You left 8, which is twice 4. Whatever your opponent takes, you can make it 4 together.':
    'Tu as laissé 8, deux fois 4. Quoi que prenne l’adversaire, tu peux compléter à 4.',
  '21 stones, and at most 3 at a time.': '21 jetons, et 3 au plus à la fois.',
  'Play to the end and win.': 'Joue jusqu’au bout et gagne.',
  'Always leave a multiple of 4. Only the remainder after dividing by 4 matters.':
    'Laisse toujours un multiple de 4. Seul compte le reste de la division par 4.',
  'Divide each heap by 4. The remainders are 2 and 3, and that is what the heaps are worth.':
    'Divise chaque tas par 4. Les restes sont 2 et 3, et c’est ce que valent les tas.',
  'Make both heaps worth the same.': 'Fais que les deux tas aient la même valeur.',
  'Remainders add up just like heaps in Nim.': 'Les restes s’additionnent comme les tas du Nim.',
  'Now you take 1, 3 or 4 stones, but never 2.': 'Maintenant, tu prends 1, 3 ou 4 jetons, mais jamais 2.',
  'What is each heap worth? Enter the smallest number that no move leads to.':
    'Que vaut chaque tas ? Entre le plus petit nombre auquel aucun coup ne mène.',
  'At 7 it starts again with 0, 1, 0, 1.': 'À 7, cela recommence par 0, 1, 0, 1.',
  'The list seems to repeat every 7 numbers.': 'La liste semble se répéter tous les 7 nombres.',
  'If it does, who wins from a heap of 70?': 'Si c’est vrai, qui gagne avec un tas de 70 ?',
  'The player who just moved': 'Le joueur qui vient de jouer',
  '70 is 10 times 7, so it is worth the same as 0.': '70, c’est 10 fois 7 : il vaut donc autant que 0.',
  'The player to move': 'Le joueur qui doit jouer',
  '70 is 10 times 7. Look at what 0 and 7 are worth.': '70, c’est 10 fois 7. Regarde ce que valent 0 et 7.',
  'Seeing a pattern repeat is no proof. It might stop.': 'Voir un motif se répéter n’est pas une preuve. Il pourrait s’arrêter.',
  'How many numbers in a row must repeat before you can be sure?': 'Combien de nombres d’affilée doivent se répéter pour en être sûr ?',
  'If no move takes more than 4, four repeated numbers in a row settle all the rest.':
    'Si aucun coup ne prend plus de 4, quatre nombres répétés d’affilée décident de toute la suite.',
  '4, the most you can take': '4, le plus qu’on puisse prendre',
  'Each number depends only on the 4 before it. The same four give the same next one, forever.':
    'Chaque nombre ne dépend que des 4 précédents. Les mêmes quatre donnent toujours le même suivant.',
  '1 is enough': '1 suffit',
  '0 appears twice in each 7. First 1 follows it and then 0, later 1 and then 2.':
    '0 revient deux fois sur 7. D’abord suivi de 1 et 0, puis de 1 et 2.',
  'You can never be sure': 'On n’est jamais sûr',
  'Each number depends only on the 4 before it.': 'Chaque nombre ne dépend que des 4 d’avant.',
  'Take 1, 3 or 4. You win if you leave a remainder of 0 or 2 after dividing by 7.':
    'Prends 1, 3 ou 4. Tu gagnes si tu laisses un reste de 0 ou 2 dans la division par 7.',
  'Whichever numbers you allow, the list always repeats in the end. Only the largest must be fixed.':
    'Quels que soient les nombres permis, la liste finit toujours par se répéter. Il suffit qu’il y en ait un plus grand.',
};
