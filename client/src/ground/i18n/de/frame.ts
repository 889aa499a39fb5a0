import type { Markup, Phrases } from '../phrases.ts';

/** The frame around every page: navigation, connection, our own name. */
export const frame: Phrases = {
  'Play now': 'Spielen',
  Rankings: 'Ranglisten',
  Lab: 'Labor',
  Pages: 'Seiten',
  Lobby: 'Lobby',
  Games: 'Spiele',
  'Loading…': 'Wird geladen …',
  'This page did not arrive': 'Diese Seite ist nicht angekommen',
  'The server could not be reached.': 'Der Server war nicht zu erreichen.',
  'The server cannot be reached at the moment.': 'Der Server ist im Moment nicht zu erreichen.',
  'Try again': 'Noch einmal versuchen',
  'Connecting…': 'Verbindung wird aufgebaut …',
  'Reconnecting… ({0} s)': 'Verbindung wird wiederhergestellt … ({0} s)',
  'You are offline.': 'Du bist offline.',
  'You are offline. Games on the clock wait half a minute for you; then the other side may claim them.':
    'Du bist offline. Spiele mit Uhr warten eine halbe Minute auf dich; dann darf die andere Seite sie für sich beanspruchen.',
  '{0} Reload the page.': '{0} Lade die Seite neu.',
  'Change your name': 'Namen ändern',
  'You are': 'Du bist',
  'Your name': 'Dein Name',
  'What others see': 'So sehen dich andere',
  Save: 'Speichern',
  'Nothing here': 'Nichts hier',
  'There is nothing at this address': 'Unter dieser Adresse gibt es nichts',
};

export const frameMarkup: Markup = {
  'Perhaps the link was cut short. <a href="/">The lobby</a> has games to join and to start.':
    'Vielleicht wurde der Link abgeschnitten. In der <a href="/">Lobby</a> gibt es Spiele zum Mitmachen und zum Anfangen.',
};
