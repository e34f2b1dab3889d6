import type { BulkTarget } from './bulk-target.ts';
import type { BulkResult } from './bulk-result.ts';
import type { BulkRun, RunRow } from './bulk-run.ts';

/** Rows per batch, unless the work says otherwise. */
export const defaultBatchSize = 100;

/** One batch of a run. */
export interface BulkBatch {
  /** Idempotency key: the same for the same rows when their outcome is looked up. */
  readonly key: string;
  /** What `ask` resolved with. After a reload it is what JSON keeps of it. */
  readonly fields: unknown;
  /** What the work keeps about a row: from `BulkWork.dataOf`, or from the last result of the row. */
  dataOf(id: string): unknown;
}

/** What the user is asked before a run. */
export interface BulkConfirmation {
  /** A question, such as "Delete 12 rows?". */
  readonly title: string;
  readonly text?: string | undefined;
  /** Label of the button that starts the run. Defaults to the label of the action. */
  readonly action?: string | undefined;
}

/** Translated texts of a run; those that are missing are general. */
export interface BulkTexts {
  /** While it runs, such as "Assigning 200 of 1,284". */
  running?(settled: number, total: number): string;
  /** Such as "4 orders assigned". */
  done?(count: number): string;
  /** Title of the result when nothing was done. */
  nothingDone?(): string;
  /**
   * Of a toast about rows that were refused, failed or changed meanwhile, such as "2 orders could not be assigned".
   * With it, what was done has a toast as well.
   */
  failed?(count: number, done: number): string;
}

/** Takes back what a run has done, as a run of its own. */
export interface BulkUndo {
  /** The rows that can be taken back, of all rows of the run, with what `work` needs to know about them. */
  rowsOf(run: BulkRun): readonly Pick<RunRow, 'id' | 'label' | 'data'>[];
  readonly work: BulkWork;
}

/** What a bulk action does with its rows, in batches. */
export interface BulkWork {
  /**
   * Changes the rows and returns the outcome of each. A rejection ends the run: the rows of the batch are `unknown`
   * if the server may have received them (`offline`, `timeout`, a gateway's error, or no `PantauError`), otherwise
   * `failed` with the server's message; rows of later batches stay unsent.
   */
  send(ids: readonly string[], batch: BulkBatch): Promise<BulkResult>;
  /**
   * Looks up the outcomes of rows whose response was lost: `unsent` for a row that the server never received, which
   * may then be sent again. Without it they stay unknown, unless `repeatable`.
   */
  readonly lookUp?: ((ids: readonly string[], batch: BulkBatch) => Promise<BulkResult>) | undefined;
  /** Sending a row twice does no harm, so that unknown rows may be sent again without looking them up. */
  readonly repeatable?: boolean | undefined;
  /** What to keep about a row when the run starts, as JSON, such as the version that the user saw. */
  dataOf?(id: string): unknown;
  /** Names a row that is not loaded, such as one of another page. */
  labelOf?(id: string): string | undefined;
  /** `dialog` shows the progress in a dialog that can only be left by "Stop". Defaults to `bar`. */
  readonly progress?: 'bar' | 'dialog' | undefined;
  /** Offers "Undo" for 10 s after a run (DT-378). */
  readonly undo?: BulkUndo | undefined;
  /** Defaults to 100. */
  readonly batchSize?: number | undefined;
  /** Asks before the run starts. */
  confirm?(target: BulkTarget): BulkConfirmation;
  /** Asks in the host's own way, for instance for a reason. `null` cancels. */
  ask?(target: BulkTarget): Promise<unknown>;
  readonly texts?: BulkTexts | undefined;
}
