import { PantauError } from '@pantau/core/base';
import type { ChoicePage, ChoiceQuery } from '../../engine/rules/rule-source.ts';

const SHOW_MAX = 1_000;

export function checkPage({ page, show }: { readonly page: number; readonly show: number }): void {
  const isValid = Number.isInteger(page) && page >= 1 && Number.isInteger(show) && show >= 1;
  if (!isValid || show > SHOW_MAX) throw new PantauError('invalid', { field: 'pagination' });
}

/** Searches and pages choices, in alphabetical order of their names. */
export function findChoices<T extends { readonly id: string | null }>(
  items: readonly T[],
  nameOf: (item: T) => string,
  query: ChoiceQuery,
): ChoicePage<T> {
  checkPage(query);
  const { search, page, show, ids } = query;
  const needle = search.trim().toLowerCase();
  const found = items
    .filter(
      (item) =>
        (ids === undefined || (item.id !== null && ids.includes(item.id))) &&
        nameOf(item).toLowerCase().includes(needle),
    )
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }));
  return { items: found.slice((page - 1) * show, page * show), total: found.length };
}
