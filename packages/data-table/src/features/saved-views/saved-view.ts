import { checkSavedName } from '../../shared/saved-name.ts';
import type { StoredSettings } from '../columns/stored-settings.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { parseFilterValues } from '../filters/filter-values.ts';
import type { Sort } from '../sorting/sort.ts';

/** Maximum number of views read per table. */
const SAVED_VIEWS_MAX = 100;

/** How a table is shown: everything but the search and the page. Plain data that survives JSON. */
export interface ViewContent {
  /** Order, visibility, widths and pins of the columns, and the density that the user chose. */
  readonly columns: StoredSettings;
  readonly sorts: readonly Sort[];
  readonly filters: FilterValues;
}

export interface SavedView {
  readonly id: string;
  /** Trimmed, 1 to 32 characters. */
  readonly name: string;
  readonly content: ViewContent;
  /** Everyone in the company sees it. */
  readonly shared: boolean;
  /** Whether this user may change, share and delete it. */
  readonly editable: boolean;
  /** Applied when this user opens the table. At most one view is the default. */
  readonly isDefault: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parseSorts(stored: unknown, sortable: readonly string[]): readonly Sort[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((sort: unknown): readonly Sort[] => {
    if (!isRecord(sort)) return [];
    const { key, direction } = sort;
    if (typeof key !== 'string' || !sortable.includes(key)) return [];
    return direction === 'asc' || direction === 'desc' ? [{ key, direction }] : [];
  });
}

export interface ViewFields {
  readonly schema: FilterSchema;
  /** Keys of the columns that can be sorted by. */
  readonly sortable: readonly string[];
}

function parseView(stored: unknown, { schema, sortable }: ViewFields): SavedView | null {
  if (!isRecord(stored) || typeof stored['id'] !== 'string') return null;
  const { id, name, content } = stored;
  if (typeof name !== 'string' || checkSavedName(name) !== null || !isRecord(content)) return null;
  return {
    id,
    name: name.trim(),
    content: {
      // Merged with the columns of today when the view is applied (DT-20).
      columns: content['columns'] as StoredSettings,
      sorts: parseSorts(content['sorts'], sortable),
      filters: parseFilterValues(schema, content['filters']),
    },
    shared: stored['shared'] === true,
    editable: stored['editable'] === true,
    isDefault: stored['isDefault'] === true,
  };
}

/**
 * Validates stored views: invalid entries are dropped, the first of several with the same id or default flag
 * wins, and sorts and filters are limited to what the table has today.
 */
export function parseSavedViews(stored: unknown, fields: ViewFields): readonly SavedView[] {
  if (!Array.isArray(stored)) return [];
  const kept: SavedView[] = [];
  for (const entry of stored.slice(0, SAVED_VIEWS_MAX) as readonly unknown[]) {
    const view = parseView(entry, fields);
    if (view === null || kept.some(({ id }) => id === view.id)) continue;
    const isDefault = view.isDefault && !kept.some((one) => one.isDefault);
    kept.push({ ...view, isDefault });
  }
  return kept;
}
