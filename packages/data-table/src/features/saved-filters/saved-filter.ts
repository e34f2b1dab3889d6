import type { FilterSchema, FilterValues } from '../filters/filter-schema.ts';
import { parseFilterValues } from '../filters/filter-values.ts';

/** Characters of a saved filter's name, trimmed, at most (spec shell §5 and §9). */
export const SAVED_FILTER_NAME_MAX = 32;

/** Saved filters of one table that are looked at; more than anybody finds his way in. */
const SAVED_FILTERS_MAX = 100;

/** A combination of filters under a name (spec shell §3). */
export interface SavedFilter {
  readonly id: string;
  /** Trimmed, 1 to 32 characters. */
  readonly name: string;
  readonly value: { readonly activeFilters: FilterValues };
  /** Active when the table opens and the address asks for nothing. At most one is. */
  readonly isDefault: boolean;
}

export type NameProblem = 'blank' | 'tooLong' | null;

/** What is wrong with a name (spec shell §5). Counted as people count. */
export function checkSavedName(name: string): NameProblem {
  const trimmed = name.trim();
  if (trimmed === '') return 'blank';
  return Array.from(trimmed).length > SAVED_FILTER_NAME_MAX ? 'tooLong' : null;
}

const folded = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** The saved filter that has this name already, whatever the case; one of its own does not count. */
export function findByName(
  saved: readonly SavedFilter[],
  name: string,
  ownId?: string,
): SavedFilter | undefined {
  return saved.find((one) => one.id !== ownId && folded(one.name) === folded(name));
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
 * Judges what came out of a store: entries that are none are dropped, of several with one id or several
 * defaults the first counts, and values hold what the fields of today allow.
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
