import { Favicon } from '../../components/alerts/favicon.ts';
import type { SoundPlayer } from '../../components/alerts/sound-player.ts';

/** How long the sound may take to be heard out, in milliseconds. */
const HEARD_OUT = 3_000;

/** Alerts a person who waits for a duel and looks at something else: it begins, and its clock runs. */
export class PairingAlert {
  #speaker: SoundPlayer | null = null;
  /** True from when it gets ready until it has called, or is closed. */
  #wanted = false;

  /** To be called when the person touches the page: no sound may be played before that. */
  async getReady(): Promise<void> {
    this.#wanted = true;
    const { SoundPlayer } = await import('../../components/alerts/sound-player.ts');
    if (this.#wanted) this.#speaker ??= new SoundPlayer('duels');
  }

  call(): void {
    this.#wanted = false;
    if (document.hidden || !document.hasFocus()) beckon();
    const speaker = this.#speaker;
    this.#speaker = null;
    speaker?.play('begin');
    setTimeout(() => speaker?.close(), HEARD_OUT);
  }

  close(): void {
    this.#wanted = false;
    this.#speaker?.close();
    this.#speaker = null;
  }
}

/** The icon of the tab alternates until somebody looks at the page. */
function beckon(): void {
  const favicon = new Favicon();
  favicon.wanted = true;
  addEventListener('focus', () => favicon.close(), { once: true });
}
