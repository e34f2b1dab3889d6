import type { ReactElement } from 'react';
import {
  AlertSummary,
  type AlertView,
  TimePassed,
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
import { portalMessages } from '../../messages/portal-messages.ts';
import css from './newest-unread.module.css';

function Row({ view }: { readonly view: AlertView }): ReactElement {
  const { open } = useAlertActions();
  const panel = usePanel();
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

/** The three newest unread alerts, urgent and important together. */
export function NewestUnread(): ReactElement {
  const t = useMessages(portalMessages);
  const unread = useUnreadStrip();

  return (
    <section className={css.card} aria-labelledby="unread-title">
      <h2 className={css.title} id="unread-title">
        {t('newestUnread')}
      </h2>
      {unread.length > 0 ? (
        <ul className={css.list}>
          {unread.map((view) => (
            <Row key={view.alert.id} view={view} />
          ))}
        </ul>
      ) : (
        <NoUnread />
      )}
    </section>
  );
}
