import type { Alert } from '@pantau/alert-center';
import { AlertDetail } from '@pantau/alert-center/history';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Breadcrumb } from '@pantau/shell';
import { type ReactElement, useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';
import { NoAccess } from '../../components/no-access.tsx';
import { useHistorySource } from './use-history-source.ts';

/** `/notification/{id}`: one alert by the id of its notification (PO-100). */
export function NotificationPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const { id } = useParams();
  if (id === undefined || !permissions.can(scopes.alertCenterMain)) {
    return <NoAccess page={t('notificationPage')} />;
  }
  return <Notification key={id} id={id} />;
}

function Notification({ id }: { readonly id: string }): ReactElement {
  const t = useMessages(portalMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const source = useHistorySource();
  const [plate, setPlate] = useState<string>();
  const onLoaded = useCallback((alert: Alert) => setPlate(alert.vehicle.licensePlate), []);
  const list = `${pages.notifications.path}${search}`;
  const page = t('notificationPage');
  return (
    <Page
      name={plate === undefined ? page : t('namedPage', { page, name: plate })}
      title={null}
      above={
        <Breadcrumb
          steps={[{ label: t('notificationsPage'), path: list }, { label: plate ?? page }]}
        />
      }
      wide
    >
      <AlertDetail
        source={source}
        notificationId={id}
        onLoaded={onLoaded}
        onBack={() => void navigate(list)}
      />
    </Page>
  );
}
