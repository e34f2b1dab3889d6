import type { DriverScoreSource } from '@pantau/driver-score';
import { createHttpScoreSource } from '@pantau/driver-score/http';
import { useSessionServices } from '@pantau/shell/session';
import { useMemo } from 'react';

/** The driver scores that the signed-in user may see. */
export function useScoreSource(): DriverScoreSource {
  const { session, preferences } = useSessionServices();
  return useMemo(
    () =>
      createHttpScoreSource({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
      }),
    [session, preferences],
  );
}
