import type { ReactElement } from 'react';
import { OrderStatus } from '../status/order-status.tsx';
import css from './affected-orders.module.css';
import type { RequestedChange } from './order-change.ts';
import { StatusChange } from './status-change.tsx';
import { useTransitionText } from './use-transition-text.ts';

/** Further orders are counted. */
const LISTED_MAX = 3;

/** The orders that a change is about: the first ones by name, the others as a number. */
export function AffectedOrders({ change }: { readonly change: RequestedChange }): ReactElement {
  const { t, counted } = useTransitionText();
  const { to, from, count, orders } = change;
  const listed = orders.slice(0, LISTED_MAX);
  const more = count - listed.length;
  const moreKey = listed.length === 0 ? 'affected' : 'affectedMore';
  return (
    <ul role="list" aria-label={t('affectedOrders')} className={css.orders}>
      {listed.map(({ id, number, customerName, status }) => (
        <li key={id} className={css.order}>
          <span className={css.number}>{number}</span>
          <span className={css.customer}>{customerName}</span>
          {to === null ? <OrderStatus status={status} /> : <StatusChange from={from} to={to} />}
        </li>
      ))}
      {more > 0 && (
        <li className={css.order}>
          <span className={css.more}>{t(moreKey, counted(more))}</span>
          {to !== null && <StatusChange from={from} to={to} />}
        </li>
      )}
    </ul>
  );
}
