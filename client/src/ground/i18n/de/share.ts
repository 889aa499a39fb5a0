import type { Phrases } from '../phrases.ts';

/** Passing on a link, a picture, a record or a board. */
export const share: Phrases = {
  Share: 'Teilen',
  'Share…': 'Teilen …',
  'More ways to share…': 'Mehr zum Teilen …',
  'Link to this position': 'Link zu dieser Stellung',
  'Send this link to play or watch together': 'Schick diesen Link, um zusammen zu spielen oder zuzusehen',
  'Link to this room': 'Link zu diesem Raum',
  '{0} on nimhall': '{0} auf nimhall',
  'The link as a QR code': 'Der Link als QR-Code',
  Copy: 'Kopieren',
  'Copy: {0}': 'Kopieren: {0}',
  'Copied.': 'Kopiert.',
  'The text is selected: copy it with your keyboard or a long press.':
    'Der Text ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.',
  'Send…': 'Senden …',
  'Picture of the position': 'Bild der Stellung',
  'Save as SVG': 'Als SVG speichern',
  'Save as PNG': 'Als PNG speichern',
  'Save as text': 'Als Text speichern',
  'Transparent background': 'Durchsichtiger Hintergrund',
  'This browser could not make the PNG. The SVG is the same picture.':
    'Dieser Browser konnte das PNG nicht erzeugen. Das SVG ist dasselbe Bild.',
  'The game as text': 'Die Partie als Text',
  'To show the board live in a page of your own': 'Um das Brett live auf einer eigenen Seite zu zeigen',
};
