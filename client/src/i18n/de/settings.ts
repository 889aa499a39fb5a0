import type { Phrases } from '../phrases.ts';

/** The settings of this device. */
export const settings: Phrases = {
  Settings: 'Einstellungen',
  'Changes apply right away. Theme, contrast and sounds are for this device only.':
    'Änderungen gelten sofort. Design, Kontrast und Töne gelten nur für dieses Gerät.',
  Appearance: 'Aussehen',
  Theme: 'Design',
  'Same as device': 'Wie das Gerät',
  Light: 'Hell',
  Dark: 'Dunkel',
  Contrast: 'Kontrast',
  'High contrast': 'Hoher Kontrast',
  'Table and stones': 'Tisch und Steine',
  Slate: 'Schiefer',
  Wood: 'Holz',
  Felt: 'Filz',
  Glass: 'Glas',
  Language: 'Sprache',
  Playing: 'Beim Spielen',
  'Preview moves': 'Zugvorschau',
  Always: 'Immer',
  'On touch screens': 'Auf Touchscreens',
  Never: 'Nie',
  'Move lists': 'Zuglisten',
  Words: 'Worte',
  'Notation, like a2': 'Notation, etwa a2',
  'The first tap shows your move, the second plays it. When off, one tap plays your move.':
    'Das erste Tippen zeigt deinen Zug, das zweite spielt ihn. Sonst reicht einmal Tippen.',
  Sounds: 'Töne',
  'For moves, game end and low time. Only one tab per room plays sounds.':
    'Für Züge, Spielende und knappe Zeit. Pro Raum spielt nur ein Tab Töne.',
  'Keyboard shortcuts': 'Tastenkürzel',
  'Press ? in a room to see them all.': 'Drück in einem Raum „?“, um alle zu sehen.',
};
