import type { Request } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import type { OrderDetail } from '../../engine/orders/order.ts';
import { Notice } from '@pantau/core/ui/notice';
import { usePagesText } from '../shared/use-pages-text.ts';
import { useProblemText } from '../shared/use-problem-text.ts';
import css from './sales-order-detail.module.css';

export interface VersionNoticeProps {
  readonly request: Request<OrderDetail>;
  /** A change failed because somebody else has changed the order. */
  readonly isOutdated: boolean;
}

/** Says that the order was changed by somebody else (SO-77), or that what is shown may be out of date (SO-104). */
export function VersionNotice({ request, isOutdated }: VersionNoticeProps): ReactElement | null {
  const { error, loading, reload } = request;
  const t = usePagesText();
  const problemText = useProblemText();
  if (error !== null) {
    return (
      <Notice tone="warning" title={t('orderStale')}>
        <p className={css.text}>{problemText(error)}</p>
        <div className={css.retry}>
          <Button size="dense" icon="retry" loading={loading} onClick={reload}>
            {t('tryAgain')}
          </Button>
        </div>
      </Notice>
    );
  }
  if (!isOutdated) return null;
  return (
    <Notice tone="warning" title={t('changedByOthers')}>
      <p className={css.text}>{t('changedByOthersText')}</p>
    </Notice>
  );
}
