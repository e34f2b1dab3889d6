import type { FilterSchema, FilterValue, FilterValues } from './filter-schema.ts';

/** The filters of a table and the functions that change them. */
export interface TableFilters {
  readonly schema: FilterSchema;
  /** Active values. */
  readonly values: FilterValues;
  /** The values come from the address, so no default replaces them. */
  readonly restored: boolean;
  /** Replaces all values and goes back to the first page. */
  setAll(values: FilterValues): void;
  /** Sets one value; `null` removes it. */
  set(key: string, value: FilterValue | null): void;
}
