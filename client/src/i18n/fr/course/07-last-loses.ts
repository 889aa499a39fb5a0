import type { Phrases } from '../../phrases.ts';

export const lastLoses: Phrases = {
  'The last one loses': 'Le dernier perd',
  'Almost the same game. You just need to know when to switch.': 'Presque le même jeu. Il suffit de savoir quand changer.',
  'In this chapter, the player who takes the last stone loses.': 'Dans ce chapitre, prendre le dernier jeton fait perdre.',
  'It’s your turn. Who wins?': 'C’est à toi. Qui gagne ?',
  'With only ones left, you now lose if their number is odd.': 'S’il ne reste que des 1, tu perds maintenant quand leur nombre est impair.',
  'Only one heap is bigger than 1. You decide how much of it to leave.': 'Un seul tas dépasse 1. Tu décides de ce qu’il en reste.',
  'Leave your opponent an odd number of ones.': 'Laisse à l’adversaire un nombre impair de tas de 1.',
  'With one big heap you can choose. Take all of it or all but one, and you win.':
    'Avec un seul grand tas, tu as le choix. Prends tout ou tout sauf un, et tu gagnes.',
  'Here too.': 'Ici aussi.',
  'Do you take the whole big heap, or all but one?': 'Prends-tu tout le grand tas, ou tout sauf un ?',
  'One stone is left, and your opponent must take it.': 'Il reste un jeton, et l’adversaire doit le prendre.',
  'Two heaps of 2, and you start.': 'Deux tas de 2, et tu commences.',
  'Try two moves and watch the answers.': 'Essaie deux coups et observe les réponses.',
  'Two equal heaps are still P, as long as they are bigger than 1.': 'Deux tas égaux sont encore P, s’ils dépassent 1.',
  'As long as two or more heaps are bigger than 1, play normal Nim. Make the nim-sum 0.':
    'Tant que deux tas ou plus dépassent 1, joue comme d’habitude. Mets la somme de Nim à 0.',
  'It’s the same move as in chapter 5.': 'C’est le même coup qu’au chapitre 5.',
  'So you play normal Nim first, and switch at some point.': 'Tu joues donc d’abord comme d’habitude, puis tu changes.',
  'Which move is different?': 'Quel coup est différent ?',
  'There you leave an odd number of ones. In normal Nim you would leave an even number.':
    'Là, tu laisses un nombre impair de 1. D’habitude, ce serait un nombre pair.',
  'The one that leaves only ones': 'Le coup qui ne laisse que des 1',
  'Yes. It takes the last big heap away, or leaves 1 of it.': 'Oui. Il enlève le dernier grand tas, ou en laisse 1.',
  'The first one': 'Le premier',
  'You won 3, 4 and 5 with the same first move as in normal Nim.': '3, 4 et 5 se gagnait avec le même premier coup que d’habitude.',
  'The last one': 'Le dernier',
  'By then it’s too late. With only ones left, no one has a choice.': 'C’est trop tard. Avec seulement des 1, personne n’a le choix.',
  'Why does the winning player always get to make that move?': 'Pourquoi est-ce toujours le gagnant qui joue ce coup ?',
  'So while a heap is bigger than 1, the same player wins as in normal Nim.':
    'Tant qu’un tas dépasse 1, le même camp gagne donc que d’habitude.',
  'The winner never leaves one big heap': 'Le gagnant ne laisse jamais un seul grand tas',
  'With exactly one big heap, the nim-sum is never 0. So it is always the loser who leaves it.':
    'Avec un seul grand tas, la somme de Nim n’est jamais 0. C’est donc toujours le perdant qui le laisse.',
  'The winner moves faster': 'Le gagnant joue plus vite',
  'The players take turns, one move each.': 'Chacun joue à son tour, un coup chacun.',
  'There is no luck in Nim.': 'Il n’y a pas de hasard au Nim.',
  'A whole game. Make the nim-sum 0 while there are big heaps, then switch.':
    'Une partie entière. Somme de Nim 0 tant qu’il y a de grands tas, puis change.',
  'This works for Nim. In many other games it is much harder, because nimbers don’t tell you who wins.':
    'Cela marche pour le Nim. Dans bien d’autres jeux, c’est plus dur, car les nimbers ne disent pas qui gagne.',
};
