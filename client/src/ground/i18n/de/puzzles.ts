import type { Phrases } from '../phrases.ts';

/** Puzzles: the three of a day, and as many as somebody likes. */
export const puzzles: Phrases = {
  Practice: 'Üben',
  'Three puzzles a day, the same for everybody, and as many more as you like.':
    'Drei Rätsel am Tag, für alle dieselben, und so viele mehr, wie du willst.',
  'Three puzzles for today': 'Drei Rätsel für heute',
  'Puzzles of this game': 'Rätsel zu diesem Spiel',
  Puzzles: 'Rätsel',
  'Puzzles from all games of the hall. Every one has one right answer.':
    'Rätsel aus allen Spielen der Halle. Jedes hat genau eine richtige Antwort.',
  'Today’s three': 'Die drei von heute',
  'Today’s puzzles': 'Die Rätsel von heute',
  Today: 'Heute',
  'The same for everybody, all over the world.': 'Auf der ganzen Welt für alle dieselben.',
  'See your result': 'Dein Ergebnis ansehen',
  'Go on': 'Weitermachen',
  'As many as you like': 'So viele du willst',
  'Level {0}': 'Stufe {0}',
  '{0} puzzles so far': { one: '{0} Rätsel bisher', other: '{0} Rätsel bisher' },
  '{0} that went wrong come back now.': {
    one: 'Eines, das schiefging, kommt jetzt wieder.',
    other: '{0}, die schiefgingen, kommen jetzt wieder.',
  },
  'They get harder as you get better. What goes wrong comes back later.':
    'Sie werden schwerer, wenn du besser wirst. Was schiefgeht, kommt später wieder.',
  'Any game': 'Irgendein Spiel',
  'Give me a puzzle': 'Gib mir ein Rätsel',
  'Another one': 'Ein anderes',
  'More puzzles': 'Mehr Rätsel',
  'Back to practice': 'Zurück zum Üben',
  'A puzzle is being made…': 'Ein Rätsel wird gemacht …',
  'No puzzle was found here.': 'Hier wurde kein Rätsel gefunden.',
  'Only one move wins. Find it.': 'Nur ein Zug gewinnt. Finde ihn.',
  'You move first, and both play their best. Who wins?': 'Du fängst an, und beide spielen ihr Bestes. Wer gewinnt?',
  'Right! No other move wins.': 'Richtig! Kein anderer Zug gewinnt.',
  'This one went wrong before. Now you can do it.': 'Dieses ging schon einmal schief. Jetzt schaffst du es.',
  'You have done this one: now nothing counts.': 'Dieses hast du schon gemacht: Jetzt zählt nichts mehr.',
  'Why?': 'Warum?',
  'Puzzle {0}: {1}': 'Rätsel {0}: {1}',
  solved: 'gelöst',
  'solved with hints': 'mit Tipps gelöst',
  'not at the first try': 'nicht beim ersten Versuch',
  'still open': 'noch offen',
  'All at the first try!': 'Alle beim ersten Versuch!',
  '{0} of {1} at the first try.': '{0} von {1} beim ersten Versuch.',
  '{0} days in a row': { one: '{0} Tag in Folge', other: '{0} Tage in Folge' },
  'The next three come in {0} hours.': {
    one: 'Die nächsten drei kommen in weniger als einer Stunde.',
    other: 'Die nächsten drei kommen in {0} Stunden.',
  },
  'To send to others: it gives nothing away': 'Zum Verschicken: Es verrät nichts',
};
