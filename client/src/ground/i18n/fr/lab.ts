import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** The laboratory. */
export const lab: Phrases = {
  Laboratory: 'Laboratoire',
  'For who wants to know: try what is claimed, and look for what nobody has seen.':
    'Pour qui veut savoir : vérifie ce qu’on affirme, et cherche ce que personne n’a vu.',
  'Go on to the laboratory': 'Aller au laboratoire',
  'Set up any position and see who wins, and why.': 'Compose une position et vois qui gagne, et pourquoi.',
  Tools: 'Outils',
  'Theorems on trial': 'Théorèmes à l’épreuve',
  'What five papers say about these games, compared with the rules case by case; misprints as well.':
    'Ce que cinq articles disent de ces jeux, comparé aux règles cas par cas ; les coquilles aussi.',
  Sequence: 'Suite',
  'What heaps, rows and boards of growing size are worth, and whether that repeats for ever.':
    'Ce que valent des tas, des rangées et des plateaux de plus en plus grands, et si cela se répète toujours.',
  'Give a whole number from {0} to {1}: for a larger one there is no room.':
    'Donne un nombre entier de {0} à {1} : pour un plus grand, il n’y a pas de place.',
  'Stop: {0}': 'Arrêter : {0}',
  'Begin again: {0}': 'Recommencer : {0}',
  'Begin again': 'Recommencer',
  'Try: {0}': 'Vérifier : {0}',
  Try: 'Vérifier',
  'The worker broke down, perhaps for want of memory. Try a smaller number.':
    'Le calcul s’est interrompu, peut-être faute de mémoire. Essaie un nombre plus petit.',
  'What holds: {0}': 'Ce qui est vrai : {0}',
  'Look at it in analysis': 'Le voir dans l’analyse',
  Paper: 'Article',
  'Try them all': 'Tout vérifier',
  '{0} of {1} tried': '{0} sur {1} vérifiés',
  Misprint: 'Coquille',
  'No proof known': 'Pas de preuve connue',
  'A worked example.': 'Un exemple.',
  'Waiting for its turn…': 'Attend son tour…',
  'Stopped at {0}: {1} so far, and all agree.': 'Arrêté à {0} : {1} jusqu’ici, et tout concorde.',
  'At {0}: {1} so far, and all agree.': 'À {0} : {1} jusqu’ici, et tout concorde.',
  'Refuted after {0}.': 'Réfuté après {0}.',
  'Holds up to {0}: {1}, in {2} s on this device.': 'Vrai jusqu’à {0} : {1}, en {2} s sur cet appareil.',
  'Holds: {0}, in {1} s on this device.': 'Vrai : {0}, en {1} s sur cet appareil.',
  '{0}, up to {1}, and the value of each; the table below has the same.':
    '{0}, jusqu’à {1}, et la valeur de chacun ; la table au-dessous dit la même chose.',
  'Logarithmic sizes': 'Tailles logarithmiques',
  'Each pair of dots is the smallest and the largest of {0} terms.':
    'Chaque paire de points est le plus petit et le plus grand de {0} termes.',
  'Value against size': 'Valeur selon la taille',
  Terms: 'Termes',
  'Save the terms': 'Enregistrer les termes',
  'b-file': 'b-fichier',
  CSV: 'CSV',
  JSON: 'JSON',
  'Look at': 'Regarder',
  'Give a whole number from {0} to {1}.': 'Donne un nombre entier de {0} à {1}.',
  'Table of terms': 'Table des termes',
  'A hundred back': 'Cent en arrière',
  'A hundred on': 'Cent en avant',
  'What grows': 'Ce qui grandit',
  'Up to': 'Jusqu’à',
  'The numbers are nimbers: what each position is worth as a heap of Nim. With 0 the side to move loses.':
    'Les nombres sont des nimbers : ce que vaut chaque position comme tas de Nim. Avec 0, qui doit jouer perd.',
  'The numbers are misère nimbers: found like nimbers, but with 1 where no move is left.':
    'Les nombres sont des nimbers misère : trouvés comme les nimbers, mais avec 1 où il ne reste aucun coup.',
  '1 means that the side to move wins, 0 that it loses.': '1 veut dire que qui doit jouer gagne, 0 qu’il perd.',
  'From {0} on every value is {1} higher than the one before, for ever. That is proven.':
    'À partir de {0}, chaque valeur dépasse de {1} la précédente, pour toujours. C’est prouvé.',
  'All values are the same from {0} on, as far as was looked, to {1}. That is no proof.':
    'À partir de {0}, toutes les valeurs sont égales, aussi loin qu’on a regardé, jusqu’à {1}. Ce n’est pas une preuve.',
  'From {0} on every value is {1} higher than the one before, as far as was looked, to {2}. That is no proof.':
    'À partir de {0}, chaque valeur dépasse de {1} la précédente, aussi loin qu’on a regardé, jusqu’à {2}. Ce n’est pas une preuve.',
  'All values are the same from {0} on, for ever. That is proven.':
    'À partir de {0}, toutes les valeurs sont égales, pour toujours. C’est prouvé.',
  'No repetition was found up to {0}.': 'Aucune répétition n’a été trouvée jusqu’à {0}.',
  'In the On-Line Encyclopedia of Integer Sequences:': 'Dans l’encyclopédie en ligne des suites de nombres entiers :',
  'There every size is smaller by {0}.': 'Chaque taille y est plus petite de {0}.',
  'Worked out in {0} s on this device.': 'Calculé en {0} s sur cet appareil.',
  'Known up to {0} of {1}.': 'Connu jusqu’à {0} sur {1}.',
  'At this pace, {0} more seconds.': counted('À ce rythme, encore {0} seconde.', 'À ce rythme, encore {0} secondes.'),
  'At this pace, {0} more minutes.': counted('À ce rythme, encore {0} minute.', 'À ce rythme, encore {0} minutes.'),
  'At this pace, {0} more hours.': counted('À ce rythme, encore {0} heure.', 'À ce rythme, encore {0} heures.'),
  'At this pace, days more.': 'À ce rythme, encore des jours.',
  'Repeats every {0} from {1} on, for ever. That is proven.': 'Se répète tous les {0} à partir de {1}, pour toujours. C’est prouvé.',
  'Repeats every {0} from {1} on, {2} higher each time, for ever. That is proven.':
    'Se répète tous les {0} à partir de {1}, {2} plus haut à chaque fois, pour toujours. C’est prouvé.',
  'Repeats every {0} from {1} on, as far as was looked, to {2}. That is no proof.':
    'Se répète tous les {0} à partir de {1}, aussi loin qu’on a regardé, jusqu’à {2}. Ce n’est pas une preuve.',
  'Repeats every {0} from {1} on, {2} higher each time, as far as was looked, to {3}. That is no proof.':
    'Se répète tous les {0} à partir de {1}, {2} plus haut à chaque fois, aussi loin qu’on a regardé, jusqu’à {3}. Ce n’est pas une preuve.',
  'Exceptions before that: {0}': 'Exceptions avant : {0}',
  '0 comes nowhere.': '0 n’apparaît pas.',
  '0 comes at {0}': '0 apparaît à {0}',
  'No more than {0} positions to work out.': counted(
    'Au plus {0} position à calculer.',
    'Au plus {0} positions à calculer.',
    'Au plus {0} de positions à calculer.',
  ),
  '{0} cases': counted('{0} cas', '{0} cas', '{0} de cas'),
  'The farthest it was ever checked': 'Jusqu’où on l’a vérifié',
  '{0}, {1} of them lost, in {2} s with {3} MB on one core.': '{0}, dont {1} perdus, en {2} s avec {3} Mo sur un cœur.',
  'Refuted by {0}.': 'Réfuté par {0}.',
  'Worked out by a command': 'Calculé par une commande',
};
