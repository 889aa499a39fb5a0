import type { Phrases } from '../phrases.ts';

/** Friends, and whom one has blocked. */
export const friends: Phrases = {
  '☆ Give {0} a star': '☆ Donner une étoile à {0}',
  '★ {0} has your star': '★ {0} a ton étoile',
  'Block {0}': 'Bloquer {0}',
  'You have blocked {0}': 'Tu as bloqué {0}',
  'Your friends': 'Tes amis',
  'People you played with and gave a star. They do not learn of it.':
    'Les gens avec qui tu as joué et à qui tu as donné une étoile. Ils n’en savent rien.',
  'Nobody yet. When a game with somebody is over, you can give them a star.':
    'Personne encore. Après une partie avec quelqu’un, tu peux lui donner une étoile.',
  'Take the star away': 'Retirer l’étoile',
  Blocked: 'Bloqués',
  'You hear nothing of each other, and are not paired. They do not learn of it.':
    'Vous n’entendez plus rien l’un de l’autre et ne jouez plus ensemble au hasard. Ils n’en savent rien.',
  Unblock: 'Débloquer',
  'here now': 'ici en ce moment',
  'is playing': 'en train de jouer',
  'not here': 'pas là',
  Friends: 'Amis',
  'Only whom you have played with can be chosen.': 'Cela ne se peut qu’avec quelqu’un avec qui tu as joué.',
  'That cannot be kept: they were a passing guest, or you have chosen {0} people already.':
    'Impossible de le retenir : c’était un invité de passage, ou tu as déjà choisi {0} personnes.',
  Challenge: 'Défi',
  'Challenge…': 'Défier…',
  'Challenge {0}': 'Défier {0}',
  'Challenge {0}…': 'Défier {0}…',
  Send: 'Envoyer',
  'Chance decides who begins.': 'Le hasard décide qui commence.',
  'A friend challenges you': 'On te lance un défi',
  'Not now': 'Pas maintenant',
  Later: 'Plus tard',
  'No clock': 'Sans pendule',
  'Your friend': 'Ton ami',
  '{0} does not want to play now.': '{0} ne veut pas jouer maintenant.',
  '{0} sees your challenge on every page.': '{0} voit ton défi sur toutes les pages.',
  'Only friends can be challenged: give them a star after a game.':
    'On ne peut défier que des amis : donne-leur une étoile après une partie.',
  'Only the person you challenged can decline.': 'Seule la personne défiée peut refuser.',
  'You have already declined.': 'Tu as déjà refusé.',
  '{0} friends challenge you': {
    one: '{0} ami te lance un défi',
    many: '{0} amis te lancent un défi',
    other: '{0} amis te lancent un défi',
  },
  'If you block somebody, you hear nothing of each other: no chat, no challenge, no new game together. They do not learn of it.':
    'Si tu bloques quelqu’un, vous n’entendez plus rien l’un de l’autre : ni messages, ni défis, ni nouvelle partie ensemble. Cette personne n’en sait rien.',
  'This seat is kept for somebody else.': 'Cette place est réservée à quelqu’un d’autre.',
  'You have blocked who waits here.': 'Tu as bloqué la personne qui attend ici.',
};
