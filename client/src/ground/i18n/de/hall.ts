import type { Phrases } from '../phrases.ts';

/** Guests, bots, quick phrases, and what the server says no to. */
export const hall: Phrases = {
  'Somebody keeps this name, or one that looks like it. Choose another one.':
    'Jemand behält diesen Namen, oder einen, der so aussieht. Wähle einen anderen.',
  'This passkey cannot be used here. Try again.': 'Dieser Passkey geht hier nicht. Versuch es noch einmal.',
  'This passkey is in use already, or you have {0} of them: remove one first.':
    'Dieser Passkey ist schon vergeben, oder du hast {0} davon: Entferne erst einen.',
  'This passkey lets nobody in here. If it should, try again: there are five minutes for it.':
    'Mit diesem Passkey kommt hier niemand herein. Wenn es gehen sollte, versuch es noch einmal: Du hast fünf Minuten.',
  'Passkeys are made and shown on a page of ours.': 'Passkeys werden auf einer Seite von uns angelegt und gezeigt.',
  'This code does not hold, or no longer: it is good once, and for five minutes.':
    'Dieser Code gilt nicht oder nicht mehr: Er gilt einmal und fünf Minuten lang.',
  'Guest {0}': 'Gast {0}',
  '“{0}”': '„{0}“',
  Chick: 'Küken',
  'Plays any legal move.': 'Macht irgendeinen erlaubten Zug.',
  Magpie: 'Elster',
  'Wins when it can at once and never hands over an immediate win.':
    'Gewinnt, wenn es sofort geht, und verschenkt nie den sofortigen Sieg.',
  Jay: 'Häher',
  Finch: 'Fink',
  'Sees the end of the game coming, and finds one perfect move in four.': 'Sieht das Ende kommen und findet jeden vierten perfekten Zug.',
  'Finds the perfect move half of the time.': 'Findet den perfekten Zug in der Hälfte der Fälle.',
  Crane: 'Kranich',
  'Slips only once in a while.': 'Patzt nur ab und zu.',
  Owl: 'Eule',
  'Never slips. In the course it only puts out heaps that are lost for whoever begins.':
    'Irrt sich nie. Im Kurs legt Presto nur Haufen hin, bei denen verliert, wer anfängt.',
  'Takes the last heap when it is the only one left. Before that it plays anything.':
    'Nimmt den letzten Haufen, wenn nur noch einer da ist. Davor spielt Solo irgendetwas.',
  'Makes two heaps equal and copies. With more heaps it plays anything.':
    'Macht zwei Haufen gleich und ahmt nach. Bei mehr Haufen spielt Echo irgendetwas.',
  'Leaves pairs, and heaps such as 1, 2, 3 or 1, 4, 5. Where it cannot, it plays anything.':
    'Lässt Paare übrig und Haufen wie 1, 2, 3 oder 1, 4, 5. Wo das nicht geht, spielt Trio irgendetwas.',
  'Knows all of Nim. When lost, it leaves you the fewest ways to win.':
    'Weiß alles über Nim. Steht Tutti auf Verlust, bleiben dir möglichst wenige Wege zum Gewinn.',
  'Perfect wherever the game is solved; when lost, it leaves you the fewest ways to win. Elsewhere it only looks a move ahead.':
    'Perfekt, wo das Spiel gelöst ist; auf verlorenem Posten lässt sie dir die wenigsten Gewinnwege. Sonst schaut sie nur einen Zug voraus.',

  'Hello!': 'Hallo!',
  'Good luck!': 'Viel Glück!',
  'One moment…': 'Moment …',
  'Nice move!': 'Schöner Zug!',
  'Oops.': 'Ups.',
  'Well played!': 'Gut gespielt!',
  'Thank you!': 'Danke!',

  // Rooms
  'There is no such room.': 'Diesen Raum gibt es nicht.',
  'This room exists already.': 'Diesen Raum gibt es schon.',
  'Enter the room first.': 'Betritt zuerst den Raum.',
  'The room is too busy; try again.': 'In dem Raum ist zu viel los; versuch es noch einmal.',
  'The room is in use.': 'Der Raum ist in Gebrauch.',
  'This room is closed: open a new one.': 'Dieser Raum ist geschlossen: Öffne einen neuen.',
  'One connection may be in {0} rooms; leave one first.': 'Eine Verbindung kann in {0} Räumen sein; verlass zuerst einen.',
  'Only a player opens a room.': 'Nur wer spielt, öffnet einen Raum.',
  'Nothing can be played in this position: a game needs at least one move.':
    'In dieser Stellung gibt es nichts zu ziehen: Ein Spiel braucht mindestens einen Zug.',
  'One player can hold one seat: the other is for an opponent.': 'Eine Person hat nur einen Platz: Der andere ist für die Gegenseite.',
  'Only a player takes a seat.': 'Nur wer spielt, nimmt Platz.',
  'You sit there already.': 'Da sitzt du schon.',
  'Somebody sits there.': 'Da sitzt schon jemand.',
  'No person sits there.': 'Da sitzt niemand.',
  'You do not sit in this room.': 'Du sitzt nicht in diesem Raum.',
  'Only a player puts a bot in a seat.': 'Nur wer spielt, setzt einen Bot auf einen Platz.',
  'Only the host and players of this room put bots in its seats.':
    'Nur wer den Raum geöffnet hat oder darin spielt, setzt Bots auf die Plätze.',
  'Only the server does this.': 'Das macht nur der Server.',
  'That is known.': 'Das ist bekannt.',

  // Games in rooms
  'The game has not started: a seat is open.': 'Das Spiel hat noch nicht begonnen: Ein Platz ist frei.',
  'The game has started.': 'Das Spiel hat schon begonnen.',
  'The game has ended.': 'Das Spiel ist zu Ende.',
  'The game has ended: offer a rematch or open a new room.': 'Das Spiel ist zu Ende: Biete eine Revanche an oder öffne einen neuen Raum.',
  'It is the other player’s turn.': 'Die andere Seite ist am Zug.',
  'This move was chosen for turn {0}; the game is at {1}.': 'Dieser Zug war für Runde {0} gedacht; das Spiel ist bei {1}.',
  'Your time had run out before this move.': 'Deine Zeit war vor diesem Zug abgelaufen.',
  'There is time left.': 'Es ist noch Zeit.',
  'No clock is running.': 'Es läuft keine Uhr.',
  'This turn began afterwards.': 'Dieser Zug hat erst danach begonnen.',
  'That player is there.': 'Diese Person ist da.',
  'After the second move a game is not called off: resign instead.':
    'Nach dem zweiten Zug wird ein Spiel nicht mehr abgesagt: Gib stattdessen auf.',
  'The other player is there.': 'Die andere Seite ist da.',
  'The other player may still come back: {0} s.': 'Die andere Seite kann noch zurückkommen: {0} s.',
  'You have offered a rematch already.': 'Du hast schon eine Revanche angeboten.',
  'There is no offer of a rematch to answer.': 'Es gibt kein Angebot zur Revanche.',
  'A rematch comes after the game.': 'Eine Revanche kommt nach dem Spiel.',
  'Not in a rated duel.': 'In einem gewerteten Duell geht das nicht.',
  'The lobby finds opponents for a rated duel: ask for one there.': 'Gegner für ein gewertetes Duell findet die Lobby: Frag dort danach.',
  'A duel has a clock.': 'Ein Duell hat eine Uhr.',
  'This room waits for another game.': 'Dieser Raum wartet auf ein anderes Spiel.',
  'Nobody waits in this room.': 'In diesem Raum wartet niemand.',
  'No game is due.': 'Es ist kein Spiel an der Reihe.',
  'There are no rated duels in this game.': 'In diesem Spiel gibt es keine gewerteten Duelle.',
  'You have asked already.': 'Du hast schon gefragt.',
  'The other player asks for a move back: answer first.': 'Die andere Seite möchte einen Zug zurücknehmen: Antworte zuerst.',
  'You have not moved yet.': 'Du hast noch nicht gezogen.',
  'Nobody asks for a move back.': 'Niemand möchte einen Zug zurücknehmen.',
  'The other player must agree.': 'Die andere Seite muss zustimmen.',
  'The overlay is switched off in this room.': 'Das perfekte Spiel ist in diesem Raum abgeschaltet.',
  'The overlay opens after the game.': 'Das perfekte Spiel gibt es nach dem Spiel.',
  'Players see the overlay after the game.': 'Wer spielt, sieht das perfekte Spiel erst nach dem Spiel.',

  // Requests
  'The server is out of order for a moment, and your clock stands still; try again.':
    'Der Server ist kurz gestört, und deine Uhr steht still; versuch es noch einmal.',
  'This room cannot be opened at the moment; the fault has been reported.':
    'Dieser Raum lässt sich gerade nicht öffnen; der Fehler ist gemeldet.',
  'That was a little too much at once; try again in {0} s.': 'Das war ein bisschen viel auf einmal; versuch es in {0} s noch einmal.',
  'This token is not one of ours.': 'Dieses Token ist keins von unseren.',
  'Send a token: POST /api/v1/tokens gives you one.': 'Schick ein Token mit: POST /api/v1/tokens gibt dir eins.',
  'There is nothing at {0} {1}.': 'Unter {0} {1} gibt es nichts.',
  'The server could not do this; try again.': 'Der Server konnte das nicht ausführen; versuch es noch einmal.',
  'The server could not do this; send it again with the same id.':
    'Der Server konnte das nicht ausführen; schick es mit derselben id noch einmal.',
  'The server cannot tell who you are at the moment; try again.': 'Der Server weiß gerade nicht, wer du bist; versuch es noch einmal.',
  'The server is about to stop.': 'Der Server hält gleich an.',
  'Too many positions are being analysed at the moment; try again.':
    'Im Moment werden zu viele Stellungen untersucht; versuch es noch einmal.',
  'Too many pictures are being drawn at the moment; try again.': 'Im Moment werden zu viele Bilder gezeichnet; versuch es noch einmal.',
  'This position takes too long to draw.': 'Diese Stellung zu zeichnen dauert zu lange.',
  'This is the position of a game that you are playing.': 'Das ist die Stellung eines Spiels, das du gerade spielst.',
  'The body is too large.': 'Die Anfrage ist zu groß.',
  'There is no such file.': 'Diese Datei gibt es nicht.',
  'The body is not JSON.': 'Die Anfrage ist kein JSON.',
  'The request cannot be read.': 'Die Anfrage ist nicht lesbar.',
  'Connect with auth: {protocol: {0}}, and a token if you have one.':
    'Verbinde dich mit auth: {protocol: {0}} und einem Token, wenn du eins hast.',
  'Sockets are opened by WebSocket, with ?EIO=4&transport=websocket.':
    'Verbindungen werden mit WebSocket geöffnet, mit ?EIO=4&transport=websocket.',
  'Too many connections are open from where you are.': 'Von dort, wo du bist, sind zu viele Verbindungen offen.',
  'Pages of other sites may not connect.': 'Fremde Seiten dürfen sich nicht verbinden.',
  'There is no command "{0}".': 'Einen Befehl „{0}“ gibt es nicht.',
  'The body must be an object.': 'Die Anfrage muss ein Objekt sein.',
  'There is no field "{0}".': 'Ein Feld „{0}“ gibt es nicht.',
  'The field "{0}" is missing.': 'Das Feld „{0}“ fehlt.',
  'Texts must not hold control characters or halves of characters.': 'Texte dürfen keine Steuerzeichen und keine halben Zeichen enthalten.',
  'One of the bots is called that. Add something to the name, so that nobody takes you for it.':
    'So heißt schon einer der Bots. Häng etwas an den Namen an, damit dich niemand mit ihm verwechselt.',
  'A name must not hold marks that turn the direction of writing.':
    'Ein Name darf keine Zeichen enthalten, die die Schreibrichtung umkehren.',
  'A name needs at least one letter or sign that can be seen.': 'Ein Name braucht mindestens ein Zeichen, das man sehen kann.',

  // What bots say
  'Hello! Where do they all go?': 'Hallo! Wo gehen die alle hin?',
  'Did I win? How?': 'Hab ich gewonnen? Wie denn?',
  'Again, again!': 'Noch mal, noch mal!',
  'What glitters is mine.': 'Was glänzt, gehört mir.',
  'Mine, all mine!': 'Meins, alles meins!',
  'From under my beak!': 'Mir vor dem Schnabel weg!',
  'I have been practising!': 'Ich habe geübt!',
  'I saw that coming.': 'Das habe ich kommen sehen.',
  'I did not see that coming.': 'Das habe ich nicht kommen sehen.',
  'I know half of it by heart.': 'Die Hälfte kann ich auswendig.',
  'Today I knew the right half.': 'Heute war es die richtige Hälfte.',
  'That was the other half.': 'Das war die andere Hälfte.',
  'I hardly ever slip.': 'Ich verrechne mich fast nie.',
  'Not one slip today.': 'Heute kein einziges Mal verrechnet.',
  'Well seen.': 'Gut gesehen.',
  'Take your time. I take mine.': 'Lass dir Zeit. Ich nehme mir auch welche.',
  'Look back at it: it is the best lesson.': 'Schau es dir noch einmal an: Daraus lernt man am meisten.',
  'Wise. You need no teacher here.': 'Klug. Hier brauchst du niemanden, der dir etwas beibringt.',
};
