import { useReportError, useSession } from '@pantau/core';
import { useSessionServices } from '@pantau/shell/session';
import { useEffect } from 'react';
import { usePortalBackend } from '../alerts/portal-backend.tsx';
import { subscribeToCompany } from './subscribe-to-company.ts';

/** Reads the user and the company's brand again when somebody has changed the company (PO-146). */
export function useLiveBrand(): void {
  const { session } = useSessionServices();
  const { live } = usePortalBackend();
  const report = useReportError();
  const companyId = useSession().user?.companyId;
  useEffect(() => {
    if (companyId === undefined) return undefined;
    return subscribeToCompany(live, companyId, () => {
      session.getToken('expired').catch(report);
    });
  }, [live, companyId, session, report]);
}
