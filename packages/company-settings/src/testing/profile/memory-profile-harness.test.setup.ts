import { type ProfileWorld, createMemoryProfileSource } from '../../adapters/memory/index.ts';
import type { Profile } from '../../engine/profile/profile.ts';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import type { ProfileHarness } from './profile-harness.ts';

/** Wraps the calls of a user so that they violate one guarantee. */
export type SpoilProfile = (
  source: ProfileSource,
  others: { readonly stranger: ProfileSource; readonly world: ProfileWorld },
) => Partial<ProfileSource>;

const initial: Profile = {
  fullname: 'Rina Kusuma',
  email: null,
  phoneNo: null,
  companyName: 'PT Satu',
  role: 'dispatcher',
};

/** A contract harness for the memory adapter; `spoil` can inject a fault into every session of the user. */
export function createMemoryProfileHarness(spoil: SpoilProfile = () => ({})): ProfileHarness {
  let time = 1_000;
  const worldOf = (profile: Profile): ProfileWorld => ({ profile, sessions: [] });
  const open = (world: ProfileWorld, userAgent: string | null): ProfileSource => {
    time += 1_000;
    const sessionId = `session-${time}`;
    const session = { id: sessionId, signedInAt: time, lastUsedAt: time, userAgent };
    world.sessions = [...world.sessions, session];
    return createMemoryProfileSource({ world, sessionId });
  };
  const stranger = open(worldOf({ ...initial, fullname: 'Budi Santoso' }), null);
  const world = worldOf(initial);
  const signIn = (userAgent: string | null): ProfileSource => {
    const source = open(world, userAgent);
    return { ...source, ...spoil(source, { stranger, world }) };
  };
  return {
    ...{ source: signIn(null), stranger, initial },
    signIn: async (userAgent) => signIn(userAgent),
    close: () => undefined,
  };
}
