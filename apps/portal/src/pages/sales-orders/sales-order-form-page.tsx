import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import type { OrderDetail } from '@pantau/sales-order';
import { SalesOrderForm } from '@pantau/sales-order/form';
import { type ReactElement, useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages, salesOrderPath } from '../../navigation/pages.ts';
import { useLeaveGuard } from '../../navigation/use-leave-guard.ts';
import { BackToOrders, useOrdersPath } from './back-to-orders.tsx';
import { NoAccess } from '../../components/no-access.tsx';
import { useOrderSource } from './use-order-source.ts';

export interface SalesOrderFormPageProps {
  readonly page: 'salesOrderCreate' | 'salesOrderEdit';
}

/** `/sales-order/create` and `/sales-order/{id}/edit` (PO-73, PO-74). */
export function SalesOrderFormPage({ page }: SalesOrderFormPageProps): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const { id } = useParams();
  if (!permissions.canAll([scopes.salesOrderRead, pages[page].scope])) {
    return <NoAccess page={t(`${page}Page`)} />;
  }
  return <OrderFormView key={id} id={id} page={page} />;
}

function OrderFormView(
  props: SalesOrderFormPageProps & { readonly id: string | undefined },
): ReactElement {
  const { page, id } = props;
  const t = useMessages(portalMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const source = useOrderSource();
  const ordersPath = useOrdersPath();
  const guard = useLeaveGuard();
  const [number, setNumber] = useState<string>();
  const onLoaded = useCallback((order: OrderDetail) => setNumber(order.number), []);
  const name = t(`${page}Page`);
  const orderPath = (orderId: string): string => `${salesOrderPath(orderId)}${search}`;
  return (
    <Page
      name={number === undefined ? name : t('namedPage', { page: name, name: number })}
      title={null}
      above={<BackToOrders />}
    >
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
