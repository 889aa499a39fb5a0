/** What it takes to show every position, graphs and maps among them, which take more code than all others together. */
export { pictureOf } from '@nimhall/shared/picture/picture';
export { positionInWords } from '../position-words.ts';
