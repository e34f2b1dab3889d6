import { type ReactElement, type ReactNode, useMemo } from 'react';
import { AlertCenterFrame, AlertCenterProvider } from '@pantau/alert-center';
import { createHttpAlertSource } from '@pantau/alert-center/http';
import { useSession } from '@pantau/core';
import { usePortal } from '../portal-context.ts';
import { reportError } from '../report-error.ts';

/** The alert centre over the server that served this page, for everything below. */
export function Alerts({ children }: { readonly children: ReactNode }): ReactElement {
  const { session, preferences } = usePortal();
  const { user } = useSession();
  const companyId = user?.companyId;
  const source = useMemo(
    () =>
      createHttpAlertSource({
        // The server that served this page.
        baseUrl: '',
        companyId,
        getToken: session.getToken,
        locale: preferences.language.get,
        onError: reportError,
      }),
    [session, preferences, companyId],
  );
  return (
    <AlertCenterProvider source={source}>
      <AlertCenterFrame>{children}</AlertCenterFrame>
    </AlertCenterProvider>
  );
}
