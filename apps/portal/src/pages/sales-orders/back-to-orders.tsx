import { useMessages } from '@pantau/core';
import { BackLink } from '@pantau/shell/pages';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';

/** The path of the list, with the query that the address of this page carries along (PO-72). */
export function useOrdersPath(): string {
  const { search } = useLocation();
  return `${pages.salesOrders.path}${search}`;
}

/** Leads back to the same rows of the list. */
export function BackToOrders(): ReactElement {
  const t = useMessages(portalMessages);
  return <BackLink to={useOrdersPath()}>{t('salesOrdersPage')}</BackLink>;
}
