import type { Phrases } from '../phrases.ts';

/** The settings of this device. */
export const settings: Phrases = {
  Settings: 'Réglages',
  'Changes apply right away. Theme, contrast and sounds are for this device only.':
    'Les changements s’appliquent tout de suite. Thème, contraste et sons ne valent que pour cet appareil.',
  Appearance: 'Apparence',
  Theme: 'Thème',
  'Same as device': 'Comme l’appareil',
  Light: 'Clair',
  Dark: 'Sombre',
  Contrast: 'Contraste',
  'High contrast': 'Contraste élevé',
  'Table and stones': 'Table et jetons',
  Slate: 'Ardoise',
  Wood: 'Bois',
  Felt: 'Feutre',
  Glass: 'Verre',
  Language: 'Langue',
  Playing: 'Pendant le jeu',
  'Preview moves': 'Aperçu des coups',
  Always: 'Toujours',
  'On touch screens': 'Sur écran tactile',
  Never: 'Jamais',
  'Move lists': 'Listes de coups',
  Words: 'Mots',
  'Notation, like a2': 'Notation, comme a2',
  'The first tap shows your move, the second plays it. When off, one tap plays your move.':
    'Touche une fois pour voir ton coup, une seconde fois pour le jouer. Sinon, une seule fois suffit.',
  Sounds: 'Sons',
  'For moves, game end and low time. Only one tab per room plays sounds.':
    'Pour les coups, la fin de partie et le temps qui s’épuise. Un seul onglet par salle joue les sons.',
  'Keyboard shortcuts': 'Raccourcis clavier',
  'Press ? in a room to see them all.': 'Appuie sur « ? » dans une salle pour les voir tous.',
};
