import { useAnnounce, useMessages } from '@pantau/core';
import { capCount } from '@pantau/core/ui/badge';
import { type ReactElement, useEffect, useRef } from 'react';
import { useConnection } from '../../hooks/connection.ts';
import { useAlertCounts, useAlertList } from '../../hooks/list.ts';
import { useFoundNumbers, useSearch } from '../../hooks/search.ts';
import { searchMessages } from '../../messages/search-messages.ts';
import css from './search-bar.module.css';

/** How many unresolved alerts the search finds of all; announced once for each search. */
export function SearchResult(): ReactElement | null {
  const t = useMessages(searchMessages);
  const announce = useAnnounce();
  const search = useSearch();
  const { state } = useConnection();
  const { total, isKnown } = useAlertCounts();
  const found = useFoundNumbers();
  const statuses = [useAlertList('urgent').status, useAlertList('important').status];
  const isReady = statuses.every((status) => status === 'ready' || status === 'hidden');
  const hasFailed = statuses.includes('failed');
  const number = found.important === null ? null : found.important + (found.urgent ?? 0);
  const announced = useRef(search);

  useEffect(() => {
    if (search === null) announced.current = null;
    if (search === announced.current || !isReady || number === null || !isKnown) return;
    announced.current = search;
    announce.polite(t('foundAnnounced', { found: number, count: total }));
  }, [search, isReady, number, total, isKnown, announce, t]);

  if (search === null) return null;
  if (state === 'disconnected') {
    return (
      <p className={css.result} role="status" data-trouble="">
        {t('needsConnection')}
      </p>
    );
  }
  const text = hasFailed
    ? t('failed')
    : isReady && number !== null
      ? t('found', { found: capCount(number), number: capCount(total) })
      : t('searching');
  return (
    <p className={css.result} data-trouble={hasFailed ? '' : undefined}>
      {text}
    </p>
  );
}
