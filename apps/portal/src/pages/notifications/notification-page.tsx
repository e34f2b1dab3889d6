import type { Alert } from '@pantau/alert-center';
import { AlertDetail } from '@pantau/alert-center/history';
import { createHttpAlertHistory } from '@pantau/alert-center/history/http';
import { useMessages } from '@pantau/core';
import { Breadcrumb } from '@pantau/shell';
import { useKeptQuery } from '@pantau/shell/react-router';
import { useServerSource } from '@pantau/shell/session';
import { type ReactElement, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';

/** `/notification/{id}`: one alert by the id of its notification (PO-100). */
export function NotificationPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { id = '' } = useParams();
  const { withQuery, openWithQuery } = useKeptQuery();
  const source = useServerSource(createHttpAlertHistory);
  const [plate, setPlate] = useState<string>();
  const onLoaded = useCallback((alert: Alert) => setPlate(alert.vehicle.licensePlate), []);
  const list = pages.notifications.path;
  return (
    <Page
      of={plate}
      title={null}
      above={
        <Breadcrumb
          steps={[
            { label: t('notificationsPage'), path: withQuery(list) },
            { label: plate ?? t('notificationPage') },
          ]}
        />
      }
      wide
    >
      <AlertDetail
        source={source}
        notificationId={id}
        onLoaded={onLoaded}
        onBack={() => openWithQuery(list)}
      />
    </Page>
  );
}
