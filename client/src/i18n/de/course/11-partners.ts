import type { Phrases } from '../../phrases.ts';

export const partners: Phrases = {
  'Red, green and partners': 'Rot, Grün und Partner',
  'The top colors decide how much you may take.': 'Die obersten Farben bestimmen, wie viel du nehmen darfst.',
  'Stacks are red and green. With no red on top, you may take from as many stacks as you like.':
    'Die Stapel sind rot und grün. Liegt oben kein Rot, darfst du von beliebig vielen Stapeln nehmen.',
  'With only green on top, you can take everything.': 'Liegt oben nur Grün, kannst du alles nehmen.',
  'Here a red stone is on top. Now you take from one stack only.': 'Hier liegt oben ein roter Stein. Jetzt nimmst du nur von einem Stapel.',
  '1 and 2 is P. Whatever you do, your opponent takes the rest.': '1 und 2 ist P. Was du auch tust, der Gegner nimmt den Rest.',
  'Leave the two stacks you just saw.': 'Lass die zwei Stapel übrig, die du eben gesehen hast.',
  'Together they are P, so we call 1 and 2 partners.': 'Zusammen sind sie P, also nennen wir 1 und 2 Partner.',
  '1 and 3 are taken, so 4 has waited longest.': '1 und 3 sind vergeben, also wartet 4 am längsten.',
  '4 came before 6 and is still free.': '4 kam vor 6 und ist noch frei.',
  '3 is already the partner of 5.': '3 ist schon der Partner von 5.',
  '1 and 2, 3 and 5, 4 and 7, 6 and 10. You know these pairs.': '1 und 2, 3 und 5, 4 und 7, 6 und 10. Diese Paare kennst du.',
  'Where have you seen them?': 'Wo hast du sie gesehen?',
  'Here the golden ratio decides which levels are red. Other red levels make other partners.':
    'Hier bestimmt der goldene Schnitt, welche Ebenen rot sind. Andere rote Ebenen ergeben andere Partner.',
  'With the queen': 'Bei der Dame',
  'Yes, they are the queen’s P-positions in chapter 6.': 'Ja, das sind die P-Stellungen der Dame in Kapitel 6.',
  'In the table of nim-sums': 'In der Tabelle der Nim-Summen',
  'There 1 + 2 = 3, so 1 and 2 is N.': 'Dort ist 1 + 2 = 3, also ist 1 und 2 N.',
  'In Kayles': 'Bei Kayles',
  'In Kayles, rows of 1 and 4 pins are P, but 1 and 2 is N.': 'Bei Kayles sind Reihen von 1 und 4 Kegeln P, aber 1 und 2 ist N.',
  'Look at the heights. Are they partners?': 'Sieh dir die Höhen an. Sind es Partner?',
  'Partners are P. Any other two stacks are N.': 'Partner sind P. Zwei andere Stapel sind N.',
  'A tall stack and a short one.': 'Ein hoher Stapel und ein niedriger.',
  'The partner of 2 is 1.': 'Der Partner von 2 ist 1.',
  'Now every third level is red. Level 3 gets 1 as its partner, and level 6 gets 2.':
    'Jetzt ist jede dritte Ebene rot. Ebene 3 bekommt 1 als Partner, Ebene 6 bekommt 2.',
  'The partner of 6 is 2.': 'Der Partner von 6 ist 2.',
  'Here are 3 and 5.': 'Hier sind 3 und 5.',
  'Every move has an answer, so 3 and 5 are partners too.': 'Jeder Zug hat eine Antwort, also sind auch 3 und 5 Partner.',
  'Red 2 has partner 1, and red 5 has partner 3.': 'Die rote 2 hat den Partner 1, die rote 5 den Partner 3.',
  'Which partner does red 7 get?': 'Welchen Partner bekommt die rote 7?',
  'Going up, green levels wait in a queue. Each red level takes the first in the queue.':
    'Von unten nach oben stellen sich grüne Ebenen an. Jede rote nimmt die vorderste in der Schlange.',
  'Levels 1 to 7 with their partners': 'Ebenen 1 bis 7 mit ihren Partnern',
  level: 'Ebene',
  partner: 'Partner',
};
