import type { Phrases } from '../phrases.ts';

/** Friends, and whom one has blocked. */
export const friends: Phrases = {
  '☆ Add {0} as a friend': '☆ {0} als Freund hinzufügen',
  '★ {0} is a friend': '★ {0} ist mit dir befreundet',
  'Block {0}': '{0} blockieren',
  '{0} is blocked': '{0} ist blockiert',
  'Your friends': 'Deine Freunde',
  'People you added after a game. They aren’t told.': 'Leute, die du nach einem Spiel hinzugefügt hast. Sie erfahren nichts davon.',
  'No friends yet. After a game, you can add the other player.':
    'Noch keine Freunde. Nach einem Spiel kannst du die andere Person hinzufügen.',
  'Remove friend': 'Freund entfernen',
  Blocked: 'Blockiert',
  'You won’t be paired or see each other’s messages. They aren’t told.':
    'Ihr werdet nicht gepaart und seht keine Nachrichten voneinander. Sie erfahren nichts davon.',
  Unblock: 'Nicht mehr blockieren',
  online: 'online',
  playing: 'spielt gerade',
  offline: 'offline',
  Friends: 'Freunde',
  'You can only add or block people you’ve played with.': 'Du kannst nur Leute hinzufügen oder blockieren, mit denen du gespielt hast.',
  'That can’t be saved. They were a temporary guest, or your list of {0} people is full.':
    'Das lässt sich nicht speichern. Die Person war nur kurz zu Gast, oder deine Liste mit {0} Leuten ist voll.',
  Challenge: 'Herausforderung',
  'Challenge…': 'Herausfordern …',
  'Challenge {0}': '{0} herausfordern',
  'Challenge {0}…': '{0} herausfordern …',
  Send: 'Senden',
  'Who goes first is random.': 'Wer anfängt, wird ausgelost.',
  'Challenge from a friend': 'Herausforderung',

  Later: 'Später',
  'No clock': 'Ohne Uhr',
  'Your friend': 'Dein Freund',
  '{0} does not want to play now.': '{0} möchte jetzt nicht spielen.',
  '{0} sees your challenge on every page.': '{0} sieht deine Herausforderung auf jeder Seite.',
  'You can only challenge friends. Add them after a game.': 'Du kannst nur Freunde herausfordern. Füge sie nach einem Spiel hinzu.',
  'Only the person you challenged can decline.': 'Nur wer herausgefordert wurde, kann ablehnen.',
  'You have already declined.': 'Du hast schon abgelehnt.',
  '{0} friends challenge you': { one: '{0} Freund fordert dich heraus', other: '{0} Freunde fordern dich heraus' },
  'Block someone to stop chat, challenges and new games between you. They aren’t told.':
    'Wenn du jemanden blockierst, gibt es zwischen euch keinen Chat, keine Herausforderungen und keine neuen Spiele. Die Person erfährt nichts davon.',
  'This seat is reserved for someone else.': 'Dieser Platz ist für jemand anderen reserviert.',
  'You’ve blocked the player who is waiting here.': 'Du hast die Person blockiert, die hier wartet.',
};
