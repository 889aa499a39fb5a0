import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** The analysis page. */
export const analysis: Phrases = {
  Analysis: 'Analyse',
  'Analyse this position': 'Analyser cette position',
  'Play from here…': 'Jouer à partir d’ici…',
  'The link says “{0}”, which means nothing here.': 'Le lien dit « {0} », ce qui ne veut rien dire ici.',

  // What was found
  'Stopped.': 'Arrêté.',
  'Working it out: {0} positions so far…': counted(
    'Calcul en cours : {0} position jusqu’ici…',
    'Calcul en cours : {0} positions jusqu’ici…',
    'Calcul en cours : {0} de positions jusqu’ici…',
  ),
  Stop: 'Arrêter',
  'Think longer': 'Réfléchir plus longtemps',
  Values: 'Valeurs',
  Part: 'Partie',
  Value: 'Valeur',
  Together: 'Ensemble',

  // Lines
  Lines: 'Variantes',
  Steps: 'Pas à pas',
  'To the start': 'Au début',
  'One move back': 'Un coup en arrière',
  'One move on': 'Un coup en avant',
  'To the end of this line': 'À la fin de cette variante',
  'Play moves on the board, for both sides. Going back and playing another starts a new line.':
    'Joue sur le plateau pour les deux camps. Revenir en arrière et jouer autre chose ouvre une nouvelle variante.',
  'Moves and lines': 'Coups et variantes',
  'Remove from here on': 'Supprimer à partir d’ici',
  'Make this the main line': 'En faire la variante principale',
  'Move {0}, first: {1}': 'Coup {0}, premier camp : {1}',
  'Move {0}, second: {1}': 'Coup {0}, second camp : {1}',
  '{0}, keeps the win': '{0}, garde le gain',
  '{0}, does not win': '{0}, ne gagne pas',

  // The position
  'Making the last move loses': 'Qui joue le dernier coup perd',
  'Change the numbers': 'Changer les nombres',
  'One less in {0}': 'Un de moins dans {0}',
  'One more in {0}': 'Un de plus dans {0}',
  'Add a heap': 'Ajouter un tas',
  'Add a row': 'Ajouter une rangée',
  'Add another': 'Ajouter encore un',
  'One spot less': 'Un point de moins',
  'One spot more': 'Un point de plus',
  '{0} spots': counted('{0} point', '{0} points', '{0} de points'),
  'Change the position': 'Changer la position',

  // Records
  Record: 'Feuille de partie',
  'This line as text': 'Cette variante en texte',
  'Take in a record': 'Lire une feuille de partie',
  'Open this record': 'Ouvrir cette feuille',
  'Open a record from a file': 'Ouvrir une feuille depuis un fichier',
  'This is no record: {0}': 'Ce n’est pas une feuille de partie : {0}',
  'You are playing this game. It can be analysed when it is over.': 'Tu joues cette partie. On pourra l’analyser quand elle sera finie.',
  'You are playing this position. It can be analysed when the game has moved on.':
    'Tu joues cette position en ce moment. On pourra l’analyser quand la partie aura avancé.',
};
