import { useFormat } from '@pantau/core';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { OrderChange } from '../../engine/orders/order.ts';
import { FieldChanges } from '../shared/field-changes.tsx';
import { usePagesText } from '../shared/use-pages-text.ts';
import { OrderStatus } from '../status/order-status.tsx';
import { OrderStatusGlyph } from '@pantau/core/ui/order-status-glyph';
import css from './history-card.module.css';

const icons: Readonly<Record<'created' | 'updated', IconName>> = {
  created: 'plus',
  updated: 'pen',
};
const did = {
  created: 'didCreate',
  updated: 'didEdit',
  transition: 'didTransition',
} as const;

/** A change in the history of an order. */
export function HistoryEntry({ change }: { readonly change: OrderChange }): ReactElement {
  const { action, at, user, fromStatus, toStatus, reason, changes } = change;
  const t = usePagesText();
  const format = useFormat();
  const isTransition = action === 'transition';
  return (
    <li className={css.entry}>
      <span className={css.mark}>
        {isTransition ? (
          <OrderStatusGlyph status={toStatus} />
        ) : (
          <Icon name={icons[action]} size={14} />
        )}
      </span>
      <div className={css.body}>
        <p className={css.line}>
          <b className={css.user}>{user?.name ?? t('someone')}</b> {t(did[action])}
        </p>
        {isTransition && (
          <span className={css.statuses}>
            {fromStatus !== null && (
              <>
                <OrderStatus status={fromStatus} />
                <Icon name="arrowRight" size={12} className={css.arrow} />
                <VisuallyHidden>{t('changedTo')}</VisuallyHidden>
              </>
            )}
            <OrderStatus status={toStatus} />
          </span>
        )}
        {reason !== null && <p className={css.reason}>{reason}</p>}
        {changes.length > 0 && <FieldChanges changes={changes} />}
        <time className={css.time} dateTime={new Date(at).toISOString()}>
          {format.dateTime(at)}
        </time>
      </div>
    </li>
  );
}
