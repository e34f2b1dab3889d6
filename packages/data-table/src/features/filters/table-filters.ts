import type { FilterSchema } from './filter-schema.ts';
import type { FilterValue, FilterValues } from './filter-value.ts';

/** The filters of a table and the functions that change them. */
export interface TableFilters {
  readonly schema: FilterSchema;
  /** Active values. */
  readonly values: FilterValues;
  /** Replaces all values and goes back to the first page. */
  setAll(values: FilterValues): void;
  /** Sets one value; `null` removes it. */
  set(key: string, value: FilterValue | null): void;
}
