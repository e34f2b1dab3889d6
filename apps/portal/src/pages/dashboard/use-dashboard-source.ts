import type { DashboardSource } from '@pantau/dashboard';
import { createHttpDashboardSource } from '@pantau/dashboard/http';
import { useSessionServices } from '@pantau/shell/session';
import { useMemo } from 'react';
import { reportError } from '../../portal/report-error.ts';

/** What the dashboard of the signed-in user's company shows. */
export function useDashboardSource(): DashboardSource {
  const { session, preferences } = useSessionServices();
  return useMemo(
    () =>
      createHttpDashboardSource({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
        onError: reportError,
      }),
    [session, preferences],
  );
}
