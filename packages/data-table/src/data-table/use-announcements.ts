import { useAnnounce, useFormat } from '@pantau/core';
import { useEffect, useRef } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import { useText } from '../shared/use-text.ts';

/** Announces changes to sorting, selection and results to screen readers. */
export function useAnnouncements<Row>(table: DataTableModel<Row>): void {
  const t = useText();
  const announce = useAnnounce();
  const { number } = useFormat();
  const { shownQuery: query, total, columns } = table;
  const selected = table.selected.count;
  const announced = useRef({ sorts: query.sorts, selected });

  useEffect(() => {
    const before = announced.current;
    if (before.sorts !== query.sorts) {
      const sorts = query.sorts.flatMap(({ key, direction }) => {
        const label = columns.find((column) => column.key === key)?.label;
        if (label === undefined) return [];
        return [t(direction === 'asc' ? 'sortedAscending' : 'sortedDescending', { column: label })];
      });
      announce.polite(sorts.length === 0 ? t('sortedByNothing') : sorts.join(', '));
    }
    if (before.selected !== selected) {
      announce.polite(t('selectedCount', { count: selected, formatted: number(selected) }));
    }
    announced.current = { sorts: query.sorts, selected };
  }, [query.sorts, selected, columns, t, announce, number]);

  const announcedQuery = useRef(query);
  useEffect(() => {
    if (announcedQuery.current === query) return;
    const before = announcedQuery.current;
    announcedQuery.current = query;
    const isOther =
      before.search !== query.search ||
      before.filters !== query.filters ||
      before.page !== query.page;
    if (isOther) announce.polite(t('foundCount', { count: total, formatted: number(total) }));
  }, [query, total, t, announce, number]);
}
