import type { Clock } from '@pantau/core';
import type { Profile, UserSession } from '../../../engine/profile/profile.ts';

/** A session in memory, without knowing who asks. */
export type StoredSession = Omit<UserSession, 'isCurrent'>;

/** A user in memory, whose sessions are sources of their own. */
export interface ProfileWorld {
  profile: Profile;
  sessions: readonly StoredSession[];
}

const HOUR_MS = 3_600_000;

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const samsung =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36';

/** A user who is signed in on this device, on a phone and on an unknown device. The first session is the current one. */
export function createProfileWorld(clock: Pick<Clock, 'now'>): ProfileWorld {
  const now = clock.now();
  const session = (id: string, hours: number, userAgent: string | null): StoredSession => ({
    ...{ id, userAgent },
    signedInAt: now - 50 * hours * HOUR_MS,
    lastUsedAt: now - hours * HOUR_MS,
  });
  return {
    profile: {
      fullname: 'Rina Kusuma',
      email: 'rina@mitra-angkut.example',
      phoneNo: '+62 812 3456 789',
      companyName: 'PT Mitra Angkut Jawa',
      role: 'manager',
    },
    sessions: [session('1', 0.1, chrome), session('2', 5, samsung), session('3', 30, null)],
  };
}
