import type { Phrases } from '../phrases.ts';

/** The keys that act in a room. */
export const shortcuts: Phrases = {
  Keys: 'Touches',
  'Letter keys are switched off in the settings.': 'Les touches de lettres sont désactivées dans les réglages.',
  'On the board': 'Sur le plateau',
  Close: 'Fermer',
  'Type a move or a command': 'Écrire un coup ou une commande',
  'Write in the chat': 'Écrire dans la discussion',
  'Show or hide perfect play': 'Montrer ou cacher le jeu parfait',
  'Sounds on or off': 'Sons activés ou coupés',
  'Sounds are on.': 'Les sons sont activés.',
  'Sounds are off.': 'Les sons sont coupés.',
  'Go back a move': 'Un coup en arrière',
  'Go on a move': 'Un coup en avant',
  'Go to the present': 'Aller à la position actuelle',
  'Show these keys': 'Montrer ces touches',
  'Go around the board': 'Aller d’un jeton à l’autre',
  'Choose a move, and once more to play it': 'Choisir un coup, puis le jouer',
  'Choose nothing': 'Annuler le choix',
  Home: 'Début',
  End: 'Fin',
  Esc: 'Échap',
  Enter: 'Entrée',
};
