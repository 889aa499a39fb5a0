import type { Phrases } from '../phrases.ts';

/** Tournaments: why something is refused. */
export const tournaments: Phrases = {
  'There’s no tournament with this code.': 'Es gibt kein Turnier mit diesem Code.',
  'There’s a tournament with this code already.': 'Es gibt schon ein Turnier mit diesem Code.',
  'Only players can join a tournament.': 'Nur Spieler können an einem Turnier teilnehmen.',
  'The organizer has removed you from this tournament.': 'Du wurdest aus diesem Turnier entfernt.',
  'This tournament has started. You can’t join it now.': 'Dieses Turnier hat begonnen. Du kannst jetzt nicht mehr mitspielen.',
  'Join the tournament first.': 'Melde dich erst zum Turnier an.',
  'This tournament has started.': 'Dieses Turnier hat begonnen.',
  'Wait for a second player.': 'Warte auf eine zweite Person.',
  'This tournament hasn’t started.': 'Dieses Turnier hat noch nicht begonnen.',
  'An arena has no rounds.': 'Eine Arena hat keine Runden.',
  'Round {0} has already started.': 'Runde {0} hat schon begonnen.',
  'Some games of this round are still being played.': 'Einige Partien dieser Runde laufen noch.',
  'This tournament is over.': 'Dieses Turnier ist beendet.',
  'Only the organizer can do this.': 'Das kann nur, wer das Turnier leitet.',
  'This tournament is full.': 'Dieses Turnier ist voll.',
  'Someone in this tournament already has this name. Add something to yours.':
    'In diesem Turnier heißt schon jemand so. Häng etwas an deinen Namen an.',
  'You have changed this too often.': 'Das hast du zu oft geändert.',
  'There’s no one with this number in this tournament.': 'In diesem Turnier hat niemand diese Nummer.',
  'A title has to fit on one line.': 'Ein Titel muss in eine Zeile passen.',
  'A title can’t contain characters that reverse the text.': 'Ein Titel darf keine Zeichen enthalten, die die Schreibrichtung ändern.',
  'Choose at least one game.': 'Wähle mindestens ein Spiel.',
  'A tournament has at most {0} games.': 'Ein Turnier hat höchstens {0} Spiele.',
  'A tournament needs room for two players.': 'Ein Turnier braucht mindestens zwei Plätze.',
  'This kind of tournament has at most {0} players.': 'Ein Turnier dieser Art hat höchstens {0} Plätze.',
  'A Swiss tournament has 1 to {0} rounds.': 'Ein Turnier im Schweizer System hat 1 bis {0} Runden.',
  'An arena takes {0} to {1} minutes.': 'Eine Arena dauert {0} bis {1} Minuten.',
  'A player may be absent for {0} to {1} seconds.': 'Wer spielt, darf {0} bis {1} Sekunden fehlen.',
  'This kind of tournament has at most {0} bots.': 'Ein Turnier dieser Art hat höchstens {0} Bots.',
  'A rated tournament draws its positions. Choose games with rated duels.':
    'In einem gewerteten Turnier werden Stellungen ausgelost. Wähle Spiele mit gewerteten Duellen.',
  'In a rated tournament each player has at least a minute.': 'In einem gewerteten Turnier haben alle mindestens eine Minute.',
  'This tournament is rated. Create an account, or come back after {0} days and {1} finished games.':
    'Dieses Turnier wird gewertet. Erstelle ein Konto, oder komm nach {0} Tagen und {1} beendeten Partien wieder.',
  'The site operator has barred you from rated tournaments.': 'Du darfst nicht an gewerteten Turnieren teilnehmen.',
  'Choose a start within the next {0} days.': 'Wähle einen Beginn in den nächsten {0} Tagen.',
  'A bot you chose doesn’t play every game you chose.': 'Ein gewählter Bot spielt nicht alle gewählten Spiele.',
};
