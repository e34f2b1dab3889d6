import { useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';
import css from './back-to-orders.module.css';

/** The path of the list, with the query that the address of this page carries along (PO-72). */
export function useOrdersPath(): string {
  const { search } = useLocation();
  return `${pages.salesOrders.path}${search}`;
}

/** Leads back to the same rows of the list. */
export function BackToOrders(): ReactElement {
  const t = useMessages(portalMessages);
  return (
    <nav className={css.back}>
      <Link className={css.link} to={useOrdersPath()}>
        <Icon name="arrowLeft" size={14} />
        {t('backToSalesOrders')}
      </Link>
    </nav>
  );
}
