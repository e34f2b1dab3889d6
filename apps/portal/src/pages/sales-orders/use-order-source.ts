import type { OrderSource } from '@pantau/sales-order';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { useMemo } from 'react';
import { useSessionServices } from '@pantau/shell/session';
import { reportError } from '../../portal/report-error.ts';

/** The sales orders of the signed-in user's company. */
export function useOrderSource(): OrderSource {
  const { session, preferences } = useSessionServices();
  return useMemo(
    () =>
      createHttpOrderSource({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
        onError: reportError,
      }),
    [session, preferences],
  );
}
