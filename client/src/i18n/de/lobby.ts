import type { Phrases } from '../phrases.ts';

/** The lobby: positions to start from, rooms, and what a new one is like. */
export const lobby: Phrases = {
  'Play Nim, and every game like it': 'Spiel Nim und alles, was damit verwandt ist',
  'New room…': 'Neuer Raum …',
  'Positions to start from': 'Stellungen zum Anfangen',
  Rooms: 'Räume',
  'Looking who is here…': 'Mal sehen, wer da ist …',
  'No room is open just now. Yours would be the first.': 'Gerade ist kein Raum offen. Deiner wäre der erste.',

  // Who a tile is played with
  'Play with': 'Spielen mit',
  anyone: 'irgendwem',
  'a friend': 'Freunden',
  'a bot': 'einem Bot',
  Bot: 'Bot',
  Clock: 'Uhr',
  None: 'Keine',
  'Tap a position: you play whoever wants the same, or wait for them.':
    'Tipp auf eine Stellung: Du spielst mit jemandem, der das Gleiche will, oder wartest auf ihn.',
  'Tap a position to open a room, and send its link to a friend.':
    'Tipp auf eine Stellung, um einen Raum zu öffnen, und schick den Link an jemanden.',
};
