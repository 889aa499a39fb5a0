import { settings } from '../../reactive/settings.ts';
import type { SoundCue } from './sound-cues.ts';
import { sound } from './sounds.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;
/** After how long without a sound the output is switched off, in milliseconds: longer than any sound, and than the pause between two ticks of a clock. */
const QUIET = 1_200;
/** A sound that has to wait longer for the output is left out, in milliseconds. */
const LATE = 3_000;

/**
 * Plays the sounds of a room: if the settings allow it, not before the person has touched the page, and in one of the tabs that show the
 * room. The output is on only around a sound, because it drains the battery of a phone even while it is silent.
 */
export class SoundPlayer {
  readonly #lock: string;
  readonly #closed = new AbortController();
  #context: AudioContext | null = null;
  #opening = false;
  /** True while the browser does not let us switch the output on. */
  #waits = false;
  #switchingOff: ReturnType<typeof setTimeout> | undefined;
  /** True once this is the tab that is heard. */
  #speaks = false;

  constructor(room: string) {
    this.#lock = `nimhall:sound:${room}`;
    const { signal } = this.#closed;
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake(), { capture: true, signal });
    if (navigator.userActivation?.hasBeenActive) this.#wake();
  }

  play(cue: SoundCue): void {
    if (this.#speaks && this.#context && settings.value.sound) void this.#sound(this.#context, cue);
  }

  close(): void {
    this.#closed.abort();
    clearTimeout(this.#switchingOff);
    void this.#context?.close();
  }

  #wake(): void {
    if (!settings.value.sound) return;
    if (this.#context) {
      if (this.#waits) void this.#switchOn(this.#context);
    } else if (!this.#opening) {
      this.#opening = true;
      // After the next frame: the effect of the gesture is shown first, because this takes as long as several frames.
      requestAnimationFrame(() => setTimeout(() => this.#open()));
    }
  }

  #open(): void {
    if (this.#closed.signal.aborted) return;
    this.#context = new AudioContext();
    void this.#switchOn(this.#context);
    void this.#waitForOtherTabs();
  }

  async #sound(context: AudioContext, cue: SoundCue): Promise<void> {
    const asked = performance.now();
    await this.#switchOn(context);
    if (!this.#closed.signal.aborted && performance.now() - asked < LATE) sound(context, cue);
  }

  /** Switches the output on for a while. Resolves when it is on, which may take until the next gesture, or when the player is closed. */
  async #switchOn(context: AudioContext): Promise<void> {
    this.#waits = true;
    clearTimeout(this.#switchingOff);
    try {
      await context.resume();
    } catch (error) {
      if (!this.#closed.signal.aborted) throw error;
    }
    this.#waits = false;
    clearTimeout(this.#switchingOff);
    if (!this.#closed.signal.aborted) this.#switchingOff = setTimeout(() => void context.suspend(), QUIET);
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
