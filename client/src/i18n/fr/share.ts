import type { Phrases } from '../phrases.ts';

/** Passing on a link, a picture, a record or a board. */
export const share: Phrases = {
  Share: 'Partager',
  'Share…': 'Partager…',
  'More options…': 'Plus d’options…',
  'Link to this position': 'Lien vers cette position',
  'Invite someone to play or watch': 'Inviter à jouer ou à regarder',
  'Link to this room': 'Lien vers cette salle',
  '{0} on nimhall': '{0} sur nimhall',
  'The link as a QR code': 'Le lien en code QR',
  Copy: 'Copier',
  'Copy: {0}': 'Copier : {0}',
  'Copied.': 'Copié.',
  'The text is selected. Copy it with your keyboard or a long press.':
    'Le texte est sélectionné. Copie-le au clavier ou par un appui long.',
  'Send…': 'Envoyer…',
  'Position image': 'Image de la position',
  'Download SVG': 'Télécharger le SVG',
  'Download PNG': 'Télécharger le PNG',
  'Download record': 'Télécharger la feuille',
  'Transparent background': 'Fond transparent',
  'This browser couldn’t create the PNG. Try the SVG instead.': 'Ce navigateur n’a pas pu créer le PNG. Essaie le SVG.',
  'Game record': 'Feuille de partie',
  'Embed the live board': 'Intégrer le plateau en direct',
};
