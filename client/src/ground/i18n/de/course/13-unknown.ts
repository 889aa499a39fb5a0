import type { Phrases } from '../../phrases.ts';

export const unknown: Phrases = {
  'What nobody knows': 'Was niemand weiß',
  'Small games, and questions that are still open.': 'Kleine Spiele und Fragen, die noch offen sind.',
  'A bar of chocolate: whatever you bite goes with all that is above it and to its right. One square is poisoned and must stay.':
    'Eine Tafel Schokolade: Wo du abbeißt, geht alles mit, was darüber und rechts davon liegt. Ein Stück ist vergiftet und muss bleiben.',
  'Find the bite that wins.': 'Finde den Biss, der gewinnt.',
  'Two equal arms are left: from there on, the mirror.': 'Zwei gleiche Arme bleiben: ab da der Spiegel.',
  'On every bar larger than one square, whoever begins can win. Suppose that biting off only the far corner were answered by a winning bite.':
    'Auf jeder Tafel mit mehr als einem Stück kann gewinnen, wer anfängt. Nimm an, auf das Abbeißen nur der fernen Ecke gäbe es eine Antwort, die gewinnt.',
  'What follows?': 'Was folgt daraus?',
  'So we know that some first bite wins. But nobody has found a rule that says which, for every bar.':
    'Wir wissen also, dass ein erster Biss gewinnt. Aber eine Regel, welcher es auf jeder Tafel ist, hat niemand gefunden.',
  'I could begin with that bite': 'Ich könnte selbst so anfangen',
  'Every later bite takes the far corner with it, so it leaves the same either way.':
    'Jeder spätere Biss nimmt die ferne Ecke mit, also bleibt so oder so dasselbe.',
  'I have lost': 'Ich habe verloren',
  'You may begin otherwise: with the very bite that was the answer.':
    'Du darfst auch anders anfangen: mit genau dem Biss, der die Antwort war.',
  'For one queen we have the golden pairs. With two queens each needs its nimber.':
    'Für eine Dame gibt es die goldenen Paare. Bei zwei Damen braucht jede ihren Nimber.',
  'Which rule gives the nimber of a queen?': 'Welche Regel ergibt den Nimber einer Dame?',
  'For small boards they are worked out square by square. To the eye they look wild.':
    'Auf kleinen Brettern rechnet man sie Feld für Feld aus. Für das Auge sehen sie wild aus.',
  'Nobody knows one': 'Niemand kennt eine',
  'The golden pairs only tell where the nimber is 0.': 'Die goldenen Paare sagen nur, wo der Nimber 0 ist.',
  'The nim-sum of both numbers': 'Die Nim-Summe beider Zahlen',
  'That is the rook: the queen has the diagonal as well.': 'Das ist der Turm: Die Dame hat auch die Schräge.',
  'The nimbers of Kayles repeat every 12, from 71 pins on. In some games like it nobody has seen them repeat.':
    'Die Nimber von Kayles wiederholen sich alle 12, ab 71 Kegeln. In manchen ähnlichen Spielen hat das noch niemand gesehen.',
  'Do they all repeat at last?': 'Wiederholen sie sich irgendwann alle?',
  'People have looked since 1956, and computers have gone on for many millions of pins.':
    'Menschen suchen seit 1956, und Computer haben viele Millionen Kegel weit gerechnet.',
  'That is not known': 'Das weiß man nicht',
  'None was ever proved to go on without repeating, and for some no period was found.':
    'Für keines ist bewiesen, dass es sich nie wiederholt, und für manche fand man keine Periode.',
  Yes: 'Ja',
  'Many think so, but it has never been proved.': 'Viele glauben es, aber bewiesen wurde es nie.',
  No: 'Nein',
  'None was ever proved to go on without repeating.': 'Für keines ist bewiesen, dass es sich nie wiederholt.',
  'Slow Nim of chapter 9: one stone from one or two heaps. For up to five heaps it is known when it is lost.':
    'Das langsame Nim aus Kapitel 9: ein Stein von einem oder zwei Haufen. Bis zu fünf Haufen weiß man, wann es verloren ist.',
  'And for six?': 'Und bei sechs?',
  'For seven heaps, and up to four of them at once, this hall found a rule by trying. It never failed, and then a proof was found as well.':
    'Für sieben Haufen und bis zu vier davon auf einmal hat diese Halle durch Probieren eine Regel gefunden. Sie hat nie versagt, und dann fand sich auch ein Beweis.',
  'Nobody has found a rule': 'Niemand hat eine Regel gefunden',
  'A computer can fill a table of small heaps, but a table is no rule.':
    'Ein Computer kann eine Tabelle kleiner Haufen füllen, aber eine Tabelle ist keine Regel.',
  'Odd and even decide': 'Gerade und ungerade entscheiden',
  'That is enough for two and three heaps, not for more.': 'Das reicht für zwei und drei Haufen, nicht für mehr.',
  'In Sprouts two draw lines between spots. Computers have found who wins with up to 44 spots, and a simple pattern: it repeats every 6.':
    'Bei Sprouts ziehen zwei Linien zwischen Punkten. Computer fanden, wer mit bis zu 44 Punkten gewinnt, und ein Muster: Es wiederholt sich alle 6.',
  'Sprouts: N or P with so many spots': 'Sprouts: N oder P bei so vielen Punkten',
  'Does it go on like that?': 'Geht es so weiter?',
  'It is a conjecture: many believe it, and nobody has a proof. Perhaps you will find one.':
    'Das ist eine Vermutung: Viele glauben sie, und niemand hat einen Beweis. Vielleicht findest du einen.',
  'One may only guess': 'Man darf es nur vermuten',
  '44 times right is no proof. Remember chapter 8.': '44-mal richtig ist kein Beweis. Denk an Kapitel 8.',
  Surely: 'Sicher',
  'Seeing something repeat is not a proof: remember chapter 8.': 'Eine Wiederholung zu sehen ist kein Beweis: Denk an Kapitel 8.',
  'One more game, with what is known for sure.': 'Noch ein Spiel, mit dem, was man sicher weiß.',
  'Presto begins this time. Win!': 'Diesmal fängt Presto an. Gewinne!',
  'Presto’s own trick. You have come a long way since chapter 1.': 'Prestos eigener Trick. Seit Kapitel 1 bist du weit gekommen.',
};
