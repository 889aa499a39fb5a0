import type { Progress } from '../game/theory.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { findClaim } from './all-claims.ts';
import { type CompareAsked, type Comparison, compare } from './compare.ts';
import { type CountsProgress, type CountsQuery, type CountsRow, counts } from './counts.ts';
import { type MexQuery, type MexTable, mexTable } from './mex-table.ts';
import { type Field, type FieldProgress, type PlaneQuery, planeField } from './plane/field.ts';
import { type QuotientAsked, type QuotientFound, type QuotientProgress, quotientFound } from './quotient.ts';
import { type CertificateAsked, certificateFile } from './records/certificate.ts';
import { type FileAsked, seriesFile } from './series/files.ts';
import { type SeriesAsked, type SeriesProgress, type SeriesStep, seriesTerms, type Terms } from './series/terms.ts';
import { type TrialProgress, trial, type Verdict } from './trial.ts';

/** What a laboratory works out beside a page: a kind of task is a line in each of these, and one in `taskSteps`. */
export interface LabTasks {
  /** Compares a claim with the definition up to a size. */
  readonly trial: { readonly claim: string; readonly to: number };
  readonly terms: SeriesAsked & { readonly to: number };
  readonly file: FileAsked;
  readonly field: PlaneQuery;
  readonly mex: MexQuery;
  readonly counts: CountsQuery;
  readonly compare: CompareAsked;
  readonly quotient: QuotientAsked;
  readonly certificate: CertificateAsked;
}

/** Progress reports of each kind of task. */
export interface LabProgress {
  readonly trial: TrialProgress;
  readonly terms: SeriesProgress;
  readonly file: Progress;
  readonly field: FieldProgress;
  readonly mex: Progress;
  readonly counts: CountsProgress;
  readonly compare: Progress;
  readonly quotient: QuotientProgress;
  readonly certificate: Progress;
}

/** What comes of it; null where there is nothing by that name. */
export interface LabResults {
  readonly trial: Verdict | null;
  readonly terms: Result<Terms | null, Refusal>;
  readonly file: readonly Uint8Array<ArrayBuffer>[];
  readonly field: Result<Field | null, Refusal>;
  readonly mex: Result<MexTable | null, Refusal>;
  readonly counts: Result<readonly CountsRow[] | null, Refusal>;
  readonly compare: Result<Comparison, Refusal>;
  readonly quotient: Result<QuotientFound | null, Refusal>;
  readonly certificate: readonly Uint8Array<ArrayBuffer>[];
}

export type LabKind = keyof LabTasks;

export type LabTask = { readonly [Kind in LabKind]: { readonly kind: Kind } & LabTasks[Kind] }[LabKind];

/** A step of a task: its progress, or something that makes a report of it. */
export type LabStep = Exclude<LabProgress[LabKind], SeriesProgress> | SeriesStep;

/** The progress report after a step, which may be the last one for a while. */
export function toldOf(step: LabStep, stops: boolean): LabProgress[LabKind] {
  return 'tell' in step ? step.tell(stops) : step;
}

/** Runs a task in steps, each of which gives its progress. */
export function* taskSteps(task: LabTask): Generator<LabStep, LabResults[LabKind], void> {
  switch (task.kind) {
    case 'trial': {
      const claim = findClaim(task.claim);
      return claim ? yield* trial(claim, task.to) : null;
    }
    case 'terms':
      return yield* seriesTerms(task, task.to);
    case 'file':
      return yield* seriesFile(task);
    case 'field':
      return yield* planeField(task);
    case 'mex':
      return yield* mexTable(task);
    case 'counts':
      return yield* counts(task);
    case 'compare':
      return yield* compare(task);
    case 'quotient':
      return yield* quotientFound(task);
    case 'certificate':
      return yield* certificateFile(task);
    default:
      return task satisfies never;
  }
}
