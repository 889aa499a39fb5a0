import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** The laboratory. */
export const lab: Phrases = {
  Laboratory: 'Laboratoire',
  'Test published theorems. Look for new ones.': 'Vérifie des théorèmes publiés. Cherche-en de nouveaux.',
  'Open the laboratory': 'Ouvrir le laboratoire',
  'Set up any position and see who wins, and why.': 'Compose une position et vois qui gagne, et pourquoi.',
  Tools: 'Outils',
  'Test theorems': 'Vérifier des théorèmes',
  'Check what five papers say about these games, misprints included.':
    'Vérifie ce que cinq articles disent de ces jeux, coquilles comprises.',
  Sequence: 'Suite',
  'See the values of growing heaps, rows and boards, and whether they repeat.':
    'Vois les valeurs de tas, rangées et plateaux croissants, et si elles se répètent.',
  'Enter a whole number from {0} to {1}. Larger ones need too much memory.':
    'Saisis un nombre entier de {0} à {1}. Au-delà, il faut trop de mémoire.',
  'Stop: {0}': 'Arrêter : {0}',
  'Start over: {0}': 'Recommencer : {0}',
  'Start over': 'Recommencer',
  'Test: {0}': 'Vérifier : {0}',
  Test: 'Vérifier',
  'The calculation stopped, maybe because memory ran out. Try a smaller number.':
    'Le calcul s’est arrêté, peut-être par manque de mémoire. Essaie un nombre plus petit.',
  'Correct version: {0}': 'Version correcte : {0}',

  Paper: 'Article',
  'Test all': 'Tout vérifier',
  '{0} of {1} tested': '{0} sur {1} vérifiés',
  Misprint: 'Coquille',
  'No proof known': 'Pas de preuve connue',
  'A worked example.': 'Un exemple.',
  'Waiting…': 'En attente…',
  'Stopped at {0}. So far {1}, all agree.': 'Arrêté à {0}. Jusqu’ici {1}, tout concorde.',
  'At {0}. So far {1}, all agree.': 'À {0}. Jusqu’ici {1}, tout concorde.',
  'Refuted after {0}.': 'Réfuté après {0}.',
  'True up to {0}. Checked {1} in {2} s on this device.': 'Vrai jusqu’à {0}. {1} vérifiés en {2} s sur cet appareil.',
  'True. Checked {0} in {1} s on this device.': 'Vrai. {0} vérifiés en {1} s sur cet appareil.',
  'Values of {0} up to {1}. The table below shows the same.': 'Valeurs de {0} jusqu’à {1}. La table ci-dessous montre la même chose.',
  'Logarithmic sizes': 'Tailles logarithmiques',
  'Each pair of dots shows the smallest and largest of {0} terms.':
    'Chaque paire de points montre le plus petit et le plus grand de {0} termes.',
  'Value against size': 'Valeur selon la taille',
  Terms: 'Termes',
  'Download terms': 'Télécharger les termes',
  'b-file': 'b-fichier',
  CSV: 'CSV',
  JSON: 'JSON',
  Show: 'Montrer',
  'Enter a whole number from {0} to {1}.': 'Saisis un nombre entier de {0} à {1}.',
  'Table of terms': 'Table des termes',
  'Previous hundred': 'Cent précédents',
  'Next hundred': 'Cent suivants',
  'Size of': 'Taille de',
  'Up to': 'Jusqu’à',
  'The numbers are nimbers, each position’s value as a Nim heap. At 0 the player to move loses.':
    'Les nombres sont des nimbers, la valeur de chaque position comme tas de Nim. À 0, qui doit jouer perd.',
  'The numbers are misère nimbers. They work like nimbers, but count 1 when no moves are left.':
    'Les nombres sont des nimbers misère. Ils marchent comme les nimbers, mais comptent 1 quand il ne reste aucun coup.',
  '1 means the player to move wins, 0 that they lose.': 'À 1, qui doit jouer gagne. À 0, l’autre camp gagne.',
  'From {0} on, every value is {1} higher than the one before, forever. This is proven.':
    'À partir de {0}, chaque valeur dépasse de {1} la précédente, pour toujours. C’est prouvé.',
  'All values are the same from {0} to {1}, as far as checked. This isn’t a proof.':
    'De {0} à {1}, toutes les valeurs vérifiées sont égales. Ce n’est pas une preuve.',
  'From {0} on, every value is {1} higher than the one before, checked up to {2}. This isn’t a proof.':
    'À partir de {0}, chaque valeur dépasse de {1} la précédente, vérifié jusqu’à {2}. Ce n’est pas une preuve.',
  'All values are the same from {0} on, forever. This is proven.':
    'À partir de {0}, toutes les valeurs sont égales, pour toujours. C’est prouvé.',
  'No repetition found up to {0}.': 'Aucune répétition trouvée jusqu’à {0}.',
  'In the On-Line Encyclopedia of Integer Sequences:': 'Dans l’encyclopédie en ligne des suites de nombres entiers :',
  'Sizes there are smaller by {0}.': 'Les tailles y sont plus petites de {0}.',
  'Computed in {0} s on this device.': 'Calculé en {0} s sur cet appareil.',
  'Known up to {0} of {1}.': 'Connu jusqu’à {0} sur {1}.',
  'About {0} seconds left.': counted('Encore environ {0} seconde.', 'Encore environ {0} secondes.'),
  'About {0} minutes left.': counted('Encore environ {0} minute.', 'Encore environ {0} minutes.'),
  'About {0} hours left.': counted('Encore environ {0} heure.', 'Encore environ {0} heures.'),
  'Days left.': 'Encore des jours.',
  'Repeats every {0} from {1} on, forever. This is proven.': 'Se répète tous les {0} à partir de {1}, pour toujours. C’est prouvé.',
  'Repeats every {0} from {1} on, {2} higher each time, forever. This is proven.':
    'Se répète tous les {0} à partir de {1}, {2} plus haut à chaque fois, pour toujours. C’est prouvé.',
  'Repeats every {0} from {1} on, checked up to {2}. This isn’t a proof.':
    'Se répète tous les {0} à partir de {1}, vérifié jusqu’à {2}. Ce n’est pas une preuve.',
  'Repeats every {0} from {1} on, {2} higher each time, checked up to {3}. This isn’t a proof.':
    'Se répète tous les {0} à partir de {1}, {2} plus haut à chaque fois, vérifié jusqu’à {3}. Ce n’est pas une preuve.',
  'Exceptions before that: {0}': 'Exceptions avant : {0}',
  'The value is never 0.': '0 n’apparaît jamais.',
  'The value is 0 at {0}': '0 apparaît à {0}',
  'At most {0} positions to compute.': counted('Au plus {0} position à calculer.', 'Au plus {0} positions à calculer.'),
  '{0} cases': counted('{0} cas', '{0} cas', '{0} de cas'),
  'Checked furthest': 'Vérifié le plus loin',
  '{0}, {1} of them lost, in {2} s with {3} MB on one core.': '{0}, dont {1} perdus, en {2} s avec {3} Mo sur un cœur.',
  'Refuted by {0}.': 'Réfuté par {0}.',
  'Computed by a command': 'Calculé par une commande',
};
