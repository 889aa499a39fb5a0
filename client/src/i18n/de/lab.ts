import type { Phrases } from '../phrases.ts';

/** The laboratory. */
export const lab: Phrases = {
  Laboratory: 'Labor',
  'Test published theorems. Look for new ones.': 'Prüf veröffentlichte Sätze nach. Such neue.',
  'Open the laboratory': 'Labor öffnen',
  'Set up any position and see who wins, and why.': 'Stell eine beliebige Stellung auf und sieh, wer gewinnt und warum.',
  Tools: 'Werkzeuge',
  'Test theorems': 'Sätze prüfen',
  'Check what five papers say about these games, misprints included.':
    'Prüf, was fünf Arbeiten über diese Spiele sagen, samt Druckfehlern.',
  Sequence: 'Folge',
  'See the values of growing heaps, rows and boards, and whether they repeat.':
    'Sieh die Werte wachsender Haufen, Reihen und Bretter, und ob sie sich wiederholen.',
  'Enter a whole number from {0} to {1}. Larger ones need too much memory.':
    'Gib eine ganze Zahl von {0} bis {1} ein. Größere brauchen zu viel Speicher.',
  'Stop: {0}': 'Anhalten: {0}',
  'Start over: {0}': 'Von vorn: {0}',
  'Start over': 'Von vorn',
  'Test: {0}': 'Prüfen: {0}',
  Test: 'Prüfen',
  'The calculation stopped, maybe because memory ran out. Try a smaller number.':
    'Die Rechnung wurde abgebrochen, vielleicht aus Speichermangel. Versuch es mit einer kleineren Zahl.',
  'Correct version: {0}': 'Richtig ist: {0}',

  Paper: 'Arbeit',
  'Test all': 'Alle prüfen',
  '{0} of {1} tested': '{0} von {1} geprüft',
  Misprint: 'Druckfehler',
  'No proof known': 'Kein Beweis bekannt',
  'A worked example.': 'Ein Rechenbeispiel.',
  'Waiting…': 'Wartet …',
  'Stopped at {0}. So far {1}, all agree.': 'Angehalten bei {0}. Bisher {1}, alle stimmen.',
  'At {0}. So far {1}, all agree.': 'Bei {0}. Bisher {1}, alle stimmen.',
  'Refuted after {0}.': 'Widerlegt. Geprüft: {0}.',
  'True up to {0}. Checked {1} in {2} s on this device.': 'Stimmt bis {0}. {1} in {2} s auf diesem Gerät geprüft.',
  'True. Checked {0} in {1} s on this device.': 'Stimmt. {0} in {1} s auf diesem Gerät geprüft.',
  'Values of {0} up to {1}. The table below shows the same.': 'Werte von {0} bis {1}. Die Tabelle darunter zeigt dasselbe.',
  'Logarithmic sizes': 'Größen logarithmisch',
  'Each pair of dots shows the smallest and largest of {0} terms.': 'Jedes Punktepaar zeigt das kleinste und größte von {0} Gliedern.',
  'Value against size': 'Wert nach Größe',
  Terms: 'Glieder',
  'Download terms': 'Glieder herunterladen',
  'b-file': 'b-Datei',
  CSV: 'CSV',
  JSON: 'JSON',
  Show: 'Zeigen',
  'Enter a whole number from {0} to {1}.': 'Gib eine ganze Zahl von {0} bis {1} ein.',
  'Table of terms': 'Tabelle der Glieder',
  'Previous hundred': 'Vorige 100',
  'Next hundred': 'Nächste 100',
  'Size of': 'Größe von',
  'Up to': 'Bis',
  'The numbers are nimbers, each position’s value as a Nim heap. At 0 the player to move loses.':
    'Die Zahlen sind Nimber, der Wert jeder Stellung als Nim-Haufen. Bei 0 verliert, wer am Zug ist.',
  'The numbers are misère nimbers. They work like nimbers, but count 1 when no moves are left.':
    'Die Zahlen sind Misère-Nimber. Sie funktionieren wie Nimber, zählen aber 1, wenn kein Zug bleibt.',
  '1 means the player to move wins, 0 that they lose.': 'Bei 1 gewinnt, wer am Zug ist, bei 0 die andere Seite.',
  'From {0} on, every value is {1} higher than the one before, forever. This is proven.':
    'Ab {0} ist jeder Wert um {1} höher als der davor, für immer. Das ist bewiesen.',
  'All values are the same from {0} to {1}, as far as checked. This isn’t a proof.':
    'Von {0} bis {1} sind alle Werte gleich, so weit geprüft. Das ist kein Beweis.',
  'From {0} on, every value is {1} higher than the one before, checked up to {2}. This isn’t a proof.':
    'Ab {0} ist jeder Wert um {1} höher als der davor, geprüft bis {2}. Das ist kein Beweis.',
  'All values are the same from {0} on, forever. This is proven.': 'Ab {0} sind alle Werte gleich, für immer. Das ist bewiesen.',
  'No repetition found up to {0}.': 'Bis {0} keine Wiederholung gefunden.',
  'In the On-Line Encyclopedia of Integer Sequences:': 'In der Online-Enzyklopädie der Zahlenfolgen:',
  'Sizes there are smaller by {0}.': 'Dort ist jede Größe um {0} kleiner.',
  'Computed in {0} s on this device.': 'In {0} s auf diesem Gerät berechnet.',
  'Known up to {0} of {1}.': 'Bekannt bis {0} von {1}.',
  'About {0} seconds left.': { one: 'Noch etwa eine Sekunde.', other: 'Noch etwa {0} Sekunden.' },
  'About {0} minutes left.': { one: 'Noch etwa eine Minute.', other: 'Noch etwa {0} Minuten.' },
  'About {0} hours left.': { one: 'Noch etwa eine Stunde.', other: 'Noch etwa {0} Stunden.' },
  'Days left.': 'Noch Tage.',
  'Repeats every {0} from {1} on, forever. This is proven.': 'Wiederholt sich ab {1} alle {0}, für immer. Das ist bewiesen.',
  'Repeats every {0} from {1} on, {2} higher each time, forever. This is proven.':
    'Wiederholt sich ab {1} alle {0}, jedes Mal um {2} höher, für immer. Das ist bewiesen.',
  'Repeats every {0} from {1} on, checked up to {2}. This isn’t a proof.':
    'Wiederholt sich ab {1} alle {0}, geprüft bis {2}. Das ist kein Beweis.',
  'Repeats every {0} from {1} on, {2} higher each time, checked up to {3}. This isn’t a proof.':
    'Wiederholt sich ab {1} alle {0}, jedes Mal um {2} höher, geprüft bis {3}. Das ist kein Beweis.',
  'Exceptions before that: {0}': 'Ausnahmen davor: {0}',
  'The value is never 0.': '0 kommt nie vor.',
  'The value is 0 at {0}': '0 kommt vor bei {0}',
  'At most {0} positions to compute.': { one: 'Höchstens {0} Stellung zu berechnen.', other: 'Höchstens {0} Stellungen zu berechnen.' },
  '{0} cases': { one: '{0} Fall', other: '{0} Fälle' },
  'Checked furthest': 'Am weitesten geprüft',
  '{0}, {1} of them lost, in {2} s with {3} MB on one core.': '{0}, davon {1} verloren, in {2} s mit {3} MB auf einem Kern.',
  'Refuted by {0}.': 'Widerlegt durch {0}.',
  'Computed by a command': 'Mit einem Befehl berechnet',
};
