import { CompanySettings } from '@pantau/company-settings';
import { createHttpCompanySource, createHttpPartnerSource } from '@pantau/company-settings/http';
import { useMessages, useSession } from '@pantau/core';
import { watchCompany } from '@pantau/core/transport';
import { type OwnServer, useServerSource } from '@pantau/shell/session';
import { useLeaveGuard } from '@pantau/shell/react-router';
import { type ReactElement, useCallback } from 'react';
import { usePortalBackend } from '../../alerts/portal-backend.tsx';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';

/** `/setting/`: the settings of the company (PO-145). */
export function SettingsPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { live } = usePortalBackend();
  const companyId = useSession().user?.companyId ?? 0;
  const source = useServerSource(
    useCallback(
      (server: OwnServer) =>
        createHttpCompanySource({
          ...server,
          companyId,
          subscribe: (onChange) => watchCompany(live, companyId, onChange),
        }),
      [companyId, live],
    ),
  );
  const partners = useServerSource(createHttpPartnerSource);
  return (
    <Page note={t('settingsNote')} wide>
      <CompanySettings source={source} partners={partners} guard={useLeaveGuard()} />
    </Page>
  );
}
