import type { Phrases } from '../../phrases.ts';

export const unknown: Phrases = {
  'What no one knows': 'Was niemand weiß',
  'Small games with big open questions.': 'Kleine Spiele mit großen offenen Fragen.',
  'Your bite takes a square and everything above it and to its right. The poisoned square must stay.':
    'Dein Biss nimmt ein Stück und alles darüber und rechts davon. Das vergiftete Stück muss bleiben.',
  'Find the winning bite.': 'Finde den Biss, der gewinnt.',
  'Two equal arms are left. From now on, use the mirror.': 'Zwei gleiche Arme bleiben. Ab jetzt hilft der Spiegel.',
  'You bite off just the far corner. Suppose your opponent has a bite that beats this.':
    'Du beißt nur die ferne Ecke ab. Nimm an, der Gegner hat einen Biss, der dagegen gewinnt.',
  'What does that tell you?': 'Was verrät dir das?',
  'So on any bar bigger than one square, some first bite wins. No one knows a rule for finding it on every bar.':
    'Auf jeder Tafel mit mehr als einem Stück gewinnt also ein erster Biss. Eine Regel, ihn auf jeder Tafel zu finden, kennt niemand.',
  'I could start with that bite': 'Ich könnte selbst so anfangen',
  'Any bite also takes the far corner, so it leaves the same bar either way.':
    'Jeder Biss nimmt auch die ferne Ecke mit, also bleibt so oder so dasselbe.',
  'I am lost': 'Ich habe verloren',
  'You could start differently, with the very bite that would beat you.':
    'Du könntest anders anfangen, mit genau dem Biss, der dich schlagen würde.',
  'One queen is solved by the golden pairs. With two queens, you need the nimber of each.':
    'Eine Dame lösen die goldenen Paare. Bei zwei Damen brauchst du von jeder den Nimber.',
  'Which rule gives a queen’s nimber?': 'Welche Regel gibt den Nimber einer Dame?',
  'On small boards you can work them out square by square. They look wild.':
    'Auf kleinen Brettern kannst du sie Feld für Feld ausrechnen. Sie sehen wild aus.',
  'No one knows one': 'Niemand kennt eine',
  'The golden pairs only show where the nimber is 0.': 'Die goldenen Paare zeigen nur, wo der Nimber 0 ist.',
  'The nim-sum of its two numbers': 'Die Nim-Summe ihrer zwei Zahlen',
  'That works for the rook. The queen can also move diagonally.': 'Das klappt beim Turm. Die Dame zieht auch schräg.',
  'From 71 pins on, the nimbers of Kayles repeat every 12. For some similar games no one has found a repeat.':
    'Ab 71 Kegeln wiederholen sich die Nimber von Kayles alle 12. Bei manchen ähnlichen Spielen fand noch niemand eine Wiederholung.',
  'Does every such game repeat in the end?': 'Wiederholt sich jedes solche Spiel irgendwann?',
  'People have asked since 1956. Computers have checked many millions of pins.':
    'Die Frage ist seit 1956 offen. Computer haben viele Millionen Kegel geprüft.',
  'No one knows': 'Das weiß niemand',
  'For some games no repeat was found. For none is it proved that they never repeat.':
    'Bei manchen wurde keine Wiederholung gefunden. Bewiesen ist das für keines.',
  Yes: 'Ja',
  'Many people think so, but no one has proved it.': 'Viele glauben das, aber niemand hat es bewiesen.',
  No: 'Nein',
  'No one has proved that any of these games never repeats.': 'Für keines dieser Spiele ist bewiesen, dass es sich nie wiederholt.',
  'In slow Nim you take one stone from one or two heaps. The rule is known for up to five heaps.':
    'Beim langsamen Nim nimmst du einen Stein von einem oder zwei Haufen. Bis zu fünf Haufen ist die Regel bekannt.',
  'And for six heaps?': 'Und bei sechs Haufen?',
  'For seven heaps and up to four at a time, this site found a rule by trying. Later it was proved.':
    'Für sieben Haufen und bis zu vier auf einmal fand diese Seite durch Probieren eine Regel. Später wurde sie bewiesen.',
  'No one has found a rule': 'Niemand hat eine Regel gefunden',
  'A computer can list small heaps, but a list isn’t a rule.':
    'Ein Computer kann kleine Haufen auflisten, aber eine Liste ist keine Regel.',
  'Odd and even decide': 'Gerade und ungerade entscheiden',
  'That is enough for two or three heaps, but not for more.': 'Das reicht für zwei oder drei Haufen, aber nicht für mehr.',
  'Computers have solved Sprouts for up to 44 spots. The pattern so far repeats every 6 spots.':
    'Computer haben Sprouts bis 44 Punkte gelöst. Das Muster wiederholt sich bisher alle 6 Punkte.',
  'Sprouts: N or P with so many spots': 'Sprouts: N oder P bei so vielen Punkten',
  'Does it always go on like that?': 'Geht es immer so weiter?',
  'It is a conjecture. Many people believe it, and no one has a proof. Perhaps you will find one.':
    'Das ist eine Vermutung. Viele glauben sie, und niemand hat einen Beweis. Vielleicht findest du einen.',
  'No one can be sure': 'Niemand weiß es sicher',
  'Right 44 times isn’t a proof. Remember chapter 8.': '44-mal richtig ist noch kein Beweis. Denk an Kapitel 8.',
  'Yes, for sure': 'Ja, ganz sicher',
  'Seeing it repeat isn’t a proof. Remember chapter 8.': 'Eine Wiederholung zu sehen ist kein Beweis. Denk an Kapitel 8.',
  'One last game, with what you know for sure.': 'Ein letztes Spiel, mit dem, was du sicher weißt.',
  'This time Presto starts. Win!': 'Diesmal fängt Presto an. Gewinne!',
  'You beat Presto with Presto’s own trick. You have come a long way since chapter 1.':
    'Du hast Presto mit Prestos eigenem Trick geschlagen. Seit Kapitel 1 bist du weit gekommen.',
  'This is how you solved Nim. Play it, solve the simplest case, solve more cases, then find a rule.':
    'So hast du Nim gelöst. Erst spielen, dann den einfachsten Fall lösen, dann mehr Fälle, dann eine Regel finden.',
  'Sprouts is new. What comes right after playing it?': 'Sprouts ist neu. Was kommt gleich nach dem Spielen?',
  'Solve it with one spot': 'Es mit einem Punkt lösen',
  'Yes. One spot is the simplest case, and you solve it in the next step.':
    'Ja. Ein Punkt ist der einfachste Fall, und den löst du im nächsten Schritt.',
  'Guess a rule': 'Eine Regel raten',
  'A guess needs a few solved cases. Start with the simplest one.':
    'Zum Raten brauchst du ein paar gelöste Fälle. Fang mit dem einfachsten an.',
  'Solve it with 44 spots': 'Es mit 44 Punkten lösen',
  'That is far too much to do by hand. Start small.': 'Das ist von Hand viel zu viel. Fang klein an.',
  'A move draws a line from spot to spot, with a new spot on it. Lines never cross, and a spot holds three line ends.':
    'Ein Zug ist eine Linie von Punkt zu Punkt mit einem neuen Punkt darauf. Linien kreuzen sich nie, und ein Punkt hat Platz für drei Enden.',
  'One spot is worth 0, so it is P. Next come two spots, then three, and a rule may appear.':
    'Ein Punkt ist 0 wert, also P. Als Nächstes kommen zwei Punkte, dann drei, und vielleicht zeigt sich eine Regel.',
};
