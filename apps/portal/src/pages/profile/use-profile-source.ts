import type { ProfileSource } from '@pantau/company-settings/profile';
import { createHttpProfileSource } from '@pantau/company-settings/profile/http';
import { useServerSource, useSessionServices } from '@pantau/shell/session';
import { useCallback } from 'react';
import { reportError } from '../../portal/report-error.ts';

export interface OwnProfile {
  readonly source: ProfileSource;
  /** Shows a stored profile in the whole portal. */
  readonly onStored: () => void;
}

/** The profile of the signed-in user. */
export function useProfileSource(): OwnProfile {
  const { session } = useSessionServices();
  const source = useServerSource(createHttpProfileSource);
  // A new token comes with the user's data.
  const onStored = useCallback(
    () => void session.getToken('expired').catch(reportError),
    [session],
  );
  return { source, onStored };
}
