import { useReportError } from '@pantau/core';
import { type CallLog, type Calls, callLogSchema } from '@pantau/core/calls';
import { useMemo } from 'react';
import { createScopedPersisted } from '../engine/state/storage-scope.ts';
import { useAlertCenter } from './alert-center-context.ts';

const noCalls: Calls = [];

/** The calls of the current user, stored under `alertCenterCalls` (AC-376). */
export function useCallLog(): CallLog {
  const { storage } = useAlertCenter();
  const onError = useReportError();
  return useMemo(
    () =>
      createScopedPersisted<Calls>({
        ...storage,
        key: 'alertCenterCalls',
        schema: callLogSchema,
        fallback: noCalls,
        onError,
      }),
    [storage, onError],
  );
}
