import type { ContractClause } from '@pantau/core/testing';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import type { Profile, UserSession } from '../../engine/profile/profile.ts';

/** A fresh user for one clause, without email address and phone number, who is signed in once. */
export interface ProfileHarness {
  readonly source: ProfileSource;
  /** Another user of the same company. */
  readonly stranger: ProfileSource;
  /** The user's profile at the start. */
  readonly initial: Profile;
  /** Signs the user in once more. @param userAgent what the browser calls itself */
  signIn(userAgent: string): Promise<ProfileSource>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type ProfileClause = ContractClause<ProfileHarness>;

/** The id of the source's own session. */
export async function ownId(source: ProfileSource): Promise<string> {
  const current = (await source.sessions()).find(({ isCurrent }) => isCurrent);
  return current?.id ?? '';
}

export const idsOf = (sessions: readonly UserSession[]): readonly string[] =>
  sessions.map(({ id }) => id);
