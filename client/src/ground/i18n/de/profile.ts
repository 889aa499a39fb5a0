import type { Phrases } from '../phrases.ts';

/** Who somebody is to others, and no more. */
export const profile: Phrases = {
  Someone: 'Jemand',
  'Forget me': 'Mich vergessen',
  'Then your name goes from all games, lists and chats here, and others read “Someone” in its place. The games themselves stay, and so does what you wrote.':
    'Dann verschwindet dein Name hier aus allen Spielen, Listen und Chats, und andere lesen dort „Jemand“. Die Spiele selbst bleiben, und auch was du geschrieben hast.',
  'Forget {0} for good?': '{0} für immer vergessen?',
  'You are {0} no more, on any device. Your passkeys, your programs, your list of games and your ladders are gone, and anybody may take the name. Nobody can bring that back.':
    'Du bist dann auf keinem Gerät mehr {0}. Deine Passkeys, deine Programme, die Liste deiner Spiele und deine Leitern sind weg, und jeder darf den Namen nehmen. Niemand kann das zurückholen.',
  'If you want to keep your games, save them first.': 'Wenn du deine Spiele behalten willst, sichere sie vorher.',
  'Do not forget me': 'Mich nicht vergessen',
  'Forget me for good': 'Mich für immer vergessen',
  'Against you': 'Gegen dich',
  'Best at': 'Am besten in',
  'Hardest so far': 'Bisher am schwersten',
  'Most often with': 'Am häufigsten mit',
  '{0}: won {1} of {2}': '{0}: {1} von {2} gewonnen',
  '{0} won, {1} lost': '{0} gewonnen, {1} verloren',
  '{0} won, {1} lost, {2} not finished': '{0} gewonnen, {1} verloren, {2} nicht zu Ende gespielt',
  '{0} has no games here that all may see.': 'Von {0} gibt es hier keine Spiele, die alle sehen dürfen.',
  'How others see you': 'Wie andere dich sehen',
  'Nobody is kept by this name.': 'Niemand behält hier diesen Namen.',
  'accuracy not known': 'Genauigkeit nicht bekannt',
  'Won against {0}': 'Gegen {0} gewonnen',
  'Lost to {0}': 'Gegen {0} verloren',
  'Resigned against {0}': 'Gegen {0} aufgegeben',
};
