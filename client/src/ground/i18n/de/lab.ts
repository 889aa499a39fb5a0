import type { Phrases } from '../phrases.ts';

/** The laboratory. */
export const lab: Phrases = {
  Laboratory: 'Labor',
  'For who wants to know: try what is claimed, and look for what nobody has seen.':
    'Für alle, die es wissen wollen: Prüf nach, was behauptet wird, und such, was noch niemand gesehen hat.',
  'Go on to the laboratory': 'Weiter zum Labor',
  'Set up any position and see who wins, and why.': 'Stell eine beliebige Stellung auf und sieh, wer gewinnt und warum.',
  Tools: 'Werkzeuge',
  'Theorems on trial': 'Sätze auf dem Prüfstand',
  'What five papers say about these games, compared with the rules case by case; misprints as well.':
    'Was fünf Arbeiten über diese Spiele sagen, Fall für Fall mit den Regeln verglichen; auch Druckfehler.',
  Sequence: 'Folge',
  'What heaps, rows and boards of growing size are worth, and whether that repeats for ever.':
    'Was Haufen, Reihen und Bretter wachsender Größe wert sind, und ob sich das immer wiederholt.',
  'Give a whole number from {0} to {1}: for a larger one there is no room.':
    'Gib eine ganze Zahl von {0} bis {1} an: Für eine größere ist kein Platz.',
  'Stop: {0}': 'Anhalten: {0}',
  'Begin again: {0}': 'Von vorn: {0}',
  'Begin again': 'Von vorn',
  'Try: {0}': 'Prüfen: {0}',
  Try: 'Prüfen',
  'The worker broke down, perhaps for want of memory. Try a smaller number.':
    'Die Rechnung ist abgebrochen, vielleicht aus Mangel an Speicher. Versuch es mit einer kleineren Zahl.',
  'What holds: {0}': 'Was stimmt: {0}',
  'Look at it in analysis': 'In der Analyse ansehen',
  Paper: 'Arbeit',
  'Try them all': 'Alle prüfen',
  '{0} of {1} tried': '{0} von {1} geprüft',
  Misprint: 'Druckfehler',
  'No proof known': 'Kein Beweis bekannt',
  'A worked example.': 'Ein Rechenbeispiel.',
  'Waiting for its turn…': 'Wartet, bis es dran ist …',
  'Stopped at {0}: {1} so far, and all agree.': 'Angehalten bei {0}: bisher {1}, und alle stimmen.',
  'At {0}: {1} so far, and all agree.': 'Bei {0}: bisher {1}, und alle stimmen.',
  'Refuted after {0}.': 'Widerlegt nach: {0}.',
  'Holds up to {0}: {1}, in {2} s on this device.': 'Stimmt bis {0}: {1}, in {2} s auf diesem Gerät.',
  'Holds: {0}, in {1} s on this device.': 'Stimmt: {0}, in {1} s auf diesem Gerät.',
  '{0}, up to {1}, and the value of each; the table below has the same.':
    '{0}, bis {1}, und der Wert dazu; in der Tabelle darunter steht dasselbe.',
  'Logarithmic sizes': 'Größen logarithmisch',
  'Each pair of dots is the smallest and the largest of {0} terms.':
    'Jedes Paar von Punkten ist das kleinste und das größte von {0} Gliedern.',
  'Value against size': 'Wert nach Größe',
  Terms: 'Glieder',
  'Save the terms': 'Die Glieder speichern',
  'b-file': 'b-Datei',
  CSV: 'CSV',
  JSON: 'JSON',
  'Look at': 'Ansehen:',
  'Give a whole number from {0} to {1}.': 'Gib eine ganze Zahl von {0} bis {1} an.',
  'Table of terms': 'Tabelle der Glieder',
  'A hundred back': 'Hundert zurück',
  'A hundred on': 'Hundert weiter',
  'What grows': 'Was wächst',
  'Up to': 'Bis',
  'The numbers are nimbers: what each position is worth as a heap of Nim. With 0 the side to move loses.':
    'Die Zahlen sind Nimber: wie viel jede Stellung als Nim-Haufen wert ist. Bei 0 verliert, wer am Zug ist.',
  'The numbers are misère nimbers: found like nimbers, but with 1 where no move is left.':
    'Die Zahlen sind Misère-Nimber: wie Nimber gefunden, aber mit 1, wo kein Zug mehr bleibt.',
  '1 means that the side to move wins, 0 that it loses.': '1 heißt, dass gewinnt, wer am Zug ist; 0, dass er verliert.',
  'From {0} on every value is {1} higher than the one before, for ever. That is proven.':
    'Ab {0} ist jeder Wert um {1} höher als der davor, für immer. Das ist bewiesen.',
  'All values are the same from {0} on, as far as was looked, to {1}. That is no proof.':
    'Ab {0} sind alle Werte gleich, so weit nachgesehen wurde, bis {1}. Das ist kein Beweis.',
  'From {0} on every value is {1} higher than the one before, as far as was looked, to {2}. That is no proof.':
    'Ab {0} ist jeder Wert um {1} höher als der davor, so weit nachgesehen wurde, bis {2}. Das ist kein Beweis.',
  'All values are the same from {0} on, for ever. That is proven.': 'Ab {0} sind alle Werte gleich, für immer. Das ist bewiesen.',
  'No repetition was found up to {0}.': 'Bis {0} wurde keine Wiederholung gefunden.',
  'In the On-Line Encyclopedia of Integer Sequences:': 'In der Online-Enzyklopädie der Zahlenfolgen:',
  'There every size is smaller by {0}.': 'Dort ist jede Größe um {0} kleiner.',
  'Worked out in {0} s on this device.': 'Auf diesem Gerät in {0} s ausgerechnet.',
  'Known up to {0} of {1}.': 'Bekannt bis {0} von {1}.',
  'At this pace, {0} more seconds.': { one: 'Bei diesem Tempo noch eine Sekunde.', other: 'Bei diesem Tempo noch {0} Sekunden.' },
  'At this pace, {0} more minutes.': { one: 'Bei diesem Tempo noch eine Minute.', other: 'Bei diesem Tempo noch {0} Minuten.' },
  'At this pace, {0} more hours.': { one: 'Bei diesem Tempo noch eine Stunde.', other: 'Bei diesem Tempo noch {0} Stunden.' },
  'At this pace, days more.': 'Bei diesem Tempo noch Tage.',
  'Repeats every {0} from {1} on, for ever. That is proven.': 'Wiederholt sich ab {1} alle {0}, für immer. Das ist bewiesen.',
  'Repeats every {0} from {1} on, {2} higher each time, for ever. That is proven.':
    'Wiederholt sich ab {1} alle {0}, jedes Mal um {2} höher, für immer. Das ist bewiesen.',
  'Repeats every {0} from {1} on, as far as was looked, to {2}. That is no proof.':
    'Wiederholt sich ab {1} alle {0}, so weit nachgesehen wurde, bis {2}. Das ist kein Beweis.',
  'Repeats every {0} from {1} on, {2} higher each time, as far as was looked, to {3}. That is no proof.':
    'Wiederholt sich ab {1} alle {0}, jedes Mal um {2} höher, so weit nachgesehen wurde, bis {3}. Das ist kein Beweis.',
  'Exceptions before that: {0}': 'Ausnahmen davor: {0}',
  '0 comes nowhere.': '0 kommt nicht vor.',
  '0 comes at {0}': '0 kommt vor bei {0}',
  'No more than {0} positions to work out.': {
    one: 'Höchstens {0} Stellung auszurechnen.',
    other: 'Höchstens {0} Stellungen auszurechnen.',
  },
  '{0} cases': { one: '{0} Fall', other: '{0} Fälle' },
  'The farthest it was ever checked': 'Wie weit es je geprüft wurde',
  '{0}, {1} of them lost, in {2} s with {3} MB on one core.': '{0}, davon {1} verloren, in {2} s mit {3} MB auf einem Kern.',
  'Refuted by {0}.': 'Widerlegt durch {0}.',
  'Worked out by a command': 'Mit einem Befehl ausgerechnet',
};
