import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** The review of a game that is over. */
export const review: Phrases = {
  Review: 'Bilan',
  'Open in analysis': 'Analyser',
  'Looking at position {0} of {1}…': 'Examen de la position {0} sur {1}…',
  'Who has the win': 'Qui a l’avantage',
  '{0} has the win': '{0} a l’avantage',
  '{0} had the win all along.': '{0} a eu l’avantage du début à la fin.',
  'The lead changed hands {0} times.': counted(
    'L’avantage a changé de camp {0} fois.',
    'L’avantage a changé de camp {0} fois.',
    'L’avantage a changé de camp {0} de fois.',
  ),
  '{0} positions took too long to solve.': counted(
    '{0} position demandait trop de temps.',
    '{0} positions demandaient trop de temps.',
    '{0} de positions demandaient trop de temps.',
  ),
  Accuracy: 'Précision',
  'never had a winning position': 'n’a jamais eu de position gagnante',
  'held {1} of {0} winning positions': counted('a gardé {1} position gagnante sur {0}', 'a gardé {1} de ses {0} positions gagnantes'),
  'Where the win was given away': 'Où l’avantage a été perdu',
  '{0} {1}. That gave the win away.': '{0} {1}. L’avantage est perdu.',
  'Better: {0}.': 'Mieux : {0}.',
  'Better: {0}; or {1}.': 'Mieux : {0} ; ou {1}.',
  'Better: {1}; {2}; or {0} more moves.': counted(
    'Mieux : {1} ; {2} ; ou un autre coup.',
    'Mieux : {1} ; {2} ; ou {0} autres coups.',
    'Mieux : {1} ; {2} ; ou {0} d’autres coups.',
  ),
  'Show the position': 'Montrer la position',
  'Show the position before move {0}': 'Montrer la position avant le coup {0}',
  'Try it from here, before move {0}': 'Essayer à partir d’ici, avant le coup {0}',
  'Try it from here': 'Essayer à partir d’ici',
  'What the signs beside the moves mean': 'Ce que veulent dire les signes à côté des coups',
  'kept the win': 'a gardé l’avantage',
  'the only move that kept the win': 'le seul coup qui gardait l’avantage',
  'gave the win away': 'a perdu l’avantage',
  'every move was losing': 'tous les coups perdaient',
  'not solved': 'pas résolu',
  'Move {0}: {1} – {2}': 'Coup {0} : {1} – {2}',
};
