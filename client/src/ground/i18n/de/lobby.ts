import type { Markup, Phrases } from '../phrases.ts';

/** The lobby: positions to start from, rooms, and what a new one is like. */
export const lobby: Phrases = {
  'Play Nim, and every game like it': 'Spiel Nim und alles, was damit verwandt ist',
  'Two take turns, nothing is hidden and nothing is left to luck: whoever sees further wins.':
    'Zwei ziehen abwechselnd, nichts ist verborgen und nichts ist Glück: Wer weiter sieht, gewinnt.',
  'Any position, any rule:': 'Jede Stellung, jede Regel:',
  '{0} people are waiting': { one: '{0} Person wartet', other: '{0} Personen warten' },
  '{0} people or more are waiting': { one: '{0} Person oder mehr warten', other: '{0} Personen oder mehr warten' },
  'New room…': 'Neuer Raum …',
  'Positions to start from': 'Stellungen zum Anfangen',
  Rooms: 'Räume',
  'Without a connection no room can be opened.': 'Ohne Verbindung lässt sich kein Raum öffnen.',
  'Looking who is here…': 'Mal sehen, wer da ist …',
  'No room is open just now. Yours would be the first.': 'Gerade ist kein Raum offen. Deiner wäre der erste.',
  'Nobody else has a room open just now.': 'Gerade hat sonst niemand einen Raum offen.',

  // The first game
  'Take stones from one heap. Whoever takes the last wins.': 'Nimm Steine von einem Haufen. Wer den letzten nimmt, gewinnt.',
  'Play here': 'Hier spielen',
  'Your move.': 'Du bist dran.',
  'You took the last stone: you win!': 'Du hast den letzten Stein: gewonnen!',
  'You win, and have beaten every bot there is!': 'Gewonnen, und damit hast du alle Bots geschlagen!',
  '{0} took the last stone and wins.': '{0} hat den letzten Stein und gewinnt.',
  'Beat the next bot: {0}': 'Nächster Bot: {0}',
  'Play again': 'Noch einmal',
  'Invite a friend': 'Jemanden einladen',
  'What was the trick?': 'Was war der Trick?',
  'The trick is pairs': 'Der Trick sind Paare',
  'Break every heap into a 4, a 2 and a 1, as far as it goes, and look for pairs.':
    'Zerleg jeden Haufen in eine 4, eine 2 und eine 1, soweit es geht, und such Paare.',
  'The heaps, broken into 4, 2 and 1': 'Die Haufen, in 4, 2 und 1 zerlegt',
  'a pair': 'ein Paar',
  alone: 'allein',
  'The two 4s are a pair, and so are the two 1s. The 2 is alone: take it, 2 stones from heap A.':
    'Die beiden 4en sind ein Paar, die beiden 1en auch. Die 2 ist allein: Nimm sie weg, 2 Steine von Haufen A.',
  'Now all is in pairs. Whatever the other takes breaks one, and you can always mend it: so the last stone is yours.':
    'Jetzt ist alles gepaart. Was immer die andere Seite nimmt, zerreißt ein Paar, und du kannst es immer flicken: So gehört der letzte Stein dir.',
  'Look at your game': 'Dein Spiel ansehen',

  // Games in their groups
  'Start here': 'Zum Anfangen',
  'New twists': 'Neue Kniffe',
  'For the curious': 'Für Neugierige',
  'All {0}': 'Alle {0}',
  'All {0}: {1}': 'Alle {0}: {1}',
  Fewer: 'Weniger zeigen',
  'Fewer: {0}': 'Weniger zeigen: {0}',
  'You go second, and can win.': 'Du ziehst danach und kannst gewinnen.',
  'Hard: whoever begins can win.': 'Schwer: Wer anfängt, kann gewinnen.',

  // The list of rooms
  'open seat': 'freier Platz',
  'waiting for a player': 'wartet auf jemanden',
  'move {0}': 'Zug {0}',
  'no clock': 'ohne Uhr',
  Players: 'Spieler',
  State: 'Stand',
  Seat: 'Platz',
  'Go there': 'Hingehen',
  Join: 'Mitspielen',
  'Join: {0}, {1}': 'Mitspielen: {0}, {1}',
  Watch: 'Zuschauen',
  'Watch: {0}, {1}': 'Zuschauen: {0}, {1}',
  'Which rooms to show': 'Welche Räume zu sehen sind',
  'With or without': 'Mit oder ohne',
  'Without a clock': 'Ohne Uhr',
  'With a clock': 'Mit Uhr',
  'All rooms': 'Alle Räume',
  'Open seats': 'Freie Plätze',
  'Live games': 'Laufende Spiele',
  'No room is as you want it just now.': 'So einen Raum gibt es gerade nicht.',
  '{0} to {1} of {2}': '{0} bis {1} von {2}',
  '{0} to {1} of more than {2}': '{0} bis {1} von über {2}',
  'Pages of the list': 'Seiten der Liste',
  'Previous rooms': 'Vorige Räume',
  'Next rooms': 'Nächste Räume',
  'Show all rooms': 'Alle Räume zeigen',

  // Our own games, and one to watch
  'Your games': 'Deine Spiele',
  'Looking…': 'Wird geladen …',
  'Return: {0}, {1}. {2}.': 'Zurück: {0}, {1}. {2}.',
  'Waiting for another player': 'Noch fehlt jemand',
  '{0} is to move': '{0} ist am Zug',
  'Being played now': 'Wird gerade gespielt',
  over: 'zu Ende',
  'See how it ended': 'Sehen, wie es ausging',
  'Watch this game': 'Diesem Spiel zuschauen',

  // Who a tile is played with
  'Play with': 'Spielen mit',
  anyone: 'jemandem',
  'a friend': 'Freunden',
  'a bot': 'einem Bot',
  'here, on this device': 'hier am Gerät',
  'Who begins': 'Wer anfängt',
  me: 'ich',
  'the bot': 'der Bot',
  chance: 'Zufall',
  'Tap a game: you play whoever wants the same, or wait for them.':
    'Tipp auf ein Spiel: Du spielst mit jemandem, der das Gleiche will, oder wartest darauf.',
  'Tap a game to open a room, and send its link to a friend.':
    'Tipp auf ein Spiel, um einen Raum zu öffnen, und schick den Link an jemanden.',
  'Two people at this device: tap a game, and take turns.': 'Zu zweit an diesem Gerät: Tipp auf ein Spiel und zieht abwechselnd.',
  Bot: 'Bot',
  'From the course, for Nim': 'Aus dem Kurs, für Nim',
  Clock: 'Uhr',
  None: 'Keine',

  // Two people at one device
  'Another game': 'Anderes Spiel',
  'Player {0}': 'Spieler {0}',
  'Name of player {0}': 'Name von Spieler {0}',
  '{0}, your move.': '{0}, du bist dran.',
  You: 'Du',
  'Play again: {0} begins': 'Noch einmal: {0} fängt an',
  'We sit opposite each other': 'Wir sitzen uns gegenüber',

  // What a new room is like
  'New room': 'Neuer Raum',
  'Starting position': 'Anfangsstellung',
  'Making the last move': 'Wer den letzten Zug macht,',
  'Moves first': 'Zieht zuerst',
  'Moves second': 'Zieht danach',
  Me: 'Ich',
  'Open for anybody': 'Frei für alle',
  'Bot: {0}': 'Bot: {0}',
  'More settings': 'Mehr Einstellungen',
  'List it in the lobby': 'In der Lobby zeigen',
  'Who may see perfect play': 'Wer das perfekte Spiel sehen darf',
  'Spectators at any time, players after the game': 'Wer zuschaut, jederzeit; wer spielt, nach dem Spiel',
  'Everybody, after the game': 'Alle, nach dem Spiel',
  Nobody: 'Niemand',
  'Open room': 'Raum öffnen',
  'Copy a link to these settings': 'Link zu diesen Einstellungen kopieren',
  'A link to these settings': 'Ein Link zu diesen Einstellungen',

  // Links to a new room
  'Everything else is filled in as the link says.': 'Alles andere ist so ausgefüllt, wie der Link es sagt.',
  'The link names a game that is not played here: “{0}”.': 'Der Link nennt ein Spiel, das es hier nicht gibt: „{0}“.',
  'The link has settings that make no game: “{0}”.': 'Der Link hat Einstellungen, die kein Spiel ergeben: „{0}“.',
  'The link has a position that cannot be played: “{0}”.': 'Der Link hat eine Stellung, in der man nicht spielen kann: „{0}“.',
  'The link does not make clear whether the last move wins or loses: “{0}”.':
    'Der Link sagt nicht klar, ob der letzte Zug gewinnt oder verliert: „{0}“.',
  'The link has a clock that cannot be set: “{0}”.': 'Der Link hat eine Uhr, die sich nicht stellen lässt: „{0}“.',
  'The link does not make clear who may see perfect play: “{0}”.': 'Der Link sagt nicht klar, wer das perfekte Spiel sehen darf: „{0}“.',
  'The link names a seat that does not exist: “{0}”.': 'Der Link nennt einen Platz, den es nicht gibt: „{0}“.',
  'The link names a bot that does not exist: “{0}”.': 'Der Link nennt einen Bot, den es nicht gibt: „{0}“.',
  'The link does not make clear whether the room is listed: “{0}”.': 'Der Link sagt nicht klar, ob der Raum in der Lobby steht: „{0}“.',
};

export const lobbyMarkup: Markup = {
  'There is no connection, so nobody can be seen here. Until it is back you can <a href="/games">try any game against a bot</a>.':
    'Es gibt keine Verbindung, also ist hier niemand zu sehen. Bis sie wieder da ist, kannst du <a href="/games">jedes Spiel gegen einen Bot ausprobieren</a>.',
};
