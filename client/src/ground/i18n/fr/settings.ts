import type { Phrases } from '../phrases.ts';

/** The settings of this device. */
export const settings: Phrases = {
  Settings: 'Réglages',
  'They hold at once and are kept on this device.': 'Ils valent aussitôt et restent sur cet appareil.',
  Appearance: 'Apparence',
  'Light or dark': 'Clair ou sombre',
  'Like the device': 'Comme l’appareil',
  Light: 'Clair',
  Dark: 'Sombre',
  Contrast: 'Contraste',
  'More contrast': 'Plus de contraste',
  'Table and stones': 'Table et jetons',
  Slate: 'Ardoise',
  Wood: 'Bois',
  Felt: 'Feutre',
  Glass: 'Verre',
  Language: 'Langue',
  Playing: 'Pendant le jeu',
  'Show a move before it is played': 'Montrer un coup avant de le jouer',
  Always: 'Toujours',
  'Only on a touch screen': 'Seulement sur un écran tactile',
  Never: 'Jamais',
  'Moves in lists and reviews': 'Coups dans les listes et les bilans',
  'In words': 'En mots',
  'In notation, such as a2': 'En notation, par exemple a2',
  'The first tap shows what would go, the second plays it. Without this, one tap plays wherever it says the whole move.':
    'Au premier toucher, tu vois ce qui partirait ; au second, tu le joues. Sans cela, un seul toucher joue dès qu’il dit tout le coup.',
  Sounds: 'Sons',
  'For moves, the end of a game, and a clock that runs low. Only one tab of a room is heard.':
    'Pour les coups, la fin d’une partie et une pendule presque à zéro. On n’entend qu’un onglet par salle.',
  'Letter keys act in a room': 'Touches-lettres dans une salle',
  'Press ? there to see them all.': 'Appuie là-bas sur « ? » pour les voir toutes.',
};
