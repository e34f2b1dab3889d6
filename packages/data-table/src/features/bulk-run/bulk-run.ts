import {
  type BulkResult,
  type RowOutcome,
  type RowResult,
  isRetriedByDefault,
} from './bulk-result.ts';

/** A row waits to be sent, is being sent, or has an outcome. */
export type RunRowState = 'waiting' | 'sent' | RowOutcome;

export interface RunRow {
  readonly id: string;
  readonly state: RunRowState;
  readonly label?: string | undefined;
  readonly reason?: string | undefined;
  readonly retryable?: boolean | undefined;
  /** The batch with which it was sent last. */
  readonly batch?: number | undefined;
  /** What the work keeps about the row, such as the version that the user saw. */
  readonly data?: unknown;
}

/**
 * A bulk action that is running, or its result. Plain data that survives JSON. Every row is in it
 * exactly once, in one state (DT-370).
 */
export interface BulkRun {
  /** Unique; part of the idempotency key of each batch. */
  readonly id: string;
  /** Key of the action. */
  readonly action: string;
  /** What the action asked the user before the run, such as a reason. */
  readonly fields?: unknown;
  /** It takes back an earlier run. */
  readonly undo?: boolean | undefined;
  readonly rows: readonly RunRow[];
  /** Number of batches sent so far. */
  readonly batches: number;
}

export interface NewRun {
  readonly id: string;
  readonly action: string;
  readonly fields?: unknown;
  /** Repeated ids count once. */
  readonly ids: readonly string[];
  readonly labelOf?: ((id: string) => string | undefined) | undefined;
  readonly dataOf?: ((id: string) => unknown) | undefined;
  readonly undo?: boolean | undefined;
}

export function createBulkRun(options: NewRun): BulkRun {
  const { id, action, fields, ids, labelOf, dataOf, undo } = options;
  const rows = [...new Set(ids)].map((rowId): RunRow => {
    const label = labelOf?.(rowId);
    const data = dataOf?.(rowId);
    return {
      id: rowId,
      state: 'waiting',
      ...(label !== undefined && { label }),
      ...(data !== undefined && { data }),
    };
  });
  return {
    ...{ id, action, rows, batches: 0 },
    ...(fields !== undefined && { fields }),
    ...(undo === true && { undo }),
  };
}

/** Sent with a batch, so that a server recognises one that it has already received. */
export const batchKey = (run: BulkRun, batch: number): string => `${run.id}/${batch}`;

function changeRows(run: BulkRun, state: RunRowState, change: (row: RunRow) => RunRow): BulkRun {
  return { ...run, rows: run.rows.map((row) => (row.state === state ? change(row) : row)) };
}

/** Sends up to `size` of the waiting rows as the next batch. Returns the same run if none waits. */
export function sendNextBatch(run: BulkRun, size: number): BulkRun {
  const batch = run.batches + 1;
  let left = size;
  const rows = run.rows.map((row): RunRow => {
    if (row.state !== 'waiting' || left <= 0) return row;
    left -= 1;
    const { reason: _, retryable: __, ...kept } = row;
    return { ...kept, state: 'sent', batch };
  });
  return left === size ? run : { ...run, rows, batches: batch };
}

export const sentRows = (run: BulkRun): readonly RunRow[] =>
  run.rows.filter(({ state }) => state === 'sent');

function withResult(row: RunRow, result: RowResult): RunRow {
  const { reason, retryable, label = row.label, data = row.data } = result;
  const { reason: _, retryable: __, label: ___, data: ____, ...kept } = row;
  return {
    ...kept,
    state: result.outcome,
    ...(label !== undefined && { label }),
    ...(reason !== undefined && { reason }),
    ...(retryable !== undefined && { retryable }),
    ...(data !== undefined && { data }),
  };
}

function byId({ rows }: BulkResult): ReadonlyMap<string, RowResult> {
  const results = new Map<string, RowResult>();
  for (const result of rows) if (!results.has(result.id)) results.set(result.id, result);
  return results;
}

/** Records the answer to the batch that is being sent. A row without a result is unknown. */
export function recordAnswer(run: BulkRun, answer: BulkResult): BulkRun {
  const results = byId(answer);
  return changeRows(run, 'sent', (row) =>
    withResult(row, results.get(row.id) ?? { id: row.id, outcome: 'unknown' }),
  );
}

/** Records the same outcome for all rows of the batch that is being sent. */
export function recordOutcome(run: BulkRun, outcome: RowOutcome, reason?: string): BulkRun {
  return changeRows(run, 'sent', (row) => withResult(row, { id: row.id, outcome, reason }));
}

/**
 * Records the outcome of the unknown rows of a batch. `unsent` means that the server never saw the row, which
 * is sent again if the run continues; a row without a result stays unknown.
 */
export function recordLookUp(run: BulkRun, batch: number, answer: BulkResult): BulkRun {
  const results = byId(answer);
  return changeRows(run, 'unknown', (row) => {
    const result = row.batch === batch ? results.get(row.id) : undefined;
    if (result === undefined) return row;
    const known = withResult(row, result);
    return result.outcome === 'unsent' ? { ...known, state: 'waiting' } : known;
  });
}

/** Ends a run early: rows that still wait stay unsent. */
export const endRun = (run: BulkRun): BulkRun =>
  changeRows(run, 'waiting', (row) => ({ ...row, state: 'unsent' }));

/** Some rows are not sent yet, or their response is pending. */
export const isOpen = ({ rows }: BulkRun): boolean =>
  rows.some(({ state }) => state === 'waiting' || state === 'sent');

/** A run whose page was left or reloaded: nobody received the answer to the batch that was being sent. */
export const interruptRun = (run: BulkRun): BulkRun => endRun(recordOutcome(run, 'unknown'));

/** Continues an interrupted run: rows whose response was pending are looked up first, the others are still to be sent. */
export const resumeRun = (run: BulkRun): BulkRun => recordOutcome(run, 'unknown');

export const isRetryable = ({ state, retryable }: RunRow): boolean =>
  state !== 'waiting' &&
  state !== 'sent' &&
  state !== 'done' &&
  (retryable ?? isRetriedByDefault(state));

/**
 * Lets the rows that may be retried wait again. Unknown rows stay unknown, because they are looked up first
 * (DT-372). Rows that were never sent come first, so that a batch that always fails does not hold up others.
 */
export function retryRows(run: BulkRun): BulkRun {
  const again = (row: RunRow): RunRow =>
    isRetryable(row) && row.state !== 'unknown' ? { ...row, state: 'waiting' } : row;
  const isUnsent = ({ state }: RunRow): boolean => state === 'unsent';
  const unsent = run.rows.filter(isUnsent);
  const others = run.rows.filter((row) => !isUnsent(row));
  return { ...run, rows: [...unsent, ...others].map(again) };
}
