import { type ReactElement, useRef } from 'react';
import {
  AlertSummary,
  type AlertView,
  TimePassed,
  useAlert,
  useAlertActions,
  useAlertCounts,
  useAlertList,
  useConnection,
  usePanel,
  useUnreadStrip,
} from '@pantau/alert-center';
import { useMessages } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Icon } from '@pantau/core/ui/icon';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { useHeld } from '@pantau/core/ui/still';
import { portalMessages } from '../../messages/portal-messages.ts';
import css from './newest-unread.module.css';

/** @param row the alert when it was last unread; meanwhile others may have settled it */
function Row({ row }: { readonly row: AlertView }): ReactElement {
  const { open } = useAlertActions();
  const panel = usePanel();
  const view = useAlert(row.alert.id) ?? row;
  const { alert } = view;
  const openPreview = (): void => {
    panel.open();
    open(alert.id);
  };

  return (
    <li className={css.item}>
      <button type="button" className={css.row} onClick={openPreview}>
        <AlertSummary view={view} />
        <TimePassed since={alert.createdOn} className={css.time} />
        <Icon name="chevronRight" className={css.arrow} />
      </button>
    </li>
  );
}

function LoadingRows(): ReactElement {
  const t = useMessages(portalMessages);
  return (
    <div aria-busy="true" aria-label={t('countsUnknown')} role="group">
      {['38%', '30%', '34%'].map((width) => (
        <div key={width} className={css.loading}>
          <Skeleton shape="glyph" />
          <span className={css.lines}>
            <Skeleton width={width} />
            <Skeleton width="54%" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Shown without unread alerts; claims that there are none only when that is known. */
function NoUnread(): ReactElement {
  const t = useMessages(portalMessages);
  const { total, isKnown } = useAlertCounts();
  const { state } = useConnection();
  const lists = [useAlertList('urgent').status, useAlertList('important').status];
  if (state === 'disconnected' || lists.includes('failed')) {
    return <EmptyState art="offline" title={t('unreadUnknown')} text={t('unreadUnknownText')} />;
  }
  if (!isKnown || lists.includes('loading')) return <LoadingRows />;
  return (
    <EmptyState
      art={total === 0 ? 'done' : 'nothing'}
      title={t(total === 0 ? 'allResolved' : 'nothingUnread')}
      text={t(total === 0 ? 'allResolvedText' : 'nothingUnreadText')}
    />
  );
}

/** Alerts that the strip holds; with more new ones, their number is unknown. */
const ROWS_MAX = 3;

/** How many alerts are newer than all of the rows. */
function countNewer(unread: readonly AlertView[], rows: readonly AlertView[]): number {
  const shown = new Set(rows.map(({ alert }) => alert.id));
  const latest = Math.max(...rows.map(({ alert }) => alert.createdOn));
  return unread.filter(({ alert }) => !shown.has(alert.id) && alert.createdOn >= latest).length;
}

/** The three newest unread alerts, urgent and important together. They stay while in use (AC-433, AC-439). */
export function NewestUnread(): ReactElement {
  const t = useMessages(portalMessages);
  const listRef = useRef<HTMLDivElement>(null);
  const unread = useUnreadStrip();
  const held = useHeld(listRef, unread);
  // "Nothing is unread" is never held: it would be wrong.
  const rows = held.length > 0 ? held : unread;
  const newer = countNewer(unread, rows);

  return (
    <section className={css.card} aria-labelledby="unread-title">
      <header className={css.head}>
        <h2 className={css.title} id="unread-title">
          {t('newestUnread')}
        </h2>
        {newer > 0 && (
          <span className={css.newer}>
            <Icon name="arrowUp" size={12} />
            {t(newer < ROWS_MAX ? 'newer' : 'newerAtLeast', { count: newer })}
          </span>
        )}
      </header>
      <div ref={listRef}>
        {rows.length > 0 ? (
          <ul className={css.list}>
            {rows.map((row) => (
              <Row key={row.alert.id} row={row} />
            ))}
          </ul>
        ) : (
          <NoUnread />
        )}
      </div>
    </section>
  );
}
