import { useReportError } from '@pantau/core';
import { useCallback } from 'react';
import { useSessionServices } from './session-services.ts';

/**
 * Returns a function that reads the signed-in user and their company again, after either was changed (SH-145). A failure
 * is reported; they are then as they were.
 */
export function useRefreshUser(): () => void {
  const { session } = useSessionServices();
  const report = useReportError();
  // A new token comes with the user's data.
  return useCallback(() => void session.getToken('expired').catch(report), [session, report]);
}
