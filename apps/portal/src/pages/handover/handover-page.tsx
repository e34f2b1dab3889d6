import { ShiftHandover } from '@pantau/alert-center/handover';
import { createHttpHandover } from '@pantau/alert-center/handover/http';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Page } from '@pantau/shell/pages';
import { useOpenItem } from '@pantau/shell/react-router';
import { useServerSource } from '@pantau/shell/session';
import type { ReactElement } from 'react';
import { portalMessages } from '../../messages/portal-messages.ts';
import { notificationPath } from '../../navigation/pages.ts';

/** `/handover`: what a shift leaves to the next one (PO-320). */
export function HandoverPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const source = useServerSource(createHttpHandover);
  const open = useOpenItem(notificationPath);
  return (
    <Page note={t('handoverNote')}>
      <ShiftHandover
        source={source}
        canRecord={permissions.can(scopes.alertAction)}
        onOpen={open}
        alertHref={notificationPath}
      />
    </Page>
  );
}
