import type { FilterExpression } from '../filters/filter-expression.ts';
import { toExpressions } from '../filters/convert-expressions.ts';
import { type FilterSchema, mappedKey } from '../filters/filter-schema.ts';
import { type FilterValue, type FilterValues, noFilters } from '../filters/filter-value.ts';
import { sameFilterValues } from '../filters/filter-values.ts';

/** What the filter dialog submits. */
export interface FilterSubmission {
  /** The active filters. */
  readonly values: FilterValues;
  /** Every mapped key; `null` for fields without a value (DT-23). */
  readonly mapped: Readonly<Record<string, FilterValue | null>>;
  readonly expressions: readonly FilterExpression[];
}

function submissionOf(
  schema: FilterSchema,
  values: FilterValues,
  timeZone?: string,
): FilterSubmission {
  const mapped = schema.map((field) => {
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    return [mappedKey(field), value ?? null] as const;
  });
  return {
    values,
    mapped: Object.fromEntries(mapped),
    expressions: toExpressions(schema, values, timeZone),
  };
}

export interface ApplyOptions {
  readonly timeZone?: string | undefined;
  /** Submits even if nothing changed, so that the rows are requested again. */
  readonly force?: boolean | undefined;
}

/** Submits only if values changed, or if forced (DT-24). `null` if there is nothing to submit. */
export function applyFilters(
  schema: FilterSchema,
  before: FilterValues,
  after: FilterValues,
  { timeZone, force = false }: ApplyOptions = {},
): FilterSubmission | null {
  if (!force && sameFilterValues(before, after)) return null;
  return submissionOf(schema, after, timeZone);
}

/** Clears all values and submits `null` for every mapped key (DT-23). */
export function resetFilters(schema: FilterSchema): FilterSubmission {
  return submissionOf(schema, noFilters);
}
