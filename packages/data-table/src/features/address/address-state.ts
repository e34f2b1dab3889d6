import type { FilterSchema, FilterValues } from '../filters/filter-schema.ts';
import { type Day, shortcutRange } from '../../shared/day.ts';
import { collectValues } from '../filters/filter-values.ts';
import { type PageSize, defaultPage, defaultPageSize, pageSizes } from '../../shared/limits.ts';
import type { Sort } from '../sorting/sort.ts';
import { fieldParameter, parameterName } from './address-names.ts';
import { readFilter, writeFilter } from './filter-parameters.ts';

/** What a table keeps in the address of its page (spec shell §2). */
export interface AddressState {
  readonly page: number;
  readonly limit: PageSize;
  readonly search: string;
  readonly sorts: readonly Sort[];
  readonly filters: FilterValues;
}

export interface AddressOptions {
  /** Unique among the tables of a page; empty for the only one. */
  readonly namespace?: string | undefined;
  /** Keys that can be sorted by; a sort by anything else is not restored. All, when left out. */
  readonly sortable?: readonly string[] | undefined;
  readonly schema?: FilterSchema | undefined;
  /** Today in the company's time zone. */
  readonly today: Day;
}

/** Characters of a search that are restored. Ours: the spec has none. */
const SEARCH_MAX = 200;

/** Columns of a sort that are restored; further ones would not change what anybody sees. */
const SORTS_MAX = 5;

/** An empty search value is stored as a dash (spec shell §5); one of dashes gets one more, to stay itself. */
const writeSearch = (search: string): string => (/^-*$/.test(search) ? `${search}-` : search);
const readSearch = (text: string): string =>
  Array.from((/^-+$/.test(text) ? text.slice(1) : text).trim())
    .slice(0, SEARCH_MAX)
    .join('')
    .trim();

/** Only a whole number from 1 is a page; everything else is the first one (spec shell §5). */
function readPage(text: string | null): number {
  const page = text !== null && /^\d+$/.test(text) ? Number(text) : defaultPage;
  return page >= 1 && Number.isSafeInteger(page) ? page : defaultPage;
}

/** Only 10, 25, 50 and 100 are accepted; anything else becomes 10 (spec shell §5). */
function readLimit(text: string | null): PageSize {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize;
}

/** Sorts are written as the calls write them, `key order` (spec shell §7), joined by commas. */
const writeSorts = (sorts: readonly Sort[]): string =>
  sorts.map(({ key, direction }) => `${key} ${direction}`).join(',');

function readSorts(text: string | null, sortable: readonly string[] | undefined): readonly Sort[] {
  const sorts: Sort[] = [];
  for (const part of (text ?? '').split(',')) {
    const [, key = '', direction = ''] = /^(\S+) (asc|desc)$/.exec(part.trim()) ?? [];
    const isKnown = key !== '' && (sortable === undefined || sortable.includes(key));
    if (!isKnown || sorts.some((sort) => sort.key === key)) continue;
    sorts.push({ key, direction: direction === 'asc' ? 'asc' : 'desc' });
    if (sorts.length === SORTS_MAX) break;
  }
  return sorts;
}

/**
 * Restores a table from the address (spec shell §5). Whatever stands there, the result is a state that
 * the table can be in.
 *
 * @param query with or without its question mark
 */
export function readAddress(query: string, options: AddressOptions): AddressState {
  const { namespace = '', sortable, schema = [], today } = options;
  const parameters = new URLSearchParams(query);
  const get = (name: string): string | null => parameters.get(parameterName(namespace, name));
  return {
    page: readPage(get('page')),
    limit: readLimit(get('limit')),
    search: readSearch(get('search') ?? ''),
    sorts: readSorts(get('sort'), sortable),
    filters: collectValues(schema, (field) => {
      const values = parameters.getAll(fieldParameter(namespace, field.key));
      return readFilter(field, values, (shortcut) => shortcutRange(shortcut, today), today);
    }),
  };
}

/** Whether the address says anything about the table; if not, a default filter may. */
export function isInAddress(query: string, options: AddressOptions): boolean {
  const { namespace = '', schema = [] } = options;
  const parameters = new URLSearchParams(query);
  const own = ['page', 'limit', 'search', 'sort'].map((name) => parameterName(namespace, name));
  const fields = schema.map((field) => fieldParameter(namespace, field.key));
  return [...own, ...fields].some((name) => parameters.has(name));
}

/**
 * The address with a table's state in it. Parameters of others, the host's and other tables', stay as
 * they are and where they are.
 *
 * @param query of the address now, with or without its question mark
 * @returns without a question mark
 */
export function writeAddress(query: string, state: AddressState, options: AddressOptions): string {
  const { namespace = '', schema = [] } = options;
  const parameters = new URLSearchParams(query);
  const put = (name: string, values: readonly string[]): void => {
    const [first, ...more] = values;
    if (first === undefined) parameters.delete(name);
    else parameters.set(name, first);
    for (const value of more) parameters.append(name, value);
  };
  put(parameterName(namespace, 'page'), [String(state.page)]);
  put(parameterName(namespace, 'limit'), [String(state.limit)]);
  put(parameterName(namespace, 'search'), [writeSearch(state.search)]);
  put(parameterName(namespace, 'sort'), state.sorts.length > 0 ? [writeSorts(state.sorts)] : []);
  for (const field of schema) {
    const value = Object.hasOwn(state.filters, field.key) ? state.filters[field.key] : undefined;
    put(fieldParameter(namespace, field.key), value?.kind === field.kind ? writeFilter(value) : []);
  }
  return parameters.toString();
}
