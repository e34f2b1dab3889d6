import { PantauError } from '@pantau/core';
import type { PersonalDetails } from '../../../engine/profile/profile.ts';
import type { SpoilProfile } from '../memory-profile-harness.test.setup.ts';

/** By clause, the faults that it must detect; the third part spoils the other user. */
export type ProfileFaults = Readonly<
  Record<
    string,
    readonly (readonly [fault: string, spoil: SpoilProfile, spoilStranger?: SpoilProfile])[]
  >
>;

/** Saves something else than what was given. */
const withChanges =
  (change: (given: Partial<PersonalDetails>) => Partial<PersonalDetails>): SpoilProfile =>
  (source) => ({ saveProfile: (changes, signal) => source.saveProfile(change(changes), signal) });

/** Resolves, without storing anything, where details have to be refused. */
const accepting =
  (isMeant: (changes: Partial<PersonalDetails>) => boolean): SpoilProfile =>
  (source) => ({
    saveProfile: (changes, signal) =>
      isMeant(changes) ? source.profile() : source.saveProfile(changes, signal),
  });

export const profileFaults: ProfileFaults = {
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
    [
      'it resolves with what was stored before',
      (source) => ({
        async saveProfile(changes) {
          const before = await source.profile();
          await source.saveProfile(changes);
          return before;
        },
      }),
    ],
    ['phone numbers are left out', withChanges(({ phoneNo: _, ...changes }) => changes)],
    [
      'details cannot be emptied',
      withChanges((changes) =>
        Object.fromEntries(Object.entries(changes).filter(([, value]) => value)),
      ),
    ],
    [
      'a blank number is stored as a blank',
      (source, { world }) => ({
        async saveProfile(changes) {
          const stored = await source.saveProfile(changes);
          if (changes.phoneNo === '') world.profile = { ...stored, phoneNo: '' };
          return world.profile;
        },
      }),
    ],
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
      'another field is named, too',
      (source) => ({
        saveProfile: (changes) =>
          source.saveProfile(changes).catch((error: unknown) => {
            if (!(error instanceof PantauError)) throw error;
            const fieldErrors = [...error.fieldErrors, { field: 'role', message: '' }];
            throw new PantauError('invalid', { fieldErrors });
          }),
      }),
    ],
    ...(
      [
        ['a missing name', ({ fullname }) => fullname === ''],
        ['a blank name', ({ fullname }) => fullname === '  '],
        ['a long name', ({ fullname = '' }) => fullname.length > 100],
        ['an address without a domain', ({ email }) => email === 'rina@mitra'],
        ['an address without @', ({ email }) => email?.includes('@') === false],
        ['a long address', ({ email }) => (email ?? '').length > 200],
        ['words as a number', ({ phoneNo }) => phoneNo === 'call me'],
        ['a number of four digits', ({ phoneNo }) => phoneNo === '1234'],
        ['a number of 21 digits', ({ phoneNo }) => phoneNo?.length === 21],
      ] as readonly (readonly [string, (changes: Partial<PersonalDetails>) => boolean])[]
    ).map(([what, isMeant]) => [`${what} is accepted`, accepting(isMeant)] as const),
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
  abort: [
    ['signals are ignored', (source) => ({ profile: () => source.profile() })],
    ['signals of the sessions are ignored', (source) => ({ sessions: () => source.sessions() })],
    [
      'an aborted end of a session is looked into',
      (source) => ({ endSession: (id) => source.endSession(id) }),
    ],
    [
      'an aborted change is refused, and stored',
      (source) => ({
        async saveProfile(changes, signal) {
          if (signal?.aborted === true) await source.saveProfile(changes);
          return source.saveProfile(changes, signal);
        },
      }),
    ],
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
