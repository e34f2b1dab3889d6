/** The outcome of one item of a request body (docs/ingest.md). */
export type IngestOutcome = 'accepted' | 'duplicate' | 'ignored' | 'unknownDevice' | 'invalid';

export const ingestOutcomes: readonly IngestOutcome[] = [
  'accepted',
  'duplicate',
  'ignored',
  'unknownDevice',
  'invalid',
];

/** The result of one item; results are in the order of the items. */
export interface IngestResult {
  readonly outcome: IngestOutcome;
  /** Id of the stored alert, or of the alert it duplicates. */
  readonly rawAlertId?: string;
  /** Human-readable explanation in English. */
  readonly reason?: string;
}

/** A parsed item, or the result it already has. */
export type ParseResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly result: IngestResult };

export function parsed<T>(value: T): ParseResult<T> {
  return { ok: true, value };
}

export function invalid(reason: string): ParseResult<never> {
  return { ok: false, result: { outcome: 'invalid', reason } };
}

export function ignored(reason: string): ParseResult<never> {
  return { ok: false, result: { outcome: 'ignored', reason } };
}
