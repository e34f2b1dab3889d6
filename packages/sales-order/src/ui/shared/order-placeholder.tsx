import { isPantauError } from '@pantau/core';
import type { Request } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement, ReactNode } from 'react';
import type { OrderDetail } from '../../engine/orders/order.ts';
import { usePagesText } from './use-pages-text.ts';
import { useProblemText } from './use-problem-text.ts';

export interface OrderPlaceholderProps {
  /** A request without data. */
  readonly request: Request<OrderDetail>;
  /** Level of the title, which is the heading of the view. */
  readonly level: 1 | 2;
  /** Adds a button that leads back to the list. */
  readonly onBack?: (() => void) | undefined;
  readonly skeleton: ReactNode;
}

/** What is shown instead of an order: that it is being loaded, does not exist, or could not be loaded (SO-71). */
export function OrderPlaceholder(props: OrderPlaceholderProps): ReactElement {
  const { request, level, onBack, skeleton } = props;
  const { error, loading, reload } = request;
  const t = usePagesText();
  const problemText = useProblemText();
  if (error === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loadingOrder')}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  const back = onBack !== undefined && <Button onClick={onBack}>{t('toOrders')}</Button>;
  if (isPantauError(error) && error.kind === 'notFound') {
    return (
      <EmptyState
        level={level}
        title={t('orderMissing')}
        text={t('orderMissingText')}
        actions={back}
      />
    );
  }
  const isOffline = isPantauError(error) && error.kind === 'offline';
  return (
    <ErrorState
      level={level}
      art={isOffline ? 'offline' : 'broken'}
      title={t('orderFailed')}
      text={problemText(error)}
      onRetry={reload}
      retrying={loading}
      actions={back}
    />
  );
}
