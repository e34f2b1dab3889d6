import type { Day } from '@pantau/core/day';
import type { FilterField, FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { collectValues, valueOfField } from '../filters/filter-values.ts';
import { type PageSize, defaultPage, defaultPageSize, pageSizes } from '../../shared/limits.ts';
import type { Sort } from '../sorting/sort.ts';
import { fieldParameter, operatorParameter, parameterName } from './address-names.ts';
import { type FilterParameters, readFilter, writeFilter } from './filter-parameters.ts';

/** The part of a table's state that is stored in the address (DT-35). */
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
  /** Whether the address names the page. Defaults to `true`. */
  readonly paged?: boolean | undefined;
  /** Keys that can be sorted by; other sorts are not restored. */
  readonly sortable: readonly string[];
  readonly schema?: FilterSchema | undefined;
  /** Today in the company's time zone. */
  readonly today: Day;
}

const noParameters: FilterParameters = { values: [], operator: null };

/** Maximum length of a restored search. */
const SEARCH_MAX = 200;

/** Maximum number of restored sorts; more would not change the visible order. */
const SORTS_MAX = 5;

/** An empty search is stored as a dash (DT-11); a search of dashes gets one more. */
const writeSearch = (search: string): string => (/^-*$/.test(search) ? `${search}-` : search);
const readSearch = (text: string): string =>
  Array.from((/^-+$/.test(text) ? text.slice(1) : text).trim())
    .slice(0, SEARCH_MAX)
    .join('')
    .trim();

/** Any value that is not an integer of at least 1 becomes page 1 (DT-36). */
function readPage(text: string | null): number {
  const page = text !== null && /^\d+$/.test(text) ? Number(text) : defaultPage;
  return page >= 1 && Number.isSafeInteger(page) ? page : defaultPage;
}

/** Any value other than 10, 25, 50 and 100 becomes 10 (DT-36). */
function readLimit(text: string | null): PageSize {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize;
}

/** Sorts are written as in requests, `key order`, joined by commas. */
const writeSorts = (sorts: readonly Sort[]): string =>
  sorts.map(({ key, direction }) => `${key} ${direction}`).join(',');

function readSorts(text: string | null, sortable: readonly string[]): readonly Sort[] {
  const sorts: Sort[] = [];
  for (const part of (text ?? '').split(',')) {
    const [, key = '', direction = ''] = /^(\S+) (asc|desc)$/.exec(part.trim()) ?? [];
    if (!sortable.includes(key) || sorts.some((sort) => sort.key === key)) continue;
    sorts.push({ key, direction: direction === 'asc' ? 'asc' : 'desc' });
    if (sorts.length === SORTS_MAX) break;
  }
  return sorts;
}

/** The parameters of a field in the address. */
function parametersOf(
  parameters: URLSearchParams,
  namespace: string,
  { key }: FilterField,
): FilterParameters {
  return {
    values: parameters.getAll(fieldParameter(namespace, key)),
    operator: parameters.get(operatorParameter(namespace, key)),
  };
}

/**
 * Restores the state of a table from the address. Any address gives a valid state (DT-36).
 *
 * @param query with or without its question mark
 */
export function readAddress(query: string, options: AddressOptions): AddressState {
  const { namespace = '', sortable, schema = [], today, paged = true } = options;
  const parameters = new URLSearchParams(query);
  const get = (name: string): string | null => parameters.get(parameterName(namespace, name));
  return {
    page: paged ? readPage(get('page')) : defaultPage,
    limit: readLimit(get('limit')),
    search: readSearch(get('search') ?? ''),
    sorts: readSorts(get('sort'), sortable),
    filters: collectValues(schema, (field) =>
      readFilter(field, parametersOf(parameters, namespace, field), today),
    ),
  };
}

/**
 * The sorts and filters of the address that `readAddress` dropped, as `name=value`: unknown columns and
 * values that do not fit their fields. Other parameters of the page are ignored.
 */
export function droppedFromAddress(
  query: string,
  state: AddressState,
  options: AddressOptions,
): readonly string[] {
  const { namespace = '', schema = [] } = options;
  const parameters = new URLSearchParams(query);
  const sort = parameterName(namespace, 'sort');
  const requested = (parameters.get(sort) ?? '').split(',').map((part) => part.trim());
  const kept = state.sorts.map(({ key, direction }) => `${key} ${direction}`);
  const sorts = requested.filter((part) => part !== '' && !kept.includes(part));
  const filters = schema.flatMap((field) => {
    const { values, operator } = parametersOf(parameters, namespace, field);
    if (state.filters[field.key] !== undefined || (values.length === 0 && operator === null)) {
      return [];
    }
    return [`${fieldParameter(namespace, field.key)}=${values.join(',')}`];
  });
  return [...sorts.map((part) => `${sort}=${part}`), ...filters];
}

/** Whether the address contains table state; if not, a default filter applies. */
export function isInAddress(query: string, options: AddressOptions): boolean {
  const { namespace = '', schema = [], paged = true } = options;
  const parameters = new URLSearchParams(query);
  const names = [...(paged ? ['page'] : []), 'limit', 'search', 'sort'];
  const own = names.map((name) => parameterName(namespace, name));
  const fields = schema.flatMap(({ key }) => [
    fieldParameter(namespace, key),
    operatorParameter(namespace, key),
  ]);
  return [...own, ...fields].some((name) => parameters.has(name));
}

/**
 * Writes the state of a table to the address. Other parameters keep their values and order.
 *
 * @param query the current address, with or without its question mark
 * @returns without a question mark
 */
export function writeAddress(query: string, state: AddressState, options: AddressOptions): string {
  const { namespace = '', schema = [], paged = true } = options;
  const parameters = new URLSearchParams(query);
  const put = (name: string, values: readonly string[]): void => {
    const [first, ...more] = values;
    if (first === undefined) parameters.delete(name);
    else parameters.set(name, first);
    for (const value of more) parameters.append(name, value);
  };
  put(parameterName(namespace, 'page'), paged ? [String(state.page)] : []);
  put(parameterName(namespace, 'limit'), [String(state.limit)]);
  put(parameterName(namespace, 'search'), [writeSearch(state.search)]);
  put(parameterName(namespace, 'sort'), state.sorts.length > 0 ? [writeSorts(state.sorts)] : []);
  for (const field of schema) {
    const value = valueOfField(field, state.filters);
    const { values, operator } = value === null ? noParameters : writeFilter(value);
    put(fieldParameter(namespace, field.key), values);
    put(operatorParameter(namespace, field.key), operator === null ? [] : [operator]);
  }
  return parameters.toString();
}
