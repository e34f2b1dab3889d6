import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import type { OrderDetail, OrderFleetTask } from '@pantau/sales-order';
import { SalesOrderDetail } from '@pantau/sales-order/detail';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { useKeptQuery } from '@pantau/shell/react-router';
import { useServerSource } from '@pantau/shell/session';
import { type ReactElement, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { fleetTaskPath, pages, salesOrderEditPath } from '../../navigation/pages.ts';
import { BackToOrders } from './back-to-orders.tsx';

const taskHref = ({ id }: OrderFleetTask): string => fleetTaskPath(id);

/** `/sales-order/{id}`: one sales order (PO-72). */
export function SalesOrderPage(): ReactElement {
  const { id = '' } = useParams();
  const { permissions } = useSession();
  const { openWithQuery } = useKeptQuery();
  const source = useServerSource(createHttpOrderSource);
  const [number, setNumber] = useState<string>();
  const onLoaded = useCallback((order: OrderDetail) => setNumber(order.number), []);
  const back = (): void => openWithQuery(pages.salesOrders.path);
  const canUpdate = permissions.can(scopes.salesOrderUpdate);
  return (
    <Page of={number} title={null} above={<BackToOrders />} wide>
      <SalesOrderDetail
        source={source}
        orderId={id}
        level={1}
        onLoaded={onLoaded}
        onBack={back}
        onEdit={canUpdate ? () => openWithQuery(salesOrderEditPath(id)) : undefined}
        canUpdate={canUpdate}
        canDelete={permissions.can(scopes.salesOrderDelete)}
        onDeleted={back}
        taskHref={permissions.can(scopes.fleetTaskInstantRead) ? taskHref : undefined}
      />
    </Page>
  );
}
