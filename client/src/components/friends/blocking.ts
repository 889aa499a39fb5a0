import { msg } from '@lit/localize';

/** What blocking does. */
export function blockingInWords(): string {
  return msg('Block someone to stop chat, challenges and new games between you. They aren’t told.');
}
