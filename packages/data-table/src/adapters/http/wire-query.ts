import type { FilterExpression } from '../../features/filters/filter-expression.ts';
import type { TableQuery } from '../../features/rows/query.ts';

const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** For example `status.name eq DRAFT`, `created_on gte 1764547200000`, `customer_name in ('PT A','PT B')`. */
function wireFilter(filter: FilterExpression): string {
  const { key, op, value } = filter;
  return `${key} ${op} ${Array.isArray(value) ? `(${value.map(quoted).join(',')})` : value}`;
}

/** The query as request parameters (DT-43). */
export function wireQuery({ limit, page, search, sorts, filters }: TableQuery) {
  return {
    limit,
    page,
    search: search === '' ? undefined : search,
    sorts: sorts.map(({ key, direction }) => `${key} ${direction}`),
    filters: filters.map(wireFilter),
  };
}
