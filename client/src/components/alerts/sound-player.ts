import { settings } from '../../reactive/settings.ts';
import type { SoundCue } from './sound-cues.ts';
import { sound } from './sounds.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Plays the sounds of a room: if the settings allow it, not before the person has touched the page, and in one of the tabs that show the
 * room.
 */
export class SoundPlayer {
  readonly #lock: string;
  readonly #closed = new AbortController();
  #context: AudioContext | null = null;
  #opening = false;
  /** True once this is the tab that is heard. */
  #speaks = false;

  constructor(room: string) {
    this.#lock = `nimhall:sound:${room}`;
    const { signal } = this.#closed;
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake(), { capture: true, signal });
    if (navigator.userActivation?.hasBeenActive) this.#wake();
  }

  play(cue: SoundCue): void {
    if (this.#speaks && this.#context?.state === 'running' && settings.value.sound) sound(this.#context, cue);
  }

  close(): void {
    this.#closed.abort();
    void this.#context?.close();
  }

  #wake(): void {
    if (!settings.value.sound) return;
    if (this.#context) void this.#context.resume();
    else if (!this.#opening) {
      this.#opening = true;
      // After the next frame: the effect of the gesture is shown first, because this takes as long as several frames.
      requestAnimationFrame(() => setTimeout(() => this.#open()));
    }
  }

  #open(): void {
    if (this.#closed.signal.aborted) return;
    this.#context = new AudioContext();
    void this.#context.resume();
    void this.#waitForOtherTabs();
  }

  /** Web Locks are only there on https and localhost; without them every tab is heard. */
  async #waitForOtherTabs(): Promise<void> {
    const { signal } = this.#closed;
    const closed = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const speak = (): Promise<unknown> => {
      this.#speaks = true;
      return closed;
    };
    if (!('locks' in navigator)) return void speak();
    try {
      await navigator.locks.request(this.#lock, { signal }, speak);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
