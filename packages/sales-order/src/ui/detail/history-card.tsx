import { type Request, useRequest } from '@pantau/core/request';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useCallback } from 'react';
import type { OrderChange, OrderDetail } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { Card } from './card.tsx';
import css from './history-card.module.css';
import { HistoryEntry } from './history-entry.tsx';

export interface HistoryCardProps {
  readonly source: OrderSource;
  readonly order: OrderDetail;
  readonly level: 2 | 3;
}

/** Who changed what, newest first; requested again with every new version (SO-72). */
export function HistoryCard({ source, order, level }: HistoryCardProps): ReactElement {
  const { id, version } = order;
  const t = usePagesText();
  const read = useCallback((signal: AbortSignal) => source.history(id, signal), [source, id]);
  const request = useRequest(read, { version });
  return (
    <Card title={t('history')} level={level}>
      <History request={request} />
    </Card>
  );
}

function History(props: { readonly request: Request<readonly OrderChange[]> }): ReactElement {
  const { data, error, loading, reload } = props.request;
  const t = usePagesText();
  if (error !== null) {
    return (
      <div className={css.failed} role="alert">
        <p className={css.text}>{t('historyFailed')}</p>
        <Button size="dense" icon="retry" loading={loading} onClick={reload}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={css.skeleton} aria-busy="true">
        <Skeleton width="70%" />
        <Skeleton width="50%" />
        <Skeleton width="60%" />
      </div>
    );
  }
  if (data.length === 0) return <p className={css.text}>{t('historyEmpty')}</p>;
  return (
    <ol role="list" className={css.entries}>
      {data.map((change) => (
        <HistoryEntry key={change.id} change={change} />
      ))}
    </ol>
  );
}
