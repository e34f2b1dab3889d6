import { PantauError } from '@pantau/core/base';
import type { CompanyWorld, RecordChange } from './company-world.ts';

/** What the parts of the source share. */
export interface CompanyPart {
  readonly world: CompanyWorld;
  readonly canUpdate: boolean;
  readonly record: RecordChange;
  /** Throws unless the request may read the company. */
  look(signal: AbortSignal | undefined): void;
  /** Throws unless the request may change something. */
  begin(signal: AbortSignal | undefined): void;
  notify(): void;
}

/** The error of refused fields. */
export const invalid = (problems: object): PantauError =>
  new PantauError('invalid', {
    fieldErrors: Object.entries(problems).map(([field, reason]) => ({
      field,
      message: String(reason),
    })),
  });

/** Throws unless there are no problems. */
export function requireNone(problems: object): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
