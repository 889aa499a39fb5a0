import type { Phrases } from '../phrases.ts';

/** Passing on a link, a picture, a record or a board. */
export const share: Phrases = {
  Share: 'Partager',
  'Share…': 'Partager…',
  'More ways to share…': 'D’autres façons de partager…',
  'Link to this position': 'Lien vers cette position',
  'Send this link to play or watch together': 'Envoie ce lien pour jouer ou regarder ensemble',
  'Link to this room': 'Lien vers cette salle',
  '{0} on nimhall': '{0} sur nimhall',
  'The link as a QR code': 'Le lien en code QR',
  Copy: 'Copier',
  'Copy: {0}': 'Copier : {0}',
  'Copied.': 'Copié.',
  'The text is selected: copy it with your keyboard or a long press.':
    'Le texte est sélectionné : copie-le au clavier ou par un appui long.',
  'Send…': 'Envoyer…',
  'Picture of the position': 'Image de la position',
  'Save as SVG': 'Enregistrer en SVG',
  'Save as PNG': 'Enregistrer en PNG',
  'Save as text': 'Enregistrer en texte',
  'Transparent background': 'Fond transparent',
  'This browser could not make the PNG. The SVG is the same picture.': 'Ce navigateur n’a pas pu créer le PNG. Le SVG est la même image.',
  'The game as text': 'La partie en texte',
  'To show the board live in a page of your own': 'Pour montrer le plateau en direct sur une page à toi',
};
