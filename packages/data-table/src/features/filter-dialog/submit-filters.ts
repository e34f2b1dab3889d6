import type { FilterExpression } from '../filters/filter-expression.ts';
import { toExpressions } from '../filters/convert-expressions.ts';
import {
  type FilterSchema,
  type FilterValue,
  type FilterValues,
  mappedKey,
  noFilters,
} from '../filters/filter-schema.ts';
import { sameFilterValues } from '../filters/filter-values.ts';

/** What a filter dialog tells its table. */
export interface FilterSubmission {
  /** What is active now. */
  readonly values: FilterValues;
  /** Every mapped key, null where nothing is asked for (spec shell §4). */
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
  /** Submit even what has not changed: somebody asks for the rows again (spec shell §4). */
  readonly isForced?: boolean | undefined;
}

/** Apply submits only if values changed, or when forced (spec shell §4). Null: nothing to submit. */
export function applyFilters(
  schema: FilterSchema,
  before: FilterValues,
  after: FilterValues,
  { timeZone, isForced = false }: ApplyOptions = {},
): FilterSubmission | null {
  if (!isForced && sameFilterValues(before, after)) return null;
  return submissionOf(schema, after, timeZone);
}

/** Reset clears all values and submits null for every mapped key (spec shell §4). */
export function resetFilters(schema: FilterSchema): FilterSubmission {
  return submissionOf(schema, noFilters);
}
