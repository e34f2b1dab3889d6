import { PantauError, systemClock } from '@pantau/core/base';
import { personalProblems } from '../../../engine/profile/personal-problems.ts';
import type { ProfileSource } from '../../../engine/profile/profile-source.ts';
import { type PersonalDetails, personalDetailsOf } from '../../../engine/profile/profile.ts';
import { storedValues } from '../stored-values.ts';
import { type ProfileWorld, createProfileWorld } from './profile-world.ts';

export interface MemoryProfileOptions {
  /** Shared by the sessions of a user. Defaults to a seeded one. */
  readonly world?: ProfileWorld | undefined;
  /** The session of this source. Defaults to the first one of `world`. */
  readonly sessionId?: string | undefined;
}

/** A user's profile and sessions in memory, for stories, tests and hosts that want to try the widget. */
export function createMemoryProfileSource(options: MemoryProfileOptions = {}): ProfileSource {
  const { world = createProfileWorld(systemClock) } = options;
  const { sessionId = world.sessions[0]?.id } = options;
  const begin = (signal: AbortSignal | undefined): void => {
    signal?.throwIfAborted();
    if (!world.sessions.some(({ id }) => id === sessionId)) throw new PantauError('unauthorized');
  };
  return {
    async profile(signal) {
      begin(signal);
      return world.profile;
    },
    async saveProfile(changes, signal) {
      begin(signal);
      const details: PersonalDetails = {
        ...personalDetailsOf(world.profile),
        ...storedValues(changes),
      };
      const fieldErrors = Object.entries(personalProblems(details)).map(([field, message]) => ({
        field,
        message,
      }));
      if (fieldErrors.length > 0) throw new PantauError('invalid', { fieldErrors });
      world.profile = { ...world.profile, ...details };
      return world.profile;
    },
    async sessions(signal) {
      begin(signal);
      return world.sessions
        .map((session) => ({ ...session, isCurrent: session.id === sessionId }))
        .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt);
    },
    async endSession(id, signal) {
      begin(signal);
      if (id === sessionId) throw new PantauError('conflict');
      if (!world.sessions.some((session) => session.id === id)) throw new PantauError('notFound');
      world.sessions = world.sessions.filter((session) => session.id !== id);
    },
    async endOtherSessions(signal) {
      begin(signal);
      world.sessions = world.sessions.filter(({ id }) => id === sessionId);
    },
  };
}
