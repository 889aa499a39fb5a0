import type { Markup, Phrases } from '../phrases.ts';

/** The lobby: positions to start from, rooms, and options of a new room. */
export const lobby: Phrases = {
  Time: 'Zeit',
  'Sit down.': 'Setz dich.',
  'Take the last stone.': 'Nimm den letzten\u00a0Stein.',
  'Two players, no luck, nothing hidden. Think further ahead and you win.':
    'Zu zweit, ohne Zufall, alles liegt offen. Wer weiter vorausdenkt, gewinnt.',
  'New here? Two minutes': 'Neu hier? Zwei Minuten',
  'Play a bot': 'Gegen einen Bot',
  'Play a friend': 'Gegen Freunde',
  'Play anyone': 'Zufallsgegner',
  'On the tables now': 'Gerade an den Tischen',
  'No one is playing right now.': 'Gerade spielt niemand.',
  'Watch two bots play': 'Zwei Bots zusehen',
  'For a few minutes': 'Für ein paar Minuten',
  'Pick a game': 'Wähl ein Spiel',
  'Create a game…': 'Spiel erstellen …',
  '{0} days in a row. Keep it up!': '{0} Tage in Folge. Weiter so!',
  'Three new puzzles every day, none twice in a year.': 'Jeden Tag drei neue, keines zweimal im Jahr.',
  Lessons: 'Lektionen',
  'First lesson': 'Erste Lektion',
  'Next lesson': 'Nächste Lektion',
  'You’ve done them all.': 'Du hast alle geschafft.',
  'Learn to win at Nim, move by move.': 'Lern, wie du bei Nim gewinnst, Zug für Zug.',
  'Chapter {0} of {1}.': 'Kapitel {0} von {1}.',
  'Beat {0}': 'Schlag {0}',
  'Win twice in a row at Nim.': 'Gewinn zweimal in Folge bei Nim.',
  'Climb another ladder': 'Noch eine Leiter',
  'You’ve beaten every bot at Nim.': 'Bei Nim hast du alle Bots geschlagen.',
  'Games being played': 'Laufende Spiele',
  'Play a game': 'Spielen',
  'There is no connection.': 'Keine Verbindung.',
  'Turn on perfect play in a game to see who is winning, and why.':
    'Schalte beim Zuschauen das perfekte Spiel ein: Du siehst, wer gewinnt und warum.',
  '{0} people are waiting': { one: '{0} Person wartet', other: '{0} Personen warten' },
  '{0} or more people are waiting': { one: '{0} oder mehr Personen warten', other: '{0} oder mehr Personen warten' },
  'Starting positions': 'Startstellungen',
  Rooms: 'Räume',
  'You need a connection to open a room.': 'Um einen Raum zu öffnen, brauchst du eine Verbindung.',

  'No open rooms right now. Create the first one.': 'Gerade gibt es keine offenen Räume. Mach den ersten auf.',
  'No other open rooms right now.': 'Gerade gibt es keine anderen offenen Räume.',

  // The first game
  'Take stones from one heap. Take the last stone to win.': 'Nimm Steine von einem Haufen. Wer den letzten nimmt, gewinnt.',
  'Play here': 'Hier spielen',

  'You took the last stone. You win!': 'Du hast den letzten Stein. Gewonnen!',
  'You win! You’ve beaten every bot.': 'Gewonnen! Du hast alle Bots geschlagen.',
  '{0} took the last stone and wins.': '{0} hat den letzten Stein und gewinnt.',

  'Play again': 'Noch einmal',
  'Invite a friend': 'Freund einladen',
  'See the trick': 'Trick ansehen',
  'The trick is pairs': 'Der Trick sind Paare',
  'Split each heap into 4, 2 and 1, using each number once at most. Then look for pairs.':
    'Zerleg jeden Haufen in 4, 2 und 1, jede Zahl höchstens einmal. Such dann Paare.',
  'The heaps, broken into 4, 2 and 1': 'Die Haufen, in 4, 2 und 1 zerlegt',
  'a pair': 'ein Paar',
  alone: 'allein',
  'The two 4s are a pair, and so are the two 1s. The 2 is alone, so take 2 stones from heap A.':
    'Die beiden 4en sind ein Paar, die beiden 1en auch. Die 2 ist allein, also nimm 2 Steine von Haufen A.',
  'Now everything is in pairs. Every move breaks a pair, and you can always restore it. So you take the last stone.':
    'Jetzt liegt alles in Paaren. Jeder Zug trennt ein Paar, und du kannst es immer wiederherstellen. So nimmst du den letzten Stein.',
  'Review your game': 'Spiel ansehen',

  // Games in their groups
  'Start here': 'Zum Anfangen',
  'New twists': 'Neue Kniffe',
  'For the curious': 'Für Neugierige',
  'All {0}': 'Alle {0}',
  'You go second and can win.': 'Du ziehst danach und kannst gewinnen.',
  'Hard. The first player can win.': 'Schwer. Wer anfängt, kann gewinnen.',

  // The list of rooms
  'open seat': 'freier Platz',
  'waiting for a player': 'wartet auf Mitspieler',
  'move {0}': 'Zug {0}',
  'no clock': 'ohne Uhr',
  Players: 'Spieler',

  Status: 'Status',
  Open: 'Öffnen',
  Join: 'Mitspielen',
  'Join: {0}, {1}': 'Mitspielen: {0}, {1}',
  Watch: 'Zuschauen',
  'Watch: {0}, {1}': 'Zuschauen: {0}, {1}',
  'Filter rooms': 'Räume filtern',
  'Any time control': 'Jede Bedenkzeit',

  'With a clock': 'Mit Uhr',
  'All rooms': 'Alle Räume',
  'Open seats': 'Freie Plätze',
  'Live games': 'Laufende Spiele',
  'No rooms match these filters.': 'Keine Räume passen zu diesen Filtern.',
  '{0} to {1} of {2}': '{0} bis {1} von {2}',
  '{0} to {1} of more than {2}': '{0} bis {1} von über {2}',
  'Pages of the list': 'Seiten der Liste',
  'Previous rooms': 'Vorige Räume',
  'Next rooms': 'Nächste Räume',
  'Show all rooms': 'Alle Räume zeigen',

  // Our own games, and one to watch
  'Your games': 'Deine Spiele',

  'Back to {0}, {1}. {2}.': 'Zurück zu {0}, {1}. {2}.',
  'Waiting for another player': 'Noch fehlt jemand',
  '{0} is to move': '{0} ist am Zug',
  finished: 'beendet',

  // Who a tile is played with
  'Play with': 'Gegner',
  anyone: 'Zufallsgegner',
  'a friend': 'Freunde',
  'a bot': 'ein Bot',
  'on this device': 'an diesem Gerät',
  'Who goes first': 'Wer anfängt',
  me: 'ich',
  'the bot': 'der Bot',
  random: 'Zufall',
  'Tap a game to play someone or wait for an opponent.': 'Tipp auf ein Spiel, um gegen jemanden zu spielen oder auf Gegner zu warten.',
  'Tap a game, then send its link to a friend.': 'Tipp auf ein Spiel und schick den Link an jemanden.',
  'Tap a game and take turns on this device.': 'Tipp auf ein Spiel und zieht abwechselnd an diesem Gerät.',
  Bot: 'Bot',
  'From the course, for Nim': 'Aus dem Kurs, für Nim',
  'Time control': 'Bedenkzeit',

  // Two people at one device
  'Another game': 'Anderes Spiel',
  'Player {0}': 'Spieler {0}',
  'Name of player {0}': 'Name von Spieler {0}',
  '{0}, your move.': '{0}, du bist dran.',
  You: 'Du',
  'Play again: {0} begins': 'Noch einmal: {0} fängt an',
  'We sit opposite each other': 'Wir sitzen uns gegenüber',

  // Options of a new room
  'New room': 'Neuer Raum',
  'Starting position': 'Startstellung',
  'The last move': 'Der letzte Zug',
  'Moves first': 'Zieht zuerst',
  'Moves second': 'Zieht danach',
  Me: 'Ich',
  'Open to anyone': 'Für alle offen',
  'Bot: {0}': 'Bot: {0}',
  'More settings': 'Mehr Einstellungen',
  'Show in the lobby': 'In der Lobby zeigen',
  'Who can see perfect play': 'Wer das perfekte Spiel sehen kann',
  'Spectators anytime, players after the game': 'Publikum jederzeit, Spieler nach dem Spiel',
  'Everyone, after the game': 'Alle, nach dem Spiel',
  'No one': 'Niemand',
  'Open room': 'Raum öffnen',
  'Copy link': 'Link kopieren',
  'Link to these settings': 'Link zu diesen Einstellungen',

  // Links to a new room
  'Everything else is filled in from the link.': 'Alles andere kommt aus dem Link.',
  'The link asks for an unknown game, “{0}”.': 'Der Link nennt ein unbekanntes Spiel, „{0}“.',
  'The link has invalid settings, “{0}”.': 'Der Link enthält ungültige Einstellungen, „{0}“.',
  'The link has an invalid position, “{0}”.': 'Der Link enthält eine ungültige Stellung, „{0}“.',
  'The link doesn’t say whether the last move wins or loses, “{0}”.':
    'Der Link sagt nicht, ob der letzte Zug gewinnt oder verliert, „{0}“.',
  'The link has an invalid time control, “{0}”.': 'Der Link enthält eine ungültige Bedenkzeit, „{0}“.',
  'The link doesn’t say who can see perfect play, “{0}”.': 'Der Link sagt nicht, wer das perfekte Spiel sehen kann, „{0}“.',
  'The link asks for an unknown seat, “{0}”.': 'Der Link nennt einen unbekannten Platz, „{0}“.',
  'The link asks for an unknown bot, “{0}”.': 'Der Link nennt einen unbekannten Bot, „{0}“.',
  'The link doesn’t say whether to show the room in the lobby, “{0}”.': 'Der Link sagt nicht, ob der Raum in der Lobby steht, „{0}“.',
};

export const lobbyMarkup: Markup = {
  'You’re offline. You can still <a href="/games">play any game against a bot</a>.':
    'Du bist offline. Du kannst trotzdem <a href="/games">jedes Spiel gegen einen Bot spielen</a>.',
};
