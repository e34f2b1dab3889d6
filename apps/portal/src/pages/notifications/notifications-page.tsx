import type { Alert } from '@pantau/alert-center';
import { AlertHistory } from '@pantau/alert-center/history';
import { createHttpAlertHistory } from '@pantau/alert-center/history/http';
import { useMessages } from '@pantau/core';
import { useServerSource } from '@pantau/shell/session';
import { useOpenItem, useTablePage } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { Page } from '@pantau/shell/pages';
import { ShellLink } from '@pantau/shell';
import { portalMessages } from '../../messages/portal-messages.ts';
import { notificationPath, pages } from '../../navigation/pages.ts';

/** The page of an alert, with the query that leads back to the same rows. */
const pathOf = (alert: Alert): string => `${notificationPath(alert)}${window.location.search}`;

/** `/notification`: alerts of any age, whose query is in the address (PO-98, PO-99). */
export function NotificationsPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { fill, table } = useTablePage();
  const source = useServerSource(createHttpAlertHistory);
  const open = useOpenItem(pathOf);
  return (
    <Page
      note={t('notificationsNote')}
      actions={<ShellLink to={pages.handover.path}>{t('handoverPage')}</ShellLink>}
      fill={fill}
    >
      <AlertHistory source={source} {...table} onOpen={open} alertHref={pathOf} />
    </Page>
  );
}
