import { useSession } from '@pantau/core';
import { watchCompany } from '@pantau/core/transport';
import { useRefreshUser } from '@pantau/shell/session';
import { useEffect } from 'react';
import { usePortalBackend } from '../alerts/portal-backend.tsx';

/** Reads the user and the company's brand again when somebody has changed the company (PO-146). */
export function useLiveBrand(): void {
  const { live } = usePortalBackend();
  const refreshUser = useRefreshUser();
  const companyId = useSession().user?.companyId;
  useEffect(
    () => (companyId === undefined ? undefined : watchCompany(live, companyId, refreshUser)),
    [live, companyId, refreshUser],
  );
}
