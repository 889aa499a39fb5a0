/** All pictures, including graphs and maps, which need more code than all others together. */
export { pictureOf } from '@nimhall/shared/picture/picture';
export { positionInWords } from '../position-words.ts';
