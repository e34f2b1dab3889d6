import { type ReactElement, type ReactNode, useMemo } from 'react';
import { AlertCenterFrame, AlertCenterProvider } from '@pantau/alert-center';
import { createHttpAlertSource } from '@pantau/alert-center/http';
import { usePortal } from '../portal-context.ts';

/** The alert centre over the server that served this page, for everything below. */
export function Alerts({ children }: { readonly children: ReactNode }): ReactElement {
  const { session } = usePortal();
  const source = useMemo(
    () => createHttpAlertSource({ url: window.location.origin, getToken: session.getToken }),
    [session],
  );
  return (
    <AlertCenterProvider source={source}>
      <AlertCenterFrame>{children}</AlertCenterFrame>
    </AlertCenterProvider>
  );
}
