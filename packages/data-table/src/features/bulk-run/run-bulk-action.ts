import type { BulkResult } from './bulk-result.ts';
import {
  type BulkRun,
  type RunRow,
  batchKey,
  endRun,
  recordAnswer,
  recordLookUp,
  recordOutcome,
  sendNextBatch,
  sentRows,
} from './bulk-run.ts';
import { type BulkBatch, type BulkWork, defaultBatchSize } from './bulk-work.ts';
import { isUncertain } from './is-uncertain.ts';

export interface RunOptions {
  /**
   * Called after each step, and before a batch is sent: what is stored then knows which rows are in flight
   * (DT-373). Must not throw.
   */
  onChange(run: BulkRun): void;
  /** Receives the error of a batch that was rejected. */
  onError(error: unknown): void;
  /** The text shown for an error, if it has one for the user. */
  reasonOf(error: unknown): string | undefined;
  /**
   * Awaited before the outcome of a batch is recorded as unknown. A page that is being left aborts its requests:
   * waiting keeps its stored run as one that the next page continues.
   */
  readonly beforeUnknown?: (() => Promise<void>) | undefined;
  /** Ends the run after the batch that is being sent. */
  readonly stop?: AbortSignal | undefined;
}

/** Ids of the unknown rows, by the batch they were sent with. */
function unknownBatches(run: BulkRun): ReadonlyMap<number, readonly string[]> {
  const batches = new Map<number, string[]>();
  for (const { id, state, batch } of run.rows) {
    if (state !== 'unknown' || batch === undefined) continue;
    const ids = batches.get(batch) ?? [];
    ids.push(id);
    batches.set(batch, ids);
  }
  return batches;
}

/** Reads the data that the work stores with a row. */
function dataReader(rows: readonly RunRow[]): (id: string) => unknown {
  let known: ReadonlyMap<string, unknown> | undefined;
  return (id) => (known ??= new Map(rows.map((row) => [row.id, row.data]))).get(id);
}

/** Takes the call of a host that throws as one that rejects. */
const call = async (ask: () => Promise<BulkResult>): Promise<BulkResult> => {
  const answer = await ask();
  if (!Array.isArray(answer.rows)) throw new TypeError('A bulk action returned no rows');
  return answer;
};

/**
 * Runs a bulk action to its end: looks up the rows whose outcome is unknown (DT-372), then sends those that wait,
 * batch by batch. Never rejects; what could not be done is in the returned run.
 */
export async function runBulkAction(
  start: BulkRun,
  work: BulkWork,
  options: RunOptions,
): Promise<BulkRun> {
  const { onChange, onError, reasonOf, beforeUnknown, stop } = options;
  let run = start;
  const change = (next: BulkRun): void => {
    run = next;
    onChange(next);
  };
  const batchOf = (batch: number): BulkBatch => {
    const { rows, fields } = run;
    return { key: batchKey(run, batch), fields, dataOf: dataReader(rows) };
  };
  const isEnding = (): boolean => stop?.aborted === true;

  /** Returns whether all answers arrived. */
  const lookUp = async (): Promise<boolean> => {
    for (const [batch, ids] of unknownBatches(run)) {
      if (isEnding()) return false;
      if (work.repeatable === true) {
        change(recordLookUp(run, batch, { rows: ids.map((id) => ({ id, outcome: 'unsent' })) }));
        continue;
      }
      const ask = work.lookUp;
      if (ask === undefined) return true;
      try {
        const answer = await call(() => ask(ids, batchOf(batch)));
        change(recordLookUp(run, batch, answer));
      } catch (error) {
        await beforeUnknown?.();
        onError(error);
        return false;
      }
    }
    return true;
  };

  /** Returns whether the run can continue. */
  const sendBatch = async (): Promise<boolean> => {
    const sent = sendNextBatch(run, Math.max(1, work.batchSize ?? defaultBatchSize));
    if (sent === run) return false;
    change(sent);
    const ids = sentRows(run).map(({ id }) => id);
    try {
      const answer = await call(() => work.send(ids, batchOf(run.batches)));
      change(recordAnswer(run, answer));
      return true;
    } catch (error) {
      const isUnknown = isUncertain(error);
      if (isUnknown) await beforeUnknown?.();
      onError(error);
      const reason = reasonOf(error);
      change(recordOutcome(run, isUnknown ? 'unknown' : 'failed', reason));
      return false;
    }
  };

  let continues = await lookUp();
  while (continues && !isEnding()) continues = await sendBatch();
  change(endRun(run));
  return run;
}
