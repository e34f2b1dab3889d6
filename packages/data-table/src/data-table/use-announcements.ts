import { type Announcer, useFormat } from '@pantau/core';
import { useEffect, useRef } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import { countSelected } from '../features/selection/selection.ts';
import type { DataTableTranslate } from '../messages/data-table-messages.ts';

/** Tells a screen reader what changed: order, selection, what was found. */
export function useSaid<Row>(
  table: DataTableModel<Row>,
  words: DataTableTranslate,
  announce: Announcer,
): void {
  const { number } = useFormat();
  const { query, selection, total, isRefreshing, columns } = table;
  const selected = countSelected(selection, total);
  const said = useRef({ sorts: query.sorts, selected });

  useEffect(() => {
    const before = said.current;
    if (before.sorts !== query.sorts) {
      const sorts = query.sorts.flatMap(({ key, direction }) => {
        const label = columns.find((column) => column.key === key)?.label;
        if (label === undefined) return [];
        return [
          words(direction === 'asc' ? 'sortedAscending' : 'sortedDescending', { column: label }),
        ];
      });
      announce.polite(sorts.length === 0 ? words('sortedByNothing') : sorts.join(', '));
    }
    if (before.selected !== selected) {
      announce.polite(words('selectedCount', { count: selected, formatted: number(selected) }));
    }
    said.current = { sorts: query.sorts, selected };
  }, [query.sorts, selected, columns, words, announce, number]);

  const asked = useRef(query);
  useEffect(() => {
    if (isRefreshing || asked.current === query) return;
    const before = asked.current;
    asked.current = query;
    const isOther =
      before.search !== query.search ||
      before.filters !== query.filters ||
      before.page !== query.page;
    if (isOther) announce.polite(words('foundCount', { count: total, formatted: number(total) }));
  }, [query, isRefreshing, total, words, announce, number]);
}
