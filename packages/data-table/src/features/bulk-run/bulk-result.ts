/**
 * The outcome of one row:
 *
 * - `done`: changed as asked
 * - `skipped`: nothing to change, for instance because it already is in that state
 * - `conflict`: somebody else changed it first
 * - `refused`: the server does not allow it for this row
 * - `failed`: an error, after which the row is certainly unchanged
 * - `unknown`: the answer was lost, so nobody knows yet whether the row changed
 * - `unsent`: never sent, because the run ended before
 */
export type RowOutcome =
  'done' | 'skipped' | 'conflict' | 'refused' | 'failed' | 'unknown' | 'unsent';

/** In the order in which a result lists them: what needs the user first. */
export const rowOutcomes = [
  'unknown',
  'failed',
  'conflict',
  'refused',
  'unsent',
  'skipped',
  'done',
] as const satisfies readonly RowOutcome[];

export interface RowResult {
  readonly id: string;
  readonly outcome: RowOutcome;
  /** Translated, as the user reads it. */
  readonly reason?: string | undefined;
  /** Names the row to the user, such as its number. Defaults to the text of its first column. */
  readonly label?: string | undefined;
  /** Whether the user may try again. Defaults to `isRetriedByDefault`. */
  readonly retryable?: boolean | undefined;
  /** Replaces the data that the work stores with the row. */
  readonly data?: unknown;
}

/** The outcome for each row of a batch. */
export interface BulkResult {
  /** A row that is missing counts as `unknown`; of several results for a row the first counts. */
  readonly rows: readonly RowResult[];
}

/** Trying again makes no sense for a row that was refused or had nothing to change. */
export const isRetriedByDefault = (outcome: RowOutcome): boolean =>
  outcome !== 'done' && outcome !== 'skipped' && outcome !== 'refused';
