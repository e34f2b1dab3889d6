import type { LeaveGuard } from '@pantau/core/ui/unsaved-input';
import { type ReactElement, useEffect } from 'react';
import type { OrderDetail, OrderId } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { OrderPlaceholder } from '../shared/order-placeholder.tsx';
import { useOrder } from '../shared/use-order.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { OrderForm } from './order-form.tsx';
import css from './sales-order-form.module.css';

export interface SalesOrderFormProps {
  /** Must keep its identity between renders. */
  readonly source: OrderSource;
  /** The order to edit. Without it, the form creates one. */
  readonly orderId?: OrderId | undefined;
  /** Level of the form's heading. Defaults to 2. */
  readonly level?: 1 | 2 | undefined;
  /** Called with the stored order. */
  readonly onSaved: (order: OrderDetail) => void;
  /** Called when the user leaves the form without saving, after a confirmation if there is unsaved input. */
  readonly onCancel: () => void;
  /** Called when the order to edit has been loaded. Must keep its identity between renders. */
  readonly onLoaded?: ((order: OrderDetail) => void) | undefined;
  /**
   * Holds back the host's navigation while there is unsaved input. Without it, the user is asked only when
   * canceling, and by the browser when closing the page. Must keep its identity between renders.
   */
  readonly guard?: LeaveGuard | undefined;
}

/** Creates or edits a sales order. Needs `PantauProvider`. */
export function SalesOrderForm(props: SalesOrderFormProps): ReactElement {
  const { orderId } = props;
  return orderId === undefined ? (
    <TitledForm {...props} order={null} />
  ) : (
    <EditForm key={orderId} {...props} orderId={orderId} />
  );
}

function EditForm(props: SalesOrderFormProps & { readonly orderId: OrderId }): ReactElement {
  const { source, orderId, level = 2, onLoaded, onCancel } = props;
  const request = useOrder(source, orderId);
  const { data } = request;
  useEffect(() => {
    if (data !== undefined) onLoaded?.(data);
  }, [data, onLoaded]);
  return data === undefined ? (
    <OrderPlaceholder {...{ request, level }} onBack={onCancel} skeleton={<FormSkeleton />} />
  ) : (
    <TitledForm {...props} order={data} />
  );
}

function TitledForm(
  props: SalesOrderFormProps & { readonly order: OrderDetail | null },
): ReactElement {
  const { source, order, level = 2, guard, onSaved, onCancel } = props;
  const t = usePagesText();
  const Heading = `h${level}` as const;
  return (
    <div className={css.page}>
      <Heading className={css.title}>
        {order === null ? t('newOrder') : t('editOrder', { number: order.number })}
      </Heading>
      <OrderForm {...{ source, order, level, guard, onSaved, onCancel }} />
    </div>
  );
}
