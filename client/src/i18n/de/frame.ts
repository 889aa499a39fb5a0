import type { Markup, Phrases } from '../phrases.ts';

/** The frame around every page: navigation, connection, our own name. */
export const frame: Phrases = {
  '{0}:': '{0}:',
  '{0}: {1}': '{0}: {1}',
  'Play now': 'Spielen',
  Rankings: 'Ranglisten',
  Lab: 'Labor',
  Pages: 'Seiten',
  Lobby: 'Lobby',
  Games: 'Spiele',
  'Loading…': 'Wird geladen …',
  'The site is being updated. Try again in a moment.': 'Die Seite wird gerade aktualisiert. Versuch es gleich noch einmal.',
  'This page didn’t load': 'Diese Seite wurde nicht geladen',
  'Couldn’t reach the server.': 'Der Server ist nicht erreichbar.',
  'Can’t reach the server right now.': 'Der Server ist gerade nicht erreichbar.',
  'Try again': 'Noch einmal versuchen',
  'Connecting…': 'Verbindung wird aufgebaut …',
  'Reconnecting… ({0} s)': 'Verbindung wird wiederhergestellt … ({0} s)',
  'You’re offline.': 'Du bist offline.',
  'You’re offline. In games with a clock, your opponent can claim the win after 30 seconds.':
    'Du bist offline. In Spielen mit Uhr kann die andere Seite nach 30 Sekunden den Sieg beanspruchen.',
  '{0} Reload the page.': '{0} Lade die Seite neu.',
  'Change name': 'Namen ändern',
  'You are': 'Du bist',
  'Your name': 'Dein Name',
  'Shown to other players': 'So sehen dich andere',
  Save: 'Speichern',
  'Page not found': 'Seite nicht gefunden',
};

export const frameMarkup: Markup = {
  'The link may be incomplete. Find a game in <a href="/">the lobby</a>.':
    'Vielleicht ist der Link unvollständig. Spiele findest du in der <a href="/">Lobby</a>.',
};
