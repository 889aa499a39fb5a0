import type { Phrases } from '../phrases.ts';

/** The settings of this device. */
export const settings: Phrases = {
  Settings: 'Einstellungen',
  'They hold at once and are kept on this device.': 'Sie gelten sofort und bleiben auf diesem Gerät.',
  Appearance: 'Aussehen',
  'Light or dark': 'Hell oder dunkel',
  'Like the device': 'Wie das Gerät',
  Light: 'Hell',
  Dark: 'Dunkel',
  Contrast: 'Kontrast',
  'More contrast': 'Mehr Kontrast',
  'Table and stones': 'Tisch und Steine',
  Slate: 'Schiefer',
  Wood: 'Holz',
  Felt: 'Filz',
  Glass: 'Glas',
  Language: 'Sprache',
  Playing: 'Beim Spielen',
  'Show a move before it is played': 'Einen Zug erst zeigen, dann ziehen',
  Always: 'Immer',
  'Only on a touch screen': 'Nur auf Touchscreens',
  Never: 'Nie',
  'Moves in lists and reviews': 'Züge in Listen und Rückschauen',
  'In words': 'In Worten',
  'In notation, such as a2': 'In Notation, etwa a2',
  'The first tap shows what would go, the second plays it. Without this, one tap plays wherever it says the whole move.':
    'Beim ersten Tippen siehst du, was weggeht, beim zweiten ziehst du. Ohne das zieht ein einziges Tippen, wo es schon den ganzen Zug sagt.',
  Sounds: 'Töne',
  'For moves, the end of a game, and a clock that runs low. Only one tab of a room is heard.':
    'Für Züge, das Ende eines Spiels und eine knappe Uhr. Von einem Raum ist nur ein Tab zu hören.',
  'Letter keys act in a room': 'Buchstabentasten im Raum',
  'Press ? there to see them all.': 'Drück dort ?, um alle zu sehen.',
};
