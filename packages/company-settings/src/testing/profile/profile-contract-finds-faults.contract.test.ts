import { PantauError } from '@pantau/core';
import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import {
  type SpoilProfile,
  createMemoryProfileHarness,
} from './memory-profile-harness.test.setup.ts';
import { profileSourceClauses } from './profile-source-contract.ts';

/** By clause, the faults that it must detect. */
const faults: Readonly<Record<string, readonly (readonly [string, SpoilProfile])[]>> = {
  read: [
    [
      'the profile comes from a cache',
      (source) => {
        const cached = source.profile();
        return { profile: () => cached };
      },
    ],
    [
      'the role is missing',
      (source) => ({ profile: async () => ({ ...(await source.profile()), role: null }) }),
    ],
  ],
  save: [
    [
      'spaces are stored',
      (source, { world }) => ({
        async saveProfile(changes, signal) {
          await source.saveProfile(changes, signal);
          world.profile = { ...world.profile, ...changes };
          return world.profile;
        },
      }),
    ],
    [
      'details that are not given are emptied',
      (source) => ({
        saveProfile: (changes) => source.saveProfile({ email: null, phoneNo: null, ...changes }),
      }),
    ],
    [
      "somebody else's profile changes, too",
      (source, { stranger }) => ({
        async saveProfile(changes) {
          await stranger.saveProfile(changes);
          return source.saveProfile(changes);
        },
      }),
    ],
    ['nothing is stored', (source) => ({ saveProfile: () => source.profile() })],
  ],
  formats: [
    [
      'phone numbers must start with a digit or plus',
      (source) => ({
        async saveProfile(changes) {
          if (changes.phoneNo?.startsWith('(')) throw new PantauError('invalid');
          return source.saveProfile(changes);
        },
      }),
    ],
  ],
  invalid: [
    [
      'the field is not named',
      (source) => ({
        saveProfile: (changes) =>
          source.saveProfile(changes).catch(() => {
            throw new PantauError('invalid');
          }),
      }),
    ],
    [
      'the valid part is stored',
      (source) => ({
        saveProfile: (changes) =>
          source.saveProfile(changes).catch(async (error: unknown) => {
            if (changes.fullname === 'Budi') await source.saveProfile({ fullname: 'Budi' });
            throw error;
          }),
      }),
    ],
    [
      'any email address is accepted',
      (source, { world }) => ({
        async saveProfile(changes) {
          if (!changes.email) return source.saveProfile(changes);
          world.profile = { ...world.profile, ...changes };
          return world.profile;
        },
      }),
    ],
  ],
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
      'only one other session ends',
      (source) => ({
        async endOtherSessions() {
          const other = (await source.sessions()).find(({ isCurrent }) => !isCurrent);
          if (other !== undefined) await source.endSession(other.id);
        },
      }),
    ],
  ],
  abort: [
    ['signals are ignored', (source) => ({ profile: () => source.profile() })],
    [
      'an aborted change is stored',
      (source) => ({
        async saveProfile(changes, signal) {
          const stored = await source.saveProfile(changes);
          signal?.throwIfAborted();
          return stored;
        },
      }),
    ],
    [
      'sessions end although the request was aborted',
      (source) => ({
        async endOtherSessions(signal) {
          await source.endOtherSessions();
          signal?.throwIfAborted();
        },
      }),
    ],
  ],
};

describe('the contract suite of ProfileSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(profileSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of profileSourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const run = async () => clause.run(createMemoryProfileHarness(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
