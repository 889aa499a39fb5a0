import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Perfect play: verdicts, reasons and drawings. */
export const overlay: Phrases = {
  'Show perfect play': 'Montrer le jeu parfait',
  'No moves left.': 'Plus aucun coup.',
  'Calculating…': 'Calcul en cours…',
  Drawing: 'Dessin',
  'Winning moves': 'Coups gagnants',
  'and {0} more': counted('et {0} autre', 'et {0} autres', 'et {0} d’autres'),
  'The player to move can win with {0} moves.': counted('Qui doit jouer a un seul coup gagnant.', 'Qui doit jouer a {0} coups gagnants.'),
  'The player to move loses against perfect play, whatever the move.': 'Qui doit jouer perd contre un jeu parfait, quel que soit le coup.',
  'The player to move can win with at least {0} moves.': counted(
    'Qui doit jouer a au moins un coup gagnant.',
    'Qui doit jouer a au moins {0} coups gagnants.',
  ),
  'The player to move can win, but the winning moves are unknown.': 'Qui doit jouer peut gagner, mais les coups gagnants sont inconnus.',
  'and many more': 'et bien d’autres',
  'and perhaps more': 'et peut-être d’autres',
  'Couldn’t work out who wins here.': 'Impossible de calculer qui gagne ici.',
  'By theorem: {0}.': 'D’après un théorème : {0}.',
  'From a table: {0}.': 'D’après une table : {0}.',
  'By search: {0}.': 'D’après une recherche : {0}.',
  '{0} loses against perfect play, whatever the move.': '{0} perd contre un jeu parfait, quel que soit le coup.',
  '{0} can win, but the winning moves are unknown.': '{0} peut gagner, mais les coups gagnants sont inconnus.',
  '{1} can win with at least {0} moves.': counted('{1} a au moins un coup gagnant.', '{1} a au moins {0} coups gagnants.'),
  '{1} can win with {0} moves.': counted('{1} a un seul coup gagnant.', '{1} a {0} coups gagnants.'),
  Theory: 'Théorie',
  'Read the source': 'Lire la source',
  'Perfect play can be shown once the game has begun.': 'Le jeu parfait peut être montré dès que la partie a commencé.',
  'At the start': 'Au début',
  'After move {0}': 'Après le coup {0}',
};
