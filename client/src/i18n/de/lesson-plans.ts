import type { Phrases } from '../phrases.ts';

/** Lessons that are ready to be taught. */
export const lessonPlans: Phrases = {
  'Ready lessons': 'Fertige Stunden',
  'Each takes 45 minutes and can be printed.': 'Jede dauert 45 Minuten und lässt sich ausdrucken.',
  'All lessons': 'Alle Stunden',
  'Print plan': 'Plan drucken',
  'Start: {0}': 'Starten: {0}',
  '{0} minutes': { one: '{0} Minute', other: '{0} Minuten' },

  'Open the big screen. Everyone joins with the code on it.': 'Öffne den großen Bildschirm. Alle treten mit dem Code darauf bei.',
  'Ask three pupils to explain the trick in their own words.': 'Lass drei Kinder den Trick mit eigenen Worten erklären.',
  'Everyone looks for a winning move. Then show the answers.': 'Alle suchen einen Gewinnzug. Zeig dann die Antworten.',
  'Everyone plays a partner.': 'Alle spielen zu zweit.',
  'Everyone tries the trick against a bot.': 'Alle probieren den Trick gegen einen Bot aus.',

  'Nim from nothing': 'Nim von Anfang an',
  'Play Nim, and find out how to win with two heaps.': 'Nim spielen und herausfinden, wie du mit zwei Haufen gewinnst.',
  'Play the first game together. The class votes for each move.': 'Spielt das erste Spiel gemeinsam. Die Klasse stimmt über jeden Zug ab.',
  'Everyone plays a partner. Start another round when most have finished.':
    'Alle spielen zu zweit. Starte eine neue Runde, wenn die meisten fertig sind.',
  'Ask why two equal heaps are good to leave. Copying always works.':
    'Frag, warum es gut ist, zwei gleiche Haufen übrig zu lassen. Nachmachen klappt immer.',

  Pairs: 'Paare',
  'Copy your opponent, and you always have a move left.': 'Wer alles nachmacht, hat immer noch einen Zug.',
  'Everyone plays a partner. Who wins more often, the first player or the second?':
    'Alle spielen zu zweit. Wer gewinnt öfter: wer anfängt oder wer danach zieht?',
  'Ask how the second player wins. Making the heaps equal again is enough.':
    'Frag, wie das zweite Kind gewinnt. Es genügt, die Haufen wieder gleich zu machen.',
  'Equal heaps cancel out. Everyone looks for a winning move.': 'Gleiche Haufen heben sich auf. Alle suchen einen Gewinnzug.',
  'Vote against a perfect bot. Start in the middle of the row, then copy.':
    'Stimmt gegen einen perfekten Bot ab. Fangt in der Mitte der Reihe an und macht dann alles nach.',

  Remainders: 'Reste',
  'Think backwards from the end, and find division there.': 'Vom Ende her denken und dabei das Teilen wiederfinden.',
  'Everyone plays a partner. Take up to three stones at a time.': 'Alle spielen zu zweit. Nehmt höchstens drei Steine auf einmal.',
  'Everyone looks for a winning move from six stones.': 'Alle suchen einen Gewinnzug bei sechs Steinen.',
  'Now take up to four. Everyone divides 18 by five and looks at the remainder.':
    'Jetzt sind bis zu vier erlaubt. Alle teilen 18 durch fünf und sehen sich den Rest an.',

  'A game about graphs': 'Ein Spiel mit Graphen',
  'Cut edges of a drawing, and find Nim inside it.': 'Kanten einer Zeichnung abschneiden und Nim darin entdecken.',
  'Everyone plays a partner. Cut an edge, and what no longer touches the ground falls.':
    'Alle spielen zu zweit. Schneidet eine Kante ab. Was den Boden nicht mehr berührt, fällt herunter.',
  'Ask which game three stalks are like. Each stalk is a heap of Nim.':
    'Frag, welchem Spiel drei Halme gleichen. Jeder Halm ist ein Nim-Haufen.',
  'Everyone looks for a winning move. Compare it with heaps of two and three.':
    'Alle suchen einen Gewinnzug. Vergleicht ihn mit Haufen aus zwei und drei Steinen.',
  'Now there are branches and loops. Everyone plays a bot.': 'Jetzt gibt es Äste und Schleifen. Alle spielen gegen einen Bot.',

  Misère: 'Misère',
  'Change one rule: the player who takes the last stone loses.': 'Eine Regel ändern: Wer den letzten Stein nimmt, verliert.',
  'Play one game together. Remember that the last stone loses.': 'Spielt ein Spiel gemeinsam. Denkt daran: Der letzte Stein verliert.',
  'Everyone looks for a winning move. How many single stones are good to leave?':
    'Alle suchen einen Gewinnzug. Wie viele einzelne Steine lasst ihr am besten übrig?',

  'Find the rule yourselves': 'Findet die Regel selbst',
  'Explore a game as researchers do: play, collect, guess and test.': 'Ein Spiel erforschen: spielen, sammeln, vermuten und prüfen.',
  'Everyone plays a partner. One queen walks to the corner.': 'Alle spielen zu zweit. Eine Dame wandert in die Ecke.',
  'Mark the squares on a grid where you can’t win on your turn.':
    'Markiert auf einem Gitter die Felder, auf denen ihr am Zug nicht gewinnen könnt.',
  'Guess the next square, and vote against a perfect bot to test it.':
    'Vermutet das nächste Feld und stimmt gegen einen perfekten Bot ab, um es zu prüfen.',
  'Write down the rule you found. Does each number appear just once?':
    'Schreibt die gefundene Regel auf. Kommt jede Zahl genau einmal vor?',
  'Do the chapter “A first game” together, step by step.': 'Geht das Kapitel „Ein erstes Spiel“ Schritt für Schritt gemeinsam durch.',
  'Do the chapter “Two heaps” together. The mirror has an answer to everything.':
    'Geht das Kapitel „Zwei Haufen“ gemeinsam durch. Der Spiegel hat auf alles eine Antwort.',
  'Do the chapter “Only a few at a time” together. Which sizes lose?':
    'Geht das Kapitel „Nur wenige auf einmal“ gemeinsam durch. Welche Größen verlieren?',
  'Do the chapter “Games in disguise” together. Nim hides in them too.':
    'Geht das Kapitel „Verkleidete Spiele“ gemeinsam durch. Auch darin steckt Nim.',
  'Do the chapter “The last one loses” together. When do you switch?':
    'Geht das Kapitel „Der Letzte verliert“ gemeinsam durch. Wann müsst ihr wechseln?',
  'Do the chapter “Won or lost” together. It says what to look for.':
    'Geht das Kapitel „Gewonnen oder verloren“ gemeinsam durch. Es zeigt, wonach ihr sucht.',
};
