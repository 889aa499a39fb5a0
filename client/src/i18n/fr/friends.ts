import type { Phrases } from '../phrases.ts';

/** Friends, and whom one has blocked. */
export const friends: Phrases = {
  '☆ Add {0} as a friend': '☆ Ajouter {0} aux amis',
  '★ {0} is a friend': '★ {0} est dans tes amis',
  'Block {0}': 'Bloquer {0}',
  '{0} is blocked': 'Tu as bloqué {0}',
  'Your friends': 'Tes amis',
  'People you added after a game. They aren’t told.': 'Les personnes que tu as ajoutées après une partie. Elles n’en savent rien.',
  'No friends yet. After a game, you can add the other player.': 'Pas encore d’amis. Après une partie, tu peux ajouter l’autre joueur.',
  'Remove friend': 'Retirer des amis',
  Blocked: 'Bloqués',
  'You won’t be paired or see each other’s messages. They aren’t told.':
    'Vous ne jouerez plus ensemble et ne verrez plus les messages de l’autre. Ces personnes n’en savent rien.',
  Unblock: 'Débloquer',
  online: 'en ligne',
  playing: 'en pleine partie',
  offline: 'hors ligne',
  Friends: 'Amis',
  'You can only add or block people you’ve played with.': 'Tu ne peux ajouter ou bloquer que des gens avec qui tu as joué.',
  'That can’t be saved. They were a temporary guest, or your list of {0} people is full.':
    'Impossible de l’enregistrer. C’était un invité de passage, ou ta liste de {0} personnes est pleine.',
  Challenge: 'Défi',
  'Challenge…': 'Défier…',
  'Challenge {0}': 'Défier {0}',
  'Challenge {0}…': 'Défier {0}…',
  Send: 'Envoyer',
  'Who goes first is random.': 'Le premier joueur est tiré au sort.',
  'Challenge from a friend': 'Défi d’un ami',

  Later: 'Plus tard',
  'No clock': 'Sans pendule',
  'Your friend': 'Ton ami',
  '{0} does not want to play now.': '{0} ne veut pas jouer maintenant.',
  '{0} sees your challenge on every page.': '{0} voit ton défi sur toutes les pages.',
  'You can only challenge friends. Add them after a game.': 'Tu ne peux défier que tes amis. Ajoute-les après une partie.',
  'Only the person you challenged can decline.': 'Seule la personne défiée peut refuser.',
  'You have already declined.': 'Tu as déjà refusé.',
  '{0} friends challenge you': {
    one: '{0} ami te lance un défi',
    many: '{0} amis te lancent un défi',
    other: '{0} amis te lancent un défi',
  },
  'Block someone to stop chat, challenges and new games between you. They aren’t told.':
    'Si tu bloques quelqu’un, il n’y a plus ni messages, ni défis, ni parties entre vous. La personne n’en sait rien.',
  'This seat is reserved for someone else.': 'Cette place est réservée à quelqu’un d’autre.',
  'You’ve blocked the player who is waiting here.': 'Tu as bloqué la personne qui attend ici.',
};
