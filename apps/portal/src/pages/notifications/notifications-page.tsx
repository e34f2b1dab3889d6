import { AlertHistory } from '@pantau/alert-center/history';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import type { Alert } from '@pantau/alert-center';
import { type ReactElement, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { notificationPath } from '../../navigation/pages.ts';
import { useRouterAddress } from '../../navigation/use-router-address.ts';
import { NoAccess } from '../../components/no-access.tsx';
import { useHistorySource } from './use-history-source.ts';

/** Below this width the page scrolls instead of the table. */
export const NARROW = '(max-width: 767px)';

/** The page of an alert, with the query that leads back to the same rows. */
const pathOf = (alert: Alert): string => `${notificationPath(alert)}${window.location.search}`;

/** `/notification`: alerts of any age, whose query is in the address (PO-98, PO-99). */
export function NotificationsPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  if (!permissions.can(scopes.alertCenterMain)) return <NoAccess page={t('notificationsPage')} />;
  return <Notifications />;
}

function Notifications(): ReactElement {
  const t = useMessages(portalMessages);
  const navigate = useNavigate();
  const address = useRouterAddress();
  const open = useCallback((alert: Alert) => void navigate(pathOf(alert)), [navigate]);
  const isNarrow = useMediaQuery(NARROW);
  const source = useHistorySource();
  return (
    <Page name={t('notificationsPage')} note={t('notificationsNote')} fill={!isNarrow}>
      <AlertHistory
        source={source}
        address={address}
        scroll={isNarrow ? 'page' : 'own'}
        onOpen={open}
        alertHref={pathOf}
      />
    </Page>
  );
}
