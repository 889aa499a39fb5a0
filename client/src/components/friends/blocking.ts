import { msg } from '@lit/localize';

/** What it means to block somebody, for who may do it. */
export function blockingInWords(): string {
  return msg('Block someone to stop chat, challenges and new games between you. They aren’t told.');
}
