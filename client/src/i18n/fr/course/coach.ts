import type { Phrases } from '../../phrases.ts';

/** Hints, and why a move was wrong. */
export const coach: Phrases = {
  'Whatever you do now, there is an answer.': 'Quoi que tu fasses maintenant, il y a une réponse.',
  'Can you take all that is left?': 'Peux-tu prendre tout ce qui reste ?',
  'Count the stones of the heaps: your move should leave two equal heaps.':
    'Compte les jetons des tas : ton coup doit laisser deux tas égaux.',
  'Look for heaps of the same size: your move should leave nothing but pairs.':
    'Cherche des tas de même taille : ton coup ne doit laisser que des paires.',
  'Look for a pair of equal heaps and forget it. Of the others, leave {0}.':
    'Cherche une paire de tas égaux et oublie-la. Des autres, laisse {0}.',
  'Which heaps are lost together? Your move should leave {0}.': 'Quels tas perdent ensemble ? Ton coup doit laisser {0}.',
  'Count the heaps of one stone: your move should leave an odd number of them, and nothing else.':
    'Compte les tas d’un jeton : ton coup doit en laisser un nombre impair, et rien d’autre.',
  'If the last move won, that would have been right.': 'Si le dernier coup gagnait, c’était le bon.',
  'Added as in Nim, what you left makes 0. In Nim that wins, but not here.':
    'Additionné comme au Nim, ce que tu laisses fait 0. Au Nim, cela gagne, mais pas ici.',
  'That was the last stone.': 'C’était le dernier jeton.',
  'Two equal heaps are left. Whatever you take from one, the same can be taken from the other.':
    'Il reste deux tas égaux. Quoi que tu prennes dans l’un, on peut en prendre autant dans l’autre.',
  'Only pairs are left. Whatever you take, the same can be taken from an equal heap.':
    'Il ne reste que des paires. Quoi que tu prennes, on peut en prendre autant dans un tas égal.',
  'Leave out the pairs, and {0} remain: there is an answer to whatever you take.':
    'Laisse de côté les paires : restent {0}. Quoi que tu prennes, il y a une réponse.',
  'The heaps {0} are left: there is an answer to whatever you take.': 'Il reste les tas {0} : quoi que tu prennes, il y a une réponse.',
  'An odd number of heaps of one is left, so the last stone will be yours, and it loses.':
    'Il reste un nombre impair de tas d’un jeton : le dernier jeton sera donc pour toi, et il perd.',
  'At least {0} moves win. Find one of them.': {
    one: 'Au moins un coup gagne. Trouve-le.',
    many: 'Au moins {0} de coups gagnent. Trouves-en un.',
    other: 'Au moins {0} coups gagnent. Trouves-en un.',
  },
  '{0} moves win. Find one of them.': {
    one: 'Un seul coup gagne.',
    many: '{0} de coups gagnent. Trouves-en un.',
    other: '{0} coups gagnent. Trouves-en un.',
  },
  'Look at step {0}.': 'Regarde la marche {0}.',
  'Look at heap {0}.': 'Regarde le tas {0}.',
  'Look at string {0}.': 'Regarde la chaîne {0}.',
  'Look at row {0}.': 'Regarde la rangée {0}.',
  'Look at stack {0}.': 'Regarde la pile {0}.',
  'Look at pile {0}.': 'Regarde la pile {0}.',
  'Look at piece {0}.': 'Regarde la pièce {0}.',
  'Look at square {0}.': 'Regarde la case {0}.',
  'Look at line {0}.': 'Regarde le trait {0}.',
  'Look at spot {0}.': 'Regarde le point {0}.',
};
