import { useClock } from '@pantau/core';
import type { DriverScoreSource } from '@pantau/driver-score';
import { createHttpScoreSource } from '@pantau/driver-score/http';
import { type OwnServer, useServerSource } from '@pantau/shell/session';
import { useCallback } from 'react';
import { usePortalBackend } from '../../alerts/portal-backend.tsx';
import { scoreChanges } from './score-changes.ts';

/** The driver scores that the signed-in user may see, live where the user has the alert centre (PO-180). */
export function useScoreSource(): DriverScoreSource {
  const { watchFeed } = usePortalBackend();
  const clock = useClock();
  return useServerSource(
    useCallback(
      (server: OwnServer) =>
        createHttpScoreSource({ ...server, subscribe: scoreChanges(watchFeed, clock) }),
      [watchFeed, clock],
    ),
  );
}
