import { templatesOf, translator } from './phrases.ts';

export const templates = templatesOf({}, {});
export const finished = translator({});
