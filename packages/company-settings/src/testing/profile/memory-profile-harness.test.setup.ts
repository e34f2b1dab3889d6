import { type ProfileWorld, createMemoryProfileSource } from '../../adapters/memory/index.ts';
import type { Profile } from '../../engine/profile/profile.ts';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import type { ProfileHarness } from './profile-harness.ts';

interface Others {
  readonly stranger: ProfileSource;
  readonly world: ProfileWorld;
  readonly strangersWorld: ProfileWorld;
}

/** Wraps the calls of a user so that they violate one guarantee. */
export type SpoilProfile = (source: ProfileSource, others: Others) => Partial<ProfileSource>;

const initial: Profile = {
  fullname: 'Rina Kusuma',
  email: null,
  phoneNo: null,
  companyName: 'PT Satu',
  role: 'dispatcher',
};

const unspoiled: SpoilProfile = () => ({});

/**
 * A contract harness for the memory adapter.
 *
 * @param spoil can inject a fault into every session of the user
 * @param spoilStranger can inject one into the session of the other user
 */
export function createMemoryProfileHarness(
  spoil: SpoilProfile = unspoiled,
  spoilStranger: SpoilProfile = unspoiled,
): ProfileHarness {
  let time = 1_000;
  const worldOf = (profile: Profile): ProfileWorld => ({ profile, sessions: [] });
  const open = (world: ProfileWorld, userAgent: string | null): ProfileSource => {
    time += 1_000;
    const sessionId = `session-${time}`;
    const session = { id: sessionId, signedInAt: time, lastUsedAt: time, userAgent };
    world.sessions = [...world.sessions, session];
    return createMemoryProfileSource({ world, sessionId });
  };
  const strangersWorld = worldOf({ ...initial, fullname: 'Budi Santoso' });
  const stranger = open(strangersWorld, null);
  const world = worldOf(initial);
  const others = { stranger, world, strangersWorld };
  const signIn = (userAgent: string | null): ProfileSource => {
    const source = open(world, userAgent);
    return { ...source, ...spoil(source, others) };
  };
  return {
    ...{ source: signIn(null), initial },
    stranger: { ...stranger, ...spoilStranger(stranger, others) },
    signIn: async (userAgent) => signIn(userAgent),
    close: () => undefined,
  };
}
