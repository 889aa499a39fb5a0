import type { Phrases } from '../phrases.ts';

/** Who somebody is to others, and no more. */
export const profile: Phrases = {
  Someone: 'Quelqu’un',
  'Forget me': 'M’oublier',
  'Then your name goes from all games, lists and chats here, and others read “Someone” in its place. The games themselves stay, and so does what you wrote.':
    'Ton nom disparaît alors de toutes les parties, listes et discussions d’ici, et les autres y lisent « Quelqu’un ». Les parties elles-mêmes restent, et ce que tu as écrit aussi.',
  'Forget {0} for good?': 'Oublier {0} pour toujours ?',
  'You are {0} no more, on any device. Your passkeys, your programs, your list of games and your ladders are gone, and anybody may take the name. Nobody can bring that back.':
    'Tu n’es alors plus {0}, sur aucun appareil. Tes clés d’accès, tes programmes, la liste de tes parties et tes échelles disparaissent, et chacun peut prendre ce nom. Personne ne peut y revenir.',
  'If you want to keep your games, save them first.': 'Si tu veux garder tes parties, enregistre-les d’abord.',
  'Do not forget me': 'Ne pas m’oublier',
  'Forget me for good': 'M’oublier pour toujours',
  'Against you': 'Contre toi',
  'Best at': 'Le plus fort à',
  'Hardest so far': 'Le plus dur jusqu’ici',
  'Most often with': 'Le plus souvent avec',
  '{0}: won {1} of {2}': '{0} : gagné {1} fois sur {2}',
  '{0} won, {1} lost': 'gagné {0} fois, perdu {1} fois',
  '{0} won, {1} lost, {2} not finished': 'gagné {0} fois, perdu {1} fois, {2} fois sans finir',
  '{0} has no games here that all may see.': '{0} n’a ici aucune partie que tous peuvent voir.',
  'How others see you': 'Comment les autres te voient',
  'Nobody is kept by this name.': 'Personne ne garde ce nom ici.',
  'accuracy not known': 'précision inconnue',
  'Won against {0}': 'Victoire contre {0}',
  'Lost to {0}': 'Défaite contre {0}',
  'Resigned against {0}': 'Abandon contre {0}',
};
