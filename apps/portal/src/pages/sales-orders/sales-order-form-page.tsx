import type { OrderDetail } from '@pantau/sales-order';
import { SalesOrderForm } from '@pantau/sales-order/form';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { useServerSource } from '@pantau/shell/session';
import { useLeaveGuard } from '@pantau/shell/react-router';
import { type ReactElement, useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { salesOrderPath } from '../../navigation/pages.ts';
import { BackToOrders, useOrdersPath } from './back-to-orders.tsx';

/** `/sales-order/create` and `/sales-order/{id}/edit` (PO-73, PO-74). */
export function SalesOrderFormPage(): ReactElement {
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const source = useServerSource(createHttpOrderSource);
  const ordersPath = useOrdersPath();
  const guard = useLeaveGuard();
  const [number, setNumber] = useState<string>();
  const onLoaded = useCallback((order: OrderDetail) => setNumber(order.number), []);
  const orderPath = (orderId: string): string => `${salesOrderPath(orderId)}${search}`;
  return (
    <Page of={number} title={null} above={<BackToOrders />}>
      <SalesOrderForm
        source={source}
        orderId={id}
        level={1}
        guard={guard}
        onLoaded={onLoaded}
        onSaved={(order) => void navigate(orderPath(order.id), { replace: true })}
        onCancel={() => void navigate(id === undefined ? ordersPath : orderPath(id))}
      />
    </Page>
  );
}
