import type { Phrases } from '../../phrases.ts';

export const lastLoses: Phrases = {
  'The last one loses': 'Le dernier perd',
  'Turned round, and almost the same: when to turn.': 'À l’envers, et presque pareil : quand changer.',
  'In this chapter whoever takes the last stone loses.': 'Dans ce chapitre, qui prend le dernier jeton perd.',
  'It is your turn. Who wins?': 'C’est à toi. Qui gagne ?',
  'With heaps of one only, an odd number of them is lost now.': 'Avec seulement des tas de 1, un nombre impair est perdu maintenant.',
  'Only one heap is larger than 1, and you decide what is left of it.': 'Un seul tas dépasse 1, et tu décides de ce qu’il en reste.',
  'Leave your opponent an odd number of ones.': 'Laisse à l’adversaire un nombre impair de tas de 1.',
  'Whoever meets a single large heap can choose, all of it or all but one, and wins.':
    'Qui trouve un seul grand tas peut choisir, le prendre tout ou sauf un, et gagne.',
  'Here as well.': 'Ici aussi.',
  'Take all of the large heap, or all but one?': 'Prends-tu tout le grand tas, ou tout sauf un ?',
  'One stone is left, and your opponent has to take it.': 'Il reste un jeton, et l’adversaire doit le prendre.',
  'Two heaps of 2, and you begin.': 'Deux tas de 2, et tu commences.',
  'Try two moves, and watch.': 'Essaie deux coups, et observe.',
  'Two equal heaps are P here too, if they are larger than 1.': 'Deux tas égaux sont P ici aussi, s’ils dépassent 1.',
  'While two heaps or more are larger than 1, play as if the last stone won: make the nim-sum 0.':
    'Tant que deux tas ou plus dépassent 1, joue comme si le dernier jeton gagnait : somme de Nim 0.',
  'It is the same move as in chapter 5.': 'C’est le même coup qu’au chapitre 5.',
  'So one plays as ever, and turns at some point.': 'On joue donc comme toujours, et on change à un moment.',
  'With which move do you turn?': 'À quel coup changes-tu ?',
  'Then leave an odd number of ones, where otherwise you would have left an even one.':
    'Laisse alors un nombre impair de tas de 1, là où tu en aurais laissé un nombre pair.',
  'When it leaves only ones': 'Quand il ne reste que des 1',
  'It is the move that takes the last large heap away, or leaves 1 of it.':
    'C’est le coup qui enlève le dernier grand tas, ou en laisse 1.',
  'From the start': 'Dès le début',
  '3, 4 and 5 was won by the same move as ever.': '3, 4 et 5 se gagnait par le même coup que toujours.',
  'With the last stone': 'Au dernier jeton',
  'Then it is too late: with ones only, nobody has a choice.': 'Alors c’est trop tard : avec des 1, personne n’a le choix.',
  'Why is it always the winner who comes to make that move?': 'Pourquoi est-ce toujours le gagnant qui joue ce coup ?',
  'So while some heap is larger than 1, the same side wins as in the game where the last stone wins.':
    'Tant qu’un tas dépasse 1, c’est donc le même camp qui gagne que dans le jeu où le dernier jeton gagne.',
  'One large heap is never nim-sum 0': 'Un grand tas n’a jamais la somme 0',
  'Its large power is alone, and the winner never leaves such a thing. So it is the loser who leaves it.':
    'Sa grande puissance est seule, et le gagnant ne laisse jamais cela. C’est donc le perdant qui le laisse.',
  'The winner moves faster': 'Le gagnant joue plus vite',
  'Both move in turn, one move each.': 'Chacun joue à son tour, un coup chacun.',
  'It is chance': 'C’est le hasard',
  'There is none in Nim.': 'Il n’y en a pas au Nim.',
  'A whole game: nim-sum 0 while there are large heaps, then turn.':
    'Une partie entière : somme 0 tant qu’il y a de grands tas, puis change.',
  'This works for Nim. In many other games it is much harder, and nimbers do not tell who wins.':
    'Cela marche pour le Nim. Dans beaucoup d’autres jeux, c’est bien plus dur, et les nimbers ne disent pas qui gagne.',
};
