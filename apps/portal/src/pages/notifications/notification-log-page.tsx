import { AlertLog } from '@pantau/alert-center/history';
import { useMessages, useSession } from '@pantau/core';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { type ReactElement, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { notificationPath, pages } from '../../navigation/pages.ts';
import { useRouterAddress } from '../../navigation/use-router-address.ts';
import { NoAccess } from '../../components/no-access.tsx';
import { NARROW } from './notifications-page.tsx';
import { useHistorySource } from './use-history-source.ts';

/** `/notification-log`: what users did with alerts, for users with its scope (PO-101). */
export function NotificationLogPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  if (!permissions.can(pages.notificationLog.scope)) {
    return <NoAccess page={t('notificationLogPage')} />;
  }
  return <Log />;
}

function Log(): ReactElement {
  const t = useMessages(portalMessages);
  const navigate = useNavigate();
  const address = useRouterAddress();
  const isNarrow = useMediaQuery(NARROW);
  const source = useHistorySource();
  const open = useCallback(
    (alert: { readonly id: string }) => void navigate(notificationPath(alert)),
    [navigate],
  );
  return (
    <Page name={t('notificationLogPage')} fill={!isNarrow}>
      <AlertLog
        source={source}
        address={address}
        scroll={isNarrow ? 'page' : 'own'}
        onOpen={open}
        alertHref={notificationPath}
      />
    </Page>
  );
}
