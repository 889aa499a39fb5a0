import type { Phrases } from '../phrases.ts';

/** Passing on a link, a picture, a record or a board. */
export const share: Phrases = {
  Share: 'Teilen',
  'Share…': 'Teilen …',
  'More options…': 'Mehr Optionen …',
  'Link to this position': 'Link zu dieser Stellung',
  'Invite someone to play or watch': 'Zum Mitspielen oder Zuschauen einladen',
  'Link to this room': 'Link zu diesem Raum',
  '{0} on nimhall': '{0} auf nimhall',
  'The link as a QR code': 'Der Link als QR-Code',
  Copy: 'Kopieren',
  'Copy: {0}': 'Kopieren: {0}',
  'Copied.': 'Kopiert.',
  'The text is selected. Copy it with your keyboard or a long press.':
    'Der Text ist markiert. Kopiere ihn mit der Tastatur oder durch langes Drücken.',
  'Send…': 'Senden …',
  'Position image': 'Bild der Stellung',
  'Download SVG': 'SVG herunterladen',
  'Download PNG': 'PNG herunterladen',
  'Download record': 'Aufzeichnung herunterladen',
  'Transparent background': 'Durchsichtiger Hintergrund',
  'This browser couldn’t create the PNG. Try the SVG instead.': 'Dieser Browser konnte das PNG nicht erzeugen. Nimm stattdessen das SVG.',
  'Game record': 'Aufzeichnung',
  'Embed the live board': 'Live-Brett einbetten',
};
