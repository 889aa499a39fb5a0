import type { Phrases } from '../phrases.ts';

/** The ladders, and what the bots say who guard that of Nim. */
export const ladder: Phrases = {
  Ladders: 'Leitern',
  'All ladders': 'Alle Leitern',
  Rungs: 'Sprossen',

  'Every game has a ladder of ever stronger bots. You always get a side that can win.':
    'Jedes Spiel hat eine Leiter mit immer stärkeren Bots. Du bekommst immer die Seite, die gewinnen kann.',
  'Play {0} in {1}': '{1} gegen {0} spielen',
  '{0}: beaten, rating about {1}': '{0}: geschlagen, Wertung etwa {1}',
  '{0}: next, rating about {1}': '{0}: als Nächstes, Wertung etwa {1}',
  '{0}: later, rating about {1}': '{0}: später, Wertung etwa {1}',
  'All {0} beaten!': 'Alle {0} geschlagen!',
  '{0} to beat. First: {1}.': '{0} zu schlagen. Zuerst: {1}.',
  '{0} of {1} beaten. Next: {2}.': '{0} von {1} geschlagen. Als Nächstes: {2}.',
  'You’ve already beaten {0}. This game is just for fun.': '{0} hast du schon geschlagen. Dieses Spiel ist nur zum Spaß.',
  'Beat {0} twice in a row, once going first and once going second.':
    'Schlag {0} zweimal hintereinander, einmal als Erstes und einmal als Zweites am Zug.',
  'One win so far. Win again to beat {0}.': 'Ein Sieg ist geschafft. Gewinn noch einmal, um {0} zu schlagen.',
  'You go first.': 'Du fängst an.',
  '{0} goes first.': '{0} fängt an.',
  'You win! Win again from the other side to beat {0}.': 'Gewonnen! Gewinn noch einmal von der anderen Seite, um {0} zu schlagen.',
  'You beat {0} and reached the top of this ladder!': 'Du hast {0} geschlagen und bist ganz oben auf dieser Leiter!',
  'You beat {0}! Next is {1}.': 'Du hast {0} geschlagen! Als Nächstes kommt {1}.',
  '{0} has a duel rating of {1}.': '{0} hat in Duellen die Wertung {1}.',
  'Play {0}': 'Gegen {0} spielen',
  'Switch sides': 'Seite wechseln',
  Ladder: 'Leiter',
  'Climb a ladder': 'Leiter hinaufklettern',
  'Your devices are all saving their progress at once. Try again.':
    'Deine Geräte speichern alle gleichzeitig ihren Fortschritt. Versuch es noch einmal.',
  'Watch my hands!': 'Schau auf meine Hände!',
  'Abracadabra, gone!': 'Abrakadabra, weg!',
  'Who told you my trick?': 'Wer hat dir meinen Trick verraten?',
  'One heap at a time.': 'Ein Haufen nach dem anderen.',
  'The last heap was mine.': 'Der letzte Haufen war meiner.',
  'One after the other, all gone!': 'Einer nach dem anderen, alle weg!',
  'Anything you do, I can do too.': 'Was du machst, kann ich auch.',
  'I do as you do, only last.': 'Ich mache es wie du, nur zuletzt.',
  'You copied me!': 'Du hast mich nachgemacht!',
  'All good things come in threes.': 'Aller guten Dinge sind drei.',
  'One, two, three, mine!': 'Eins, zwei, drei, meins!',
  'But I had counted to three!': 'Ich hatte doch bis drei gezählt!',
  'I know all numbers. Do you?': 'Ich kenne alle Zahlen. Du auch?',
  'Count once more, slowly.': 'Zähl noch einmal, in aller Ruhe.',
  'Flawless!': 'Fehlerlos!',
};
