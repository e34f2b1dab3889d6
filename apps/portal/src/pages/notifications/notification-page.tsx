import type { Alert } from '@pantau/alert-center';
import { AlertDetail } from '@pantau/alert-center/history';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useCallback, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';
import { NoAccess } from '../sales-orders/no-access.tsx';
import css from '../sales-orders/back-to-orders.module.css';
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
        <nav className={css.back}>
          <Link className={css.link} to={list}>
            <Icon name="arrowLeft" size={14} />
            {t('notificationsPage')}
          </Link>
        </nav>
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
