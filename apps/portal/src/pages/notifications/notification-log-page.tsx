import { AlertLog } from '@pantau/alert-center/history';
import { createHttpAlertHistory } from '@pantau/alert-center/history/http';
import { useServerSource } from '@pantau/shell/session';
import { useTablePage } from '@pantau/shell/react-router';
import { type ReactElement, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { notificationPath } from '../../navigation/pages.ts';

/** `/notification-log`: what users did with alerts, for users with its scope (PO-101). */
export function NotificationLogPage(): ReactElement {
  const navigate = useNavigate();
  const { fill, table } = useTablePage();
  const source = useServerSource(createHttpAlertHistory);
  const open = useCallback(
    (alert: { readonly id: string }) => void navigate(notificationPath(alert)),
    [navigate],
  );
  return (
    <Page fill={fill}>
      <AlertLog source={source} {...table} onOpen={open} alertHref={notificationPath} />
    </Page>
  );
}
