import type { Phrases } from '../phrases.ts';

/** Commands of players, and their answers. The words themselves are in small letters. */
export const commandLine: Phrases = {
  heaps: 'tas',
  clock: 'pendule',
  who: 'qui',
  takeback: 'reprendre',
  resign: 'abandonner',
  help: 'aide',
  yes: 'oui',
  no: 'non',
  'Your move in notation, or a word like help': 'Ton coup en notation, ou un mot comme aide',
  '{0} or help': '{0} ou aide',
  'Type a move such as {0}, or one of these words: {1}.': 'Écris un coup comme {0}, ou l’un de ces mots : {1}.',
  '“{0}” is neither a move nor a word I know. {1}': '« {0} » n’est ni un coup ni un mot que je connais. {1}',
  'It’s not your turn.': 'Ce n’est pas à toi de jouer.',
  'This game is played without a clock.': 'Cette partie se joue sans pendule.',
  'You have {0}. {1} has {2}.': 'Il te reste {0}. Pour {1} : {2}.',
  'You play against {0}.': 'Tu joues contre {0}.',
  'You play against {0}, who is away.': 'Tu joues contre {0}, qui n’est plus là.',
  'You ask for your move back.': 'Tu demandes à reprendre ton coup.',
  'Resign this game? Your opponent wins at once. Type {0} to resign, {1} to go on.':
    'Abandonner cette partie ? Ton adversaire gagne tout de suite. Écris {0} pour abandonner, {1} pour continuer.',
  'You resign.': 'Tu abandonnes.',
  'The game goes on.': 'La partie continue.',
};
