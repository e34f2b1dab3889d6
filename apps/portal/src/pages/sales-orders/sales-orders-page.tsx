import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { type Order, SalesOrderList } from '@pantau/sales-order';
import { type ReactElement, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages, salesOrderPath } from '../../navigation/pages.ts';
import { useRouterAddress } from '../../navigation/use-router-address.ts';
import { NoAccess } from '../../components/no-access.tsx';
import { useOrderSource } from './use-order-source.ts';

/** Below this width the page scrolls instead of the list. */
const NARROW = '(max-width: 767px)';

const orderPath = ({ id }: Order): string => `${salesOrderPath(id)}${window.location.search}`;

/** `/sales-order`: the list of sales orders, whose query is in the address (PO-70, PO-71). */
export function SalesOrdersPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  if (!permissions.can(scopes.salesOrderRead)) return <NoAccess page={t('salesOrdersPage')} />;
  return <Orders />;
}

function Orders(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const navigate = useNavigate();
  const address = useRouterAddress();
  const isNarrow = useMediaQuery(NARROW);
  const source = useOrderSource();
  const open = useCallback((order: Order) => void navigate(orderPath(order)), [navigate]);
  const create = (): void => {
    void navigate(`${pages.salesOrderCreate.path}${window.location.search}`);
  };
  return (
    <Page name={t('salesOrdersPage')} note={t('salesOrdersNote')} fill={!isNarrow}>
      <SalesOrderList
        source={source}
        address={address}
        scroll={isNarrow ? 'page' : 'own'}
        onOpen={open}
        orderHref={orderPath}
        onCreate={permissions.can(scopes.salesOrderCreate) ? create : undefined}
      />
    </Page>
  );
}
