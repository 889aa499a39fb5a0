import { inOurLanguage } from '../../ground/i18n/language.ts';
import type { Scene } from '../../ground/position/scene.ts';

/** Whose turn it is, with what holds now and cannot be seen on the board: `Your turn. You may take 6 at most.` */
export function turnWithNow(turn: string, scene: Scene | null): string {
  return scene?.now ? `${turn} ${inOurLanguage(scene.now)}` : turn;
}
