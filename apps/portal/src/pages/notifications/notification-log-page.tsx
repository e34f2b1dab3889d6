import { AlertLog } from '@pantau/alert-center/history';
import { createHttpAlertHistory } from '@pantau/alert-center/history/http';
import { useServerSource } from '@pantau/shell/session';
import { useOpenItem, useTablePage } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { Page } from '@pantau/shell/pages';
import { notificationPath } from '../../navigation/pages.ts';

/** `/notification-log`: what users did with alerts, for users with its scope (PO-101). */
export function NotificationLogPage(): ReactElement {
  const { fill, table } = useTablePage();
  const source = useServerSource(createHttpAlertHistory);
  const open = useOpenItem(notificationPath);
  return (
    <Page fill={fill}>
      <AlertLog source={source} {...table} onOpen={open} alertHref={notificationPath} />
    </Page>
  );
}
