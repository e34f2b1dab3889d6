/** What became of one item of a body (issue "Ingest"; README, "Ingest"). */
export type IngestOutcome = 'accepted' | 'duplicate' | 'ignored' | 'unknownDevice' | 'invalid';

export const ingestOutcomes: readonly IngestOutcome[] = [
  'accepted',
  'duplicate',
  'ignored',
  'unknownDevice',
  'invalid',
];

/** One answer for each item, in the order of the items. */
export interface IngestResult {
  readonly outcome: IngestOutcome;
  /** Id of the alert that was stored, or that it is a duplicate of. */
  readonly rawAlertId?: string;
  /** For people: why, in English. */
  readonly reason?: string;
}

/** What reading an item gives: the thing, or the answer that it already deserves. */
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
