import { createPermissions, systemClock } from '@pantau/core';
import { menuScopes } from '@pantau/core/contract';
import { createHttpScoreSource } from '@pantau/driver-score/http';
import { type PreparedOverview, prepareOverview } from '@pantau/driver-score/prepare';
import { services } from '../../start-session.ts';

let latest: PreparedOverview | null = null;

/** Requests the scores of all drivers; nothing for users whose page has others, or none (PO-290). */
export function prepareScores(query: string): void {
  const { session, preferences } = services;
  const state = session.get();
  if (state.status !== 'signedIn') return;
  const { can, driverUser } = createPermissions(state.user);
  if (driverUser || !can(menuScopes.driverScore)) return;
  const source = createHttpScoreSource({
    baseUrl: '',
    getToken: session.getToken,
    locale: preferences.language.get,
  });
  latest = prepareOverview({ source, user: state.user, query, clock: systemClock, before: latest });
}

/** What the last call has prepared. */
export const preparedScores = (): PreparedOverview | null => latest;
