import type { Phrases } from '../phrases.ts';

/** Friends, and whom one has blocked. */
export const friends: Phrases = {
  '☆ Give {0} a star': '☆ {0} einen Stern geben',
  '★ {0} has your star': '★ {0} hat deinen Stern',
  'Block {0}': '{0} blockieren',
  'You have blocked {0}': 'Du hast {0} blockiert',
  'Your friends': 'Deine Freunde',
  'People you played with and gave a star. They do not learn of it.':
    'Leute, mit denen du gespielt und denen du einen Stern gegeben hast. Sie erfahren nichts davon.',
  'Nobody yet. When a game with somebody is over, you can give them a star.':
    'Noch niemand. Nach einem Spiel mit jemandem kannst du einen Stern geben.',
  'Take the star away': 'Stern wegnehmen',
  Blocked: 'Blockiert',
  'You hear nothing of each other, and are not paired. They do not learn of it.':
    'Ihr hört nichts voneinander und spielt nicht zufällig miteinander. Sie erfahren nichts davon.',
  Unblock: 'Nicht mehr blockieren',
  'here now': 'gerade da',
  'is playing': 'spielt gerade',
  'not here': 'nicht da',
  Friends: 'Freunde',
  'Only whom you have played with can be chosen.': 'Das geht nur mit jemandem, mit dem du gespielt hast.',
  'That cannot be kept: they were a passing guest, or you have chosen {0} people already.':
    'Das lässt sich nicht merken: Es war ein Gast auf der Durchreise, oder du hast schon {0} Leute ausgewählt.',
  Challenge: 'Herausforderung',
  'Challenge…': 'Herausfordern …',
  'Challenge {0}': '{0} herausfordern',
  'Challenge {0}…': '{0} herausfordern …',
  Send: 'Senden',
  'Chance decides who begins.': 'Der Zufall entscheidet, wer anfängt.',
  'A friend challenges you': 'Du bist herausgefordert',
  'Not now': 'Jetzt nicht',
  Later: 'Später',
  'No clock': 'Ohne Uhr',
  'Your friend': 'Dein Freund',
  '{0} does not want to play now.': '{0} möchte jetzt nicht spielen.',
  '{0} sees your challenge on every page.': '{0} sieht deine Herausforderung auf jeder Seite.',
  'Only friends can be challenged: give them a star after a game.':
    'Du kannst nur Freunde herausfordern: Gib ihnen nach einem Spiel einen Stern.',
  'Only the person you challenged can decline.': 'Nur wer herausgefordert wurde, kann ablehnen.',
  'You have already declined.': 'Du hast schon abgelehnt.',
  '{0} friends challenge you': { one: '{0} Freund fordert dich heraus', other: '{0} Freunde fordern dich heraus' },
  'If you block somebody, you hear nothing of each other: no chat, no challenge, no new game together. They do not learn of it.':
    'Wenn du jemanden blockierst, hört ihr nichts mehr voneinander: kein Chat, keine Herausforderung, kein neues Spiel miteinander. Wer blockiert ist, erfährt nichts davon.',
  'This seat is kept for somebody else.': 'Dieser Platz ist für jemand anderen.',
  'You have blocked who waits here.': 'Du hast blockiert, wer hier wartet.',
};
