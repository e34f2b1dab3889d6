import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';

/**
 * Whether the user may go back to the old version: with its scope, where there is one to go back to (SH-75).
 *
 * @param redirectHosts hosts that users may be redirected to; empty without an old version
 */
export function useMayGoBack(redirectHosts: readonly string[]): boolean {
  return useSession().permissions.can(scopes.backToVsms1) && redirectHosts.length > 0;
}
