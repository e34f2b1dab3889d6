import { useAnnounce, useFormat } from '@pantau/core';
import { useEffect, useRef } from 'react';
import type { Announced } from './announced.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { matchKey } from '../features/rows/query-key.ts';
import { useText } from '../shared/use-text.ts';

export interface AnnouncementsProps {
  readonly table: DataTableModel<unknown>;
  /** What was shown at first: changes since then are announced. */
  readonly first: Announced;
}

/** Announces changes to sorting, selection and results to screen readers. */
export function Announcements({ table, first }: AnnouncementsProps): null {
  const t = useText();
  const announce = useAnnounce();
  const { number } = useFormat();
  const { shownQuery: query, total, columns, page } = table;
  const selected = table.selected.count;
  const loaded = table.rows.length;
  const isEndless = table.endless !== null;
  const announced = useRef({ sorts: first.query.sorts, selected: first.selected });

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

  const announcedQuery = useRef(first.query);
  useEffect(() => {
    if (announcedQuery.current === query) return;
    const before = announcedQuery.current;
    announcedQuery.current = query;
    if (matchKey(before) !== matchKey(query)) {
      announce.polite(t('foundCount', { count: total, formatted: number(total) }));
    } else if (before.page !== query.page && isEndless) {
      announce.polite(t('loadedOfTotal', { loaded: number(loaded), total: number(total) }));
    } else if (before.page !== query.page) {
      announce.polite(t('pageNumber', { page: number(page) }));
    }
  }, [query, page, total, loaded, isEndless, t, announce, number]);
  return null;
}
