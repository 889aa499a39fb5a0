import type { Phrases } from '../phrases.ts';

/** What I played. */
export const me: Phrases = {
  'What you played': 'Was du gespielt hast',
  'Games that are over, the newest first. They stay with this browser.':
    'Spiele, die zu Ende sind, die neuesten zuerst. Sie bleiben bei diesem Browser.',
  'Which games to show': 'Welche Spiele zu sehen sind',
  Outcome: 'Ausgang',
  Any: 'Jeder',
  Won: 'Gewonnen',
  Lost: 'Verloren',
  'Not finished': 'Nicht zu Ende gespielt',
  'You won against {0}': 'Du hast gegen {0} gewonnen',
  'You lost to {0}': 'Du hast gegen {0} verloren',
  '{0} resigned, you won': '{0} hat aufgegeben, du hast gewonnen',
  'You resigned against {0}': 'Du hast gegen {0} aufgegeben',
  'Not finished, with {0}': 'Nicht zu Ende gespielt, mit {0}',
  'Nothing yet. A game comes here when it is over.': 'Noch nichts. Ein Spiel kommt hierher, wenn es zu Ende ist.',
  'Find a game': 'Ein Spiel finden',
  'No game is as you want it.': 'Kein Spiel ist so, wie du es suchst.',
  'Show all games': 'Alle Spiele zeigen',
  'Show more': 'Mehr zeigen',
  'Save all games as a file': 'Alle Spiele als Datei sichern',
};
