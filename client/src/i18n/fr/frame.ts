import type { Markup, Phrases } from '../phrases.ts';

/** The frame around every page: navigation, connection, our own name. */
export const frame: Phrases = {
  '{0}:': '{0} :',
  '{0}: {1}': '{0} : {1}',
  'Play now': 'Jouer',
  Rankings: 'Classements',
  Lab: 'Labo',
  Pages: 'Pages',
  Lobby: 'Hall',
  Games: 'Jeux',
  'Loading…': 'Chargement…',
  'The site is being updated. Try again in a moment.': 'Le site est en cours de mise à jour. Réessaie dans un instant.',
  'This page didn’t load': 'Cette page ne s’est pas chargée',
  'Couldn’t reach the server.': 'Le serveur est injoignable.',
  'Can’t reach the server right now.': 'Le serveur est injoignable pour le moment.',
  'Try again': 'Réessayer',
  'Connecting…': 'Connexion…',
  'Reconnecting… ({0} s)': 'Reconnexion… ({0} s)',
  'You’re offline.': 'Tu es hors ligne.',
  'You’re offline. In games with a clock, your opponent can claim the win after 30 seconds.':
    'Tu es hors ligne. Dans les parties avec pendule, l’adversaire peut réclamer la victoire après 30 secondes.',
  '{0} Reload the page.': '{0} Recharge la page.',
  'Change name': 'Changer de nom',
  'You are': 'Tu es',
  'Your name': 'Ton nom',
  'Shown to other players': 'Visible par les autres',
  Save: 'Enregistrer',
  'Page not found': 'Page introuvable',
};

export const frameMarkup: Markup = {
  'The link may be incomplete. Find a game in <a href="/">the lobby</a>.':
    'Le lien est peut-être incomplet. Trouve une partie dans le <a href="/">hall</a>.',
};
