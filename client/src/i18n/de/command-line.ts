import type { Phrases } from '../phrases.ts';

/** Commands of players, and their answers. The words themselves are in small letters. */
export const commandLine: Phrases = {
  heaps: 'haufen',
  clock: 'uhr',
  who: 'wer',
  takeback: 'zurück',
  resign: 'aufgeben',
  help: 'hilfe',
  yes: 'ja',
  no: 'nein',
  'Your move in notation, or a word like help': 'Dein Zug in Notation, oder ein Wort wie hilfe',
  '{0} or help': '{0} oder hilfe',
  'Type a move such as {0}, or one of these words: {1}.': 'Tippe einen Zug wie {0} oder eins dieser Wörter: {1}.',
  '“{0}” is neither a move nor a word I know. {1}': '„{0}“ ist weder ein Zug noch ein Wort, das ich kenne. {1}',
  'It’s not your turn.': 'Du bist nicht am Zug.',
  'This game is played without a clock.': 'Dieses Spiel wird ohne Uhr gespielt.',
  'You have {0}. {1} has {2}.': 'Du hast {0}. {1} hat {2}.',
  'You play against {0}.': 'Du spielst gegen {0}.',
  'You play against {0}, who is away.': 'Du spielst gegen {0}, gerade nicht da.',
  'You ask for your move back.': 'Du bittest um deinen Zug zurück.',
  'Resign this game? Your opponent wins at once. Type {0} to resign, {1} to go on.':
    'Dieses Spiel aufgeben? Die andere Seite gewinnt sofort. Tippe {0}, um aufzugeben, {1}, um weiterzuspielen.',
  'You resign.': 'Du gibst auf.',
  'The game goes on.': 'Das Spiel geht weiter.',
};
