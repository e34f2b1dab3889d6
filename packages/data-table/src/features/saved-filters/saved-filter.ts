import { checkSavedName } from '../../shared/saved-name.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { parseFilterValues } from '../filters/filter-values.ts';

/** Maximum number of saved filters read per table. */
const SAVED_FILTERS_MAX = 100;

/** A named set of filter values. */
export interface SavedFilter {
  readonly id: string;
  /** Trimmed, 1 to 32 characters. */
  readonly name: string;
  readonly value: { readonly activeFilters: FilterValues };
  /** Applied when the table opens, unless the address has filters. At most one filter is the default. */
  readonly isDefault: boolean;
}

export function defaultSavedFilter(saved: readonly SavedFilter[]): SavedFilter | undefined {
  return saved.find((one) => one.isDefault);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parseSaved(schema: FilterSchema, stored: unknown): SavedFilter | null {
  if (!isRecord(stored) || typeof stored['id'] !== 'string') return null;
  const { id, name, value } = stored;
  if (typeof name !== 'string' || checkSavedName(name) !== null) return null;
  const active = isRecord(value) ? value['activeFilters'] : undefined;
  return {
    id,
    name: name.trim(),
    value: { activeFilters: parseFilterValues(schema, active) },
    isDefault: stored['isDefault'] === true,
  };
}

/**
 * Validates stored filters: invalid entries are dropped, the first of several with the same id or default
 * flag wins, and values are limited to the current fields.
 */
export function parseSavedFilters(schema: FilterSchema, stored: unknown): readonly SavedFilter[] {
  if (!Array.isArray(stored)) return [];
  const list: readonly unknown[] = stored.slice(0, SAVED_FILTERS_MAX);
  const kept: SavedFilter[] = [];
  for (const entry of list) {
    const saved = parseSaved(schema, entry);
    if (saved === null || kept.some((one) => one.id === saved.id)) continue;
    const isDefault = saved.isDefault && !kept.some((one) => one.isDefault);
    kept.push({ ...saved, isDefault });
  }
  return kept;
}
