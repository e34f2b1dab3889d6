import type { Language } from '../../lib/language.ts';
import { translate, type MessageKey } from '../../lib/messages.ts';
import type { RowResult } from './row-result.ts';

const messageOf: Readonly<Record<NonNullable<RowResult['reason']>, MessageKey | null>> = {
  sameStatus: null,
  changed: 'orderChanged',
  assigned: 'orderAssigned',
  notFound: 'orderNotFound',
};

function wireRow(row: RowResult, language: Language) {
  const { id, number, outcome, reason, version, previousStatus } = row;
  const key = reason === null ? null : messageOf[reason];
  return {
    id,
    number,
    outcome,
    reason,
    message: key === null ? null : translate(language, key, { number: number ?? '' }),
    version,
    previous_status: previousStatus,
  };
}

/** The result of a bulk request (`BulkResult` in openapi.yaml). */
export function wireBulkResult(rows: readonly RowResult[], language: Language) {
  const count = (...outcomes: readonly RowResult['outcome'][]): number =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    success_count: count('done'),
    skipped_count: count('skipped'),
    failed_count: count('conflict', 'refused', 'failed'),
    results: rows.map((row) => wireRow(row, language)),
  };
}
