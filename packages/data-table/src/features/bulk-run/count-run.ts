import { type RowOutcome, rowOutcomes } from './bulk-result.ts';
import { type BulkRun, type RunRow, isRetryable } from './bulk-run.ts';

export interface RunCounts {
  readonly total: number;
  /** Rows with an outcome. */
  readonly settled: number;
  readonly done: number;
  /** Rows with an outcome other than `done`. */
  readonly notDone: number;
  /** Of those, rows that are certainly unchanged against the user's wish: conflict, refused or failed. */
  readonly failed: number;
  readonly retryable: number;
}

const isFailure = ({ state }: RunRow): boolean =>
  state === 'conflict' || state === 'refused' || state === 'failed';

export function countRun({ rows }: BulkRun): RunCounts {
  let open = 0;
  let done = 0;
  let failed = 0;
  let retryable = 0;
  for (const row of rows) {
    if (row.state === 'waiting' || row.state === 'sent') open += 1;
    if (row.state === 'done') done += 1;
    if (isFailure(row)) failed += 1;
    if (isRetryable(row)) retryable += 1;
  }
  const settled = rows.length - open;
  return { total: rows.length, settled, done, notDone: settled - done, failed, retryable };
}

/** The rows of one outcome. */
export interface OutcomeGroup {
  readonly outcome: RowOutcome;
  readonly rows: readonly RunRow[];
}

/** Rows that were not done, by outcome; outcomes without rows are left out. */
export function notDoneGroups({ rows }: BulkRun): readonly OutcomeGroup[] {
  return rowOutcomes
    .filter((outcome) => outcome !== 'done')
    .map((outcome) => ({ outcome, rows: rows.filter(({ state }) => state === outcome) }))
    .filter((group) => group.rows.length > 0);
}
