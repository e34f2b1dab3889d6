import type { BulkRun } from '../bulk-run/bulk-run.ts';
import { notDoneGroups } from '../bulk-run/count-run.ts';
import type { RowOutcome } from '../bulk-run/bulk-result.ts';
import { BYTE_ORDER_MARK, type CsvOptions, csvLines } from '../export/csv.ts';

export interface BulkCsvTexts {
  /** Headers: row, id, outcome and reason. */
  readonly head: readonly string[];
  outcomeText(outcome: RowOutcome): string;
}

/** All rows that were not done, with outcome and reason. */
export function bulkCsv(run: BulkRun, texts: BulkCsvTexts, options: CsvOptions): string {
  const rows = notDoneGroups(run).flatMap((group) =>
    group.rows.map(({ id, label = id, reason = '' }) => [
      label,
      id,
      texts.outcomeText(group.outcome),
      reason,
    ]),
  );
  return `${BYTE_ORDER_MARK}${csvLines([texts.head, ...rows], options)}`;
}
