import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** The analysis page. */
export const analysis: Phrases = {
  Analysis: 'Analyse',
  'Analyze position': 'Analyser la position',
  'Play from here…': 'Jouer à partir d’ici…',
  'The link has an invalid value, “{0}”.': 'Le lien contient une valeur invalide, « {0} ».',

  // What was found
  'Stopped.': 'Arrêté.',
  'Calculating, {0} positions so far…': counted('Calcul en cours, {0} position jusqu’ici…', 'Calcul en cours, {0} positions jusqu’ici…'),
  Stop: 'Arrêter',
  'Think longer': 'Réfléchir plus longtemps',
  Values: 'Valeurs',
  Part: 'Composante',
  Value: 'Valeur',
  Total: 'Total',

  // Lines
  Lines: 'Variantes',
  Steps: 'Pas à pas',
  'Go to start': 'Aller au début',
  'Previous move': 'Coup précédent',
  'Next move': 'Coup suivant',
  'Go to end of line': 'Aller à la fin de la variante',
  'Play moves for both sides. Go back and play another to start a new line.':
    'Joue pour les deux camps. Reviens en arrière et joue autre chose pour ouvrir une variante.',
  'Moves and lines': 'Coups et variantes',
  'Delete from here': 'Supprimer à partir d’ici',
  'Make main line': 'Variante principale',
  'Move {0}, first: {1}': 'Coup {0}, premier camp : {1}',
  'Move {0}, second: {1}': 'Coup {0}, second camp : {1}',
  '{0}, keeps the win': '{0}, garde l’avantage',
  '{0}, does not win': '{0}, ne gagne pas',

  // The position
  'The last move loses': 'Le dernier coup perd',
  'Change the numbers': 'Changer les nombres',
  'One less in {0}': 'Un de moins dans {0}',
  'One more in {0}': 'Un de plus dans {0}',
  'Add a heap': 'Ajouter un tas',
  'Add a row': 'Ajouter une rangée',
  'Add another': 'En ajouter un autre',
  'One spot less': 'Un point de moins',
  'One spot more': 'Un point de plus',
  '{0} spots': counted('{0} point', '{0} points', '{0} de points'),
  'Edit position': 'Modifier la position',

  // Records
  Record: 'Feuille de partie',
  'Line as text': 'Variante en texte',
  'Import a game': 'Importer une partie',
  'Import record': 'Importer la feuille',
  'Open file': 'Ouvrir un fichier',
  'That isn’t a valid record. {0}': 'Ce n’est pas une feuille valable. {0}',
  'You’re still playing this game. You can analyze it afterward.': 'Tu joues encore cette partie. Tu pourras l’analyser ensuite.',
  'You’re playing this position now. You can analyze it after the next move.':
    'Tu joues cette position en ce moment. Tu pourras l’analyser quand la partie aura avancé.',
};
