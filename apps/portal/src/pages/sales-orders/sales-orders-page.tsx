import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { type Order, SalesOrderList } from '@pantau/sales-order';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { useServerSource } from '@pantau/shell/session';
import { useTablePage } from '@pantau/shell/react-router';
import { type ReactElement, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages, salesOrderPath } from '../../navigation/pages.ts';

const orderPath = ({ id }: Order): string => `${salesOrderPath(id)}${window.location.search}`;

/** `/sales-order`: the list of sales orders, whose query is in the address (PO-70, PO-71). */
export function SalesOrdersPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const navigate = useNavigate();
  const { fill, table } = useTablePage();
  const source = useServerSource(createHttpOrderSource);
  const open = useCallback((order: Order) => void navigate(orderPath(order)), [navigate]);
  const create = (): void => {
    void navigate(`${pages.salesOrderCreate.path}${window.location.search}`);
  };
  return (
    <Page note={t('salesOrdersNote')} fill={fill}>
      <SalesOrderList
        source={source}
        {...table}
        onOpen={open}
        orderHref={orderPath}
        onCreate={permissions.can(scopes.salesOrderCreate) ? create : undefined}
      />
    </Page>
  );
}
