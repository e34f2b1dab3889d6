import type { FilterSchema, FilterValue, FilterValues } from './filter-schema.ts';

/** What the filters of a table are, and what changes them. */
export interface TableFilters {
  readonly schema: FilterSchema;
  /** The active ones. */
  readonly values: FilterValues;
  /** They came out of the address: no default takes their place. */
  readonly restored: boolean;
  /** All of them at once; the table goes to its first page. */
  setAll(values: FilterValues): void;
  /** One of them; null for none. */
  set(key: string, value: FilterValue | null): void;
}
