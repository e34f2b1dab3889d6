import { ApiError } from '../../lib/api-error.ts';
import { isStorable } from '../../lib/user-text.ts';
import type { FilterCondition } from './filter-condition.ts';
import { parseFilter } from './parse-filter.ts';
import { parseSort, type OrderSort } from './parse-sort.ts';

export interface PageQuery {
  readonly limit: number;
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

export interface OrderListQuery extends PageQuery {
  readonly sorts: readonly OrderSort[];
  readonly filters: readonly FilterCondition[];
}

const LIMIT_DEFAULT = 10;
const LIMIT_MAX = 500;
const PAGE_MAX = 1_000_000;
const SEARCH_MAX = 200;
const SORTS_MAX = 5;
const FILTERS_MAX = 30;

type Parameters = Readonly<Record<string, unknown>>;

/** The values of a query parameter, which may be repeated. */
function valuesOf(parameters: Parameters, name: string, max: number): readonly string[] {
  const given = parameters[name];
  const values = (Array.isArray(given) ? given : [given]).filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (values.length > max) throw new ApiError('INVALID_INPUT', 'tooManyValues', { name, max });
  return values;
}

function integerOf(
  parameters: Parameters,
  name: 'limit' | 'page',
  fallback: number,
  max: number,
): number {
  const [text] = valuesOf(parameters, name, 1);
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  const key = name === 'limit' ? 'pageSizeOutOfRange' : 'pageOutOfRange';
  throw new ApiError('INVALID_INPUT', key, { max });
}

/** @throws ApiError `INVALID_INPUT` for a page, page size or search outside the contract's limits. */
export function parsePageQuery(parameters: Parameters): PageQuery {
  const search = (valuesOf(parameters, 'search', 1)[0] ?? '').trim();
  if (search.length > SEARCH_MAX || !isStorable(search)) {
    throw new ApiError('INVALID_INPUT', 'searchInvalid', { max: SEARCH_MAX });
  }
  return {
    limit: integerOf(parameters, 'limit', LIMIT_DEFAULT, LIMIT_MAX),
    page: integerOf(parameters, 'page', 1, PAGE_MAX),
    search,
  };
}

/** The sorts as they are sent. @throws ApiError `INVALID_INPUT` for too many. */
export function parseSortTexts(parameters: Parameters): readonly string[] {
  return valuesOf(parameters, 'sorts', SORTS_MAX);
}

/** The version that the user saw. @throws ApiError `INVALID_INPUT` for text that is no version. */
export function parseVersion(parameters: Parameters): number | undefined {
  const [text] = valuesOf(parameters, 'version', 1);
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ApiError('INVALID_INPUT', 'orderFieldInvalid', { field: 'version' });
}

/** @throws ApiError `INVALID_INPUT` that names what is wrong. */
export function parseListQuery(parameters: Parameters): OrderListQuery {
  return {
    ...parsePageQuery(parameters),
    sorts: parseSortTexts(parameters).map(parseSort),
    filters: valuesOf(parameters, 'filters', FILTERS_MAX).map(parseFilter),
  };
}
