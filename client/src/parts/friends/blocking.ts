import { msg } from '@lit/localize';

/** What it means to block somebody, for who may do it. */
export function blockingInWords(): string {
  return msg(
    'If you block somebody, you hear nothing of each other: no chat, no challenge, no new game together. They do not learn of it.',
  );
}
