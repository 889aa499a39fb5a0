import type { Phrase } from '../../phrase.ts';

/**
 * A long computation of the batch command, hours if need be and far beyond what a tab can hold: layer by layer, with its state in a few
 * tables, so that it can be saved and resumed.
 */
export interface Survey {
  /** Names it for the command, and its certificate. */
  readonly id: string;
  /** The claims that it bears on; where a layer says something else than one of them, it says so. */
  readonly claims: readonly string[];
  /** Its statement, up to a size. */
  readonly says: (to: number) => Phrase;
  /** The size of the first layer, and how much larger each is than the one before. */
  readonly from: number;
  readonly every: number;
  /** A size up to which it takes no time to speak of, so that a test works it out again. */
  readonly soon: number;
  begin(to: number): SurveyRun;
}

/** A survey that is under way. */
export interface SurveyRun {
  /** All that it has to keep between one layer and the next, filled in place. */
  readonly tables: readonly (Uint8Array | Uint16Array | Int32Array | Uint32Array)[];
  /** Works out the layer of a size, all before it being worked out. Yields many times a second. */
  layer(size: number): Generator<void, Layer, void>;
}

export interface Layer {
  /** How many cases were worked out. */
  readonly cases: number;
  /** Of these, how many are lost for the side to move in normal play, or in the convention of the survey. */
  readonly lost: number;
  /** What was found, in an order that does not depend on how it was found. */
  readonly bytes: Uint8Array;
  /** The first case that a claim is wrong about, as text. */
  readonly against: string | null;
}

/** What a survey came to, and how it can be checked: digests chain those of the layers, by SHA-256. */
export interface Certificate {
  readonly survey: string;
  readonly to: number;
  readonly cases: number;
  readonly lost: number;
  readonly digest: string;
  /** The same up to the size that a test works out again. */
  readonly soon: { readonly to: number; readonly cases: number; readonly lost: number; readonly digest: string };
  readonly against: string | null;
  /** Processor time on one core, and the most memory it had, in 10^6 bytes. */
  readonly seconds: number;
  readonly megabytes: number;
  /** The machine, and the day it ended. */
  readonly on: string;
}
