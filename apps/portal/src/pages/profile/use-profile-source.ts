import type { ProfileSource } from '@pantau/company-settings/profile';
import { createHttpProfileSource } from '@pantau/company-settings/profile/http';
import { useRefreshUser, useServerSource } from '@pantau/shell/session';

export interface OwnProfile {
  readonly source: ProfileSource;
  /** Shows a stored profile in the whole portal. */
  readonly onStored: () => void;
}

/** The profile of the signed-in user. */
export const useProfileSource = (): OwnProfile => ({
  source: useServerSource(createHttpProfileSource),
  onStored: useRefreshUser(),
});
