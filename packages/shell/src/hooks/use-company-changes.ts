import { useSession } from '@pantau/core';
import { type LiveChannel, watchCompany } from '@pantau/core/transport';
import { useEffect } from 'react';
import { useRefreshUser } from './use-refresh-user.ts';

/** Reads the user and the company's brand again when somebody has changed the company (PO-146). */
export function useCompanyChanges(live: Pick<LiveChannel, 'subscribe'>): void {
  const refreshUser = useRefreshUser();
  const companyId = useSession().user?.companyId;
  useEffect(
    () => (companyId === undefined ? undefined : watchCompany(live, companyId, refreshUser)),
    [live, companyId, refreshUser],
  );
}
