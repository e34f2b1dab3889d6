import type { OrderDetail } from '@pantau/sales-order';
import { SalesOrderForm } from '@pantau/sales-order/form';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { useServerSource } from '@pantau/shell/session';
import { useKeptQuery, useLeaveGuard } from '@pantau/shell/react-router';
import { type ReactElement, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { pages, salesOrderPath } from '../../navigation/pages.ts';
import { BackToOrders } from './back-to-orders.tsx';

/** `/sales-order/create` and `/sales-order/{id}/edit` (PO-73, PO-74). */
export function SalesOrderFormPage(): ReactElement {
  const { id } = useParams();
  const { openWithQuery } = useKeptQuery();
  const source = useServerSource(createHttpOrderSource);
  const guard = useLeaveGuard();
  const [number, setNumber] = useState<string>();
  const onLoaded = useCallback((order: OrderDetail) => setNumber(order.number), []);
  return (
    <Page of={number} title={null} above={<BackToOrders />}>
      <SalesOrderForm
        source={source}
        orderId={id}
        level={1}
        guard={guard}
        onLoaded={onLoaded}
        onSaved={(order) => openWithQuery(salesOrderPath(order.id), { replace: true })}
        onCancel={() =>
          openWithQuery(id === undefined ? pages.salesOrders.path : salesOrderPath(id))
        }
      />
    </Page>
  );
}
