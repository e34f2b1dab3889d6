import { useReportError } from '@pantau/core';
import { useMemo } from 'react';
import { type Faults, createFaults } from './faults.ts';

/** Reports faults of the host's functions to its `onError`, once each. */
export function useFaults(): Faults {
  const report = useReportError();
  return useMemo(() => createFaults(report), [report]);
}
