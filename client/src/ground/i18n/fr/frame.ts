import type { Markup, Phrases } from '../phrases.ts';

/** The frame around every page: navigation, connection, our own name. */
export const frame: Phrases = {
  'Play now': 'Jouer',
  Rankings: 'Classements',
  Lab: 'Labo',
  Pages: 'Pages',
  Lobby: 'Hall',
  Games: 'Jeux',
  'Loading…': 'Chargement…',
  'This page did not arrive': 'Cette page n’est pas arrivée',
  'The server could not be reached.': 'Le serveur n’a pas pu être joint.',
  'The server cannot be reached at the moment.': 'Le serveur est injoignable pour le moment.',
  'Try again': 'Réessayer',
  'Connecting…': 'Connexion…',
  'Reconnecting… ({0} s)': 'Reconnexion… ({0} s)',
  'You are offline.': 'Tu es hors ligne.',
  'You are offline. Games on the clock wait half a minute for you; then the other side may claim them.':
    'Tu es hors ligne. Les parties avec pendule t’attendent une demi-minute ; ensuite l’autre camp peut les réclamer.',
  '{0} Reload the page.': '{0} Recharge la page.',
  'Change your name': 'Changer de nom',
  'You are': 'Tu es',
  'Your name': 'Ton nom',
  'What others see': 'Ce que voient les autres',
  Save: 'Enregistrer',
  'Nothing here': 'Rien ici',
  'There is nothing at this address': 'Il n’y a rien à cette adresse',
};

export const frameMarkup: Markup = {
  'Perhaps the link was cut short. <a href="/">The lobby</a> has games to join and to start.':
    'Le lien a peut-être été coupé. Dans le <a href="/">hall</a>, il y a des parties à rejoindre et à commencer.',
};
