import { PantauError } from '@pantau/core';
import type { UserSession } from '../../../engine/profile/profile.ts';
import type { SpoilProfile } from '../memory-profile-harness.test.setup.ts';
import type { ProfileFaults } from './profile-faults.test.setup.ts';

/** Lists every session that was ever listed. */
const withEndedListed: SpoilProfile = (source) => {
  let known: readonly UserSession[] = [];
  return {
    async sessions(signal) {
      const listed = await source.sessions(signal);
      const ended = known.filter((one) => !listed.some(({ id }) => id === one.id));
      known = [...listed, ...ended];
      return known;
    },
    async endSession(id, signal) {
      known = await source.sessions();
      return source.endSession(id, signal);
    },
    async endOtherSessions(signal) {
      known = await source.sessions();
      return source.endOtherSessions(signal);
    },
  };
};

export const sessionFaults: ProfileFaults = {
  sessions: [
    [
      'the oldest comes first',
      (source) => ({ sessions: async () => (await source.sessions()).toReversed() }),
    ],
    [
      'every session is the current one',
      (source) => ({
        sessions: async () =>
          (await source.sessions()).map((session) => ({ ...session, isCurrent: true })),
      }),
    ],
    [
      'browsers are missing',
      (source) => ({
        sessions: async () =>
          (await source.sessions()).map((session) => ({ ...session, userAgent: null })),
      }),
    ],
    [
      "somebody else's sessions are listed",
      (source, { stranger }) => ({
        sessions: async () => [...(await source.sessions()), ...(await stranger.sessions())],
      }),
    ],
    [
      'a session is used before its sign-in',
      (source) => ({
        sessions: async () =>
          (await source.sessions()).map((session) => ({
            ...session,
            lastUsedAt: session.signedInAt - 1,
          })),
      }),
    ],
    [
      'the sessions of the user are shown to somebody else',
      () => ({}),
      (stranger, { world }) => ({
        sessions: async () => [
          ...(await stranger.sessions()),
          ...world.sessions.map((session) => ({ ...session, isCurrent: false })),
        ],
      }),
    ],
    [
      'times are in seconds, and zero',
      (source) => ({
        sessions: async () =>
          (await source.sessions()).map((session) => ({ ...session, signedInAt: 0 })),
      }),
    ],
  ],
  end: [
    ['nothing ends', () => ({ endSession: async () => undefined })],
    ['all others end', (source) => ({ endSession: () => source.endOtherSessions() })],
    [
      'a session that has ended is found',
      (source) => ({ endSession: (id) => source.endSession(id).catch(() => undefined) }),
    ],
    [
      'an ended session still reads the profile',
      (source, { world }) => ({ profile: async () => world.profile }),
    ],
    [
      'an ended session still lists the sessions',
      (source, { world }) => ({
        sessions: () =>
          source
            .sessions()
            .catch(() => world.sessions.map((session) => ({ ...session, isCurrent: false }))),
      }),
    ],
    [
      'an ended session still changes the profile',
      (source, { world }) => ({
        saveProfile: (changes) => source.saveProfile(changes).catch(() => world.profile),
      }),
    ],
    ['an ended session is still listed', withEndedListed],
  ],
  'end-refused': [
    [
      'the current session ends',
      (source, { world }) => ({
        async endSession(id) {
          const sessions = await source.sessions();
          if (sessions.some((one) => one.id === id && one.isCurrent)) world.sessions = [];
          else await source.endSession(id);
        },
      }),
    ],
    [
      'a session of somebody else ends, although it is refused',
      (source, { strangersWorld }) => ({
        endSession: (id) =>
          source.endSession(id).catch((error: unknown) => {
            strangersWorld.sessions = strangersWorld.sessions.filter((one) => one.id !== id);
            throw error;
          }),
      }),
    ],
    [
      'the sessions are no longer listed',
      (source) => {
        let isRefused = false;
        return {
          endSession: (id) => {
            isRefused = true;
            return source.endSession(id);
          },
          sessions: async () => (isRefused ? [] : source.sessions()),
        };
      },
    ],
    [
      'an unknown session is ignored',
      (source) => ({
        endSession: (id) =>
          source.endSession(id).catch((error: unknown) => {
            if (error instanceof PantauError && error.kind === 'notFound') return;
            throw error;
          }),
      }),
    ],
  ],
  'end-others': [
    ['nothing ends', () => ({ endOtherSessions: async () => undefined })],
    [
      'the current session ends, too',
      (_source, { world }) => ({
        async endOtherSessions() {
          world.sessions = [];
        },
      }),
    ],
    [
      'those of somebody else end, too',
      (source, { strangersWorld }) => ({
        async endOtherSessions() {
          await source.endOtherSessions();
          strangersWorld.sessions = [];
        },
      }),
    ],
    ['ended sessions are still listed', withEndedListed],
    [
      'only one other session ends',
      (source) => ({
        async endOtherSessions() {
          const other = (await source.sessions()).find(({ isCurrent }) => !isCurrent);
          if (other !== undefined) await source.endSession(other.id);
        },
      }),
    ],
  ],
};
