import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { type Order, SalesOrderList } from '@pantau/sales-order';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { useServerSource } from '@pantau/shell/session';
import { useKeptQuery, useOpenItem, useTablePage } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages, salesOrderPath } from '../../navigation/pages.ts';

const orderPath = ({ id }: Order): string => `${salesOrderPath(id)}${window.location.search}`;

/** `/sales-order`: the list of sales orders, whose query is in the address (PO-70, PO-71). */
export function SalesOrdersPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const { openWithQuery } = useKeptQuery();
  const { fill, table } = useTablePage();
  const source = useServerSource(createHttpOrderSource);
  const open = useOpenItem(orderPath);
  const create = (): void => openWithQuery(pages.salesOrderCreate.path);
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
