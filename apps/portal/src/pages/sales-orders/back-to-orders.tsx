import { useMessages } from '@pantau/core';
import { BackLink } from '@pantau/shell/pages';
import { useKeptQuery } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';

/** Leads back to the same rows of the list (PO-72). */
export function BackToOrders(): ReactElement {
  const t = useMessages(portalMessages);
  const { withQuery } = useKeptQuery();
  return <BackLink to={withQuery(pages.salesOrders.path)}>{t('salesOrdersPage')}</BackLink>;
}
