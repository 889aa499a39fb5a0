import { Store } from './store.ts';

/** Something a screen reader should say: politely when it is free, or at once. */
export interface Announcement {
  readonly text: string;
  readonly urgency: 'polite' | 'assertive';
}

export const announcements = new Store<Announcement | null>(null);
