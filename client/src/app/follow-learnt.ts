import { isOld } from '../components/learnt/kept-learnt.ts';
import { toldLearnt } from '../components/learnt/told-learnt.ts';
import { connection } from '../components/page/session.ts';

/**
 * Keeps progress in sync on every page without a reload: what was learnt on other devices appears, and what was learnt offline is sent. The
 * code for it is loaded only when there is something to do.
 */
export function followLearnt(): void {
  connection.on('learnt', ({ version }) => version !== toldLearnt.value.version && keep());
  connection.player.subscribe((me) => {
    const { player, waits } = toldLearnt.value;
    if (waits || (player !== null && me?.id !== player)) keep();
  });
  if (isOld()) void import('../components/learnt/learnt.ts');
}

function keep(): void {
  void import('../components/learnt/my-keeper.ts').then(({ learntKeeper }) => learntKeeper.keep());
}
