import { isOld } from '../components/learnt/kept-learnt.ts';
import { toldLearnt } from '../components/learnt/told-learnt.ts';
import { port } from '../components/page/session.ts';

/**
 * What was learnt on another device is there on whatever page is open, and without reloading it; and what was learnt without a connection is told on
 * whatever page there is one again. What keeps it together is loaded where there is something to do.
 */
export function followLearnt(): void {
  port.on('learnt', ({ version }) => version !== toldLearnt.value.version && keep());
  port.player.subscribe((me) => {
    const { player, waits } = toldLearnt.value;
    if (waits || (player !== null && me?.id !== player)) keep();
  });
  if (isOld()) void import('../components/learnt/learnt.ts');
}

function keep(): void {
  void import('../components/learnt/my-keeper.ts').then(({ learntKeeper }) => learntKeeper.keep());
}
