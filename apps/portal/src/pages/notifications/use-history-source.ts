import type { AlertHistorySource } from '@pantau/alert-center/history';
import { createHttpAlertHistory } from '@pantau/alert-center/history/http';
import { useSessionServices } from '@pantau/shell/session';
import { useMemo } from 'react';
import { reportError } from '../../portal/report-error.ts';

/** The alerts of the signed-in user's company, of any age. */
export function useHistorySource(): AlertHistorySource {
  const { session, preferences } = useSessionServices();
  return useMemo(
    () =>
      createHttpAlertHistory({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
        onError: reportError,
      }),
    [session, preferences],
  );
}
