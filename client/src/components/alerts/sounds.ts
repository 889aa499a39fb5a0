import type { SoundCue } from './sound-cues.ts';

/** A tone that glides and dies away. */
interface Tone {
  readonly shape: OscillatorType;
  /** Frequencies it begins and ends with, in Hz. */
  readonly glide: readonly [from: number, to: number];
  /** When it begins, and for how long it is heard, in seconds. */
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loud: number;
}

/** Stones on a table: short and low for moves, notes for what begins and ends. */
const SOUNDS: Readonly<Record<SoundCue, readonly Tone[]>> = {
  begin: [note(523, 0), note(784, 0.13)],
  'own-move': [knock(480, 0)],
  'other-move': [knock(640, 0), knock(480, 0.09)],
  won: [note(523, 0), note(659, 0.12), note(784, 0.24), note(1047, 0.38)],
  lost: [note(440, 0), note(392, 0.18)],
  over: [note(659, 0), note(523, 0.15)],
  'called-off': [knock(300, 0), knock(300, 0.16)],
  tick: [{ shape: 'square', glide: [1_200, 1_000], at: 0, length: 0.03, loud: 0.06 }],
};

function knock(pitch: number, at: number): Tone {
  return { shape: 'sine', glide: [pitch, pitch / 2.5], at, length: 0.11, loud: 0.4 };
}

function note(pitch: number, at: number): Tone {
  return { shape: 'triangle', glide: [pitch, pitch], at, length: 0.35, loud: 0.16 };
}

/** How long a tone takes to reach its loudness, in seconds: long enough not to crackle. */
const ATTACK = 0.004;
/** A ramp of this kind may not reach 0; nobody hears this. */
const SILENCE = 0.000_1;

export function sound(context: BaseAudioContext, cue: SoundCue): void {
  for (const { shape, glide, at, length, loud } of SOUNDS[cue]) {
    const [start, end] = [context.currentTime + at, context.currentTime + at + length];
    const tone = new OscillatorNode(context, { type: shape, frequency: glide[0] });
    tone.frequency.setValueAtTime(glide[0], start).exponentialRampToValueAtTime(glide[1], end);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain
      .setValueAtTime(0, start)
      .linearRampToValueAtTime(loud, start + ATTACK)
      .exponentialRampToValueAtTime(SILENCE, end);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}
