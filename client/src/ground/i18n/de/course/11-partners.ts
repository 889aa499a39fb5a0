import type { Phrases } from '../../phrases.ts';

export const partners: Phrases = {
  'Red, green and partners': 'Rot, Grün und Partner',
  'The colour on top says how much you may do.': 'Die Farbe obenauf sagt, wie viel du darfst.',
  'Stacks are red and green. As long as no red stone is on top, a move may take from as many stacks as you like.':
    'Die Stapel sind rot und grün. Solange obenauf kein roter Stein liegt, darf ein Zug von beliebig vielen Stapeln nehmen.',
  'With only green on top you can take everything.': 'Liegt obenauf nur Grün, kannst du alles nehmen.',
  'Here a red stone is on top: then a move takes from one stack only.':
    'Hier liegt obenauf ein roter Stein: Dann nimmt ein Zug nur von einem Stapel.',
  '1 and 2 is P: whatever you do, the rest goes at once.': '1 und 2 ist P: Was du auch tust, der Rest geht auf einmal weg.',
  'Leave what you have just seen.': 'Lass übrig, was du eben gesehen hast.',
  '1 and 2 are partners.': '1 und 2 sind Partner.',
  'Go up level by level. Green levels queue. A red level takes the one that has waited longest: 2 takes 1, 5 takes 3.':
    'Geh Ebene für Ebene hinauf. Grüne stellen sich an. Eine rote nimmt die, die am längsten wartet: 2 nimmt 1, 5 nimmt 3.',
  'Whom does the red 7 take?': 'Wen nimmt die rote 7?',
  'Two stacks are P when their heights are partners.': 'Zwei Stapel sind P, wenn ihre Höhen Partner sind.',
  '1 and 3 are taken, so 4 has waited longest.': '1 und 3 sind vergeben, also wartet 4 am längsten.',
  '4 came before 6 and still waits.': '4 kam vor 6 und wartet noch.',
  '3 is the partner of 5 already.': '3 ist schon der Partner von 5.',
  '1 and 2, 3 and 5, 4 and 7, 6 and 10: you know these pairs.': '1 und 2, 3 und 5, 4 und 7, 6 und 10: Diese Paare kennst du.',
  'Where from?': 'Woher?',
  'The red levels were chosen like this: by the golden ratio. Other choices give other partners.':
    'Die roten Ebenen sind so gewählt: nach dem goldenen Schnitt. Andere Wahl, andere Partner.',
  'From the queen': 'Von der Dame',
  'They are her lost squares, in chapter 6.': 'Es sind ihre verlorenen Felder, in Kapitel 6.',
  'From the table of nim-sums': 'Aus der Tabelle der Nim-Summen',
  'There 1 + 2 = 3, so 1 and 2 is N.': 'Dort ist 1 + 2 = 3, also ist 1 und 2 N.',
  'From Kayles': 'Von Kayles',
  'Rows of 1 and 4 pins are P there, not 1 and 2.': 'Dort sind Reihen von 1 und 4 Kegeln P, nicht 1 und 2.',
  'Look at the heights: are they partners?': 'Sieh dir die Höhen an: Sind es Partner?',
  'Partners are P, and two other stacks are N.': 'Partner sind P, und zwei andere Stapel sind N.',
  'A tall stack and a short one.': 'Ein hoher Stapel und ein niedriger.',
  'The 2 has a partner below: 1.': 'Die 2 hat darunter einen Partner: 1.',
  'Now every third level is red: 3 takes 1 as its partner, 6 takes 2.':
    'Jetzt ist jede dritte Ebene rot: 3 nimmt 1 zum Partner, 6 nimmt 2.',
  'The partner of 6 was 2.': 'Der Partner von 6 war 2.',
};
