import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Perfect play: verdicts, reasons and drawings. */
export const overlay: Phrases = {
  'Show perfect play': 'Montrer le jeu parfait',
  'Nothing is left to play.': 'Il n’y a plus rien à jouer.',
  'Working it out…': 'Calcul en cours…',
  Drawing: 'Dessin',
  'Winning moves': 'Coups gagnants',
  'and {0} more': counted('et {0} autre', 'et {0} autres', 'et {0} d’autres'),
  'The side to move wins: {0} moves do it.': counted(
    'Qui doit jouer gagne : un seul coup y mène.',
    'Qui doit jouer gagne : {0} coups y mènent.',
    'Qui doit jouer gagne : {0} de coups y mènent.',
  ),
  'The side to move loses against perfect play: every move gives it away.':
    'Qui doit jouer perd contre un jeu parfait : tous les coups donnent la partie.',
  'The side to move wins: more than {0} moves do it.': counted(
    'Qui doit jouer gagne : plus d’un coup y mène.',
    'Qui doit jouer gagne : plus de {0} coups y mènent.',
    'Qui doit jouer gagne : plus de {0} de coups y mènent.',
  ),
  'The side to move wins; which moves do it was not found out.': 'Qui doit jouer gagne ; par quels coups, on ne l’a pas trouvé.',
  'and many more': 'et bien d’autres',
  'It was not found out who wins here.': 'On n’a pas trouvé qui gagne ici.',
  'By theorem: {0}.': 'Par un théorème : {0}.',
  'From a table: {0}.': 'D’après une table : {0}.',
  'By search: {0}.': 'Par une recherche : {0}.',
  '{0} loses against perfect play: every move gives it away.': '{0} perd contre un jeu parfait : chaque coup donne le gain.',
  '{0} wins; which moves do it was not found out.': '{0} gagne ; on n’a pas trouvé quels coups y mènent.',
  '{1} wins: more than {0} moves do it.': counted('{1} gagne : plus d’un coup y mène.', '{1} gagne : plus de {0} coups y mènent.'),
  '{1} wins: {0} moves do it.': counted('{1} gagne : un coup y mène.', '{1} gagne : {0} coups y mènent.'),
  'The theory': 'La théorie',
  'Read it there': 'À lire là-bas',
  'Perfect play can be shown once the game has begun.': 'Le jeu parfait peut être montré dès que la partie a commencé.',
  'At the start': 'Au début',
  'After move {0}': 'Après le coup {0}',
};
