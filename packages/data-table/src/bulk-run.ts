/** Bulk runs without markup, for a list with its own views: `@pantau/data-table/bulk-run`. */
export {
  type BulkResult,
  type RowOutcome,
  type RowResult,
  rowOutcomes,
} from './features/bulk-run/bulk-result.ts';
export {
  type BulkRun,
  type NewRun,
  type RunRow,
  type RunRowState,
  createBulkRun,
  interruptRun,
  isRetryable,
  retryRows,
} from './features/bulk-run/bulk-run.ts';
export type { BulkTarget } from './features/bulk-run/bulk-target.ts';
export type {
  BulkBatch,
  BulkConfirmation,
  BulkTexts,
  BulkUndo,
  BulkWork,
} from './features/bulk-run/bulk-work.ts';
export {
  type OutcomeGroup,
  type RunCounts,
  countRun,
  notDoneGroups,
} from './features/bulk-run/count-run.ts';
export { type RunOptions, runBulkAction } from './features/bulk-run/run-bulk-action.ts';
export {
  type RunLock,
  createBrowserRunLock,
  createMemoryRunLock,
} from './features/bulk-run/run-lock.ts';
export { newRunId } from './features/bulk-run/run-id.ts';
export { type StoredRun, createKeyValueStoredRun } from './features/bulk-run/stored-run.ts';
