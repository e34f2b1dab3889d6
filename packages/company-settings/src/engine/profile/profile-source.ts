import type { PersonalDetails, Profile, UserSession } from './profile.ts';

/**
 * The source of the signed-in user's profile and sessions. A host implements it for its own backend, or uses the HTTP
 * or the memory adapter. Every promise rejects with `PantauError` and honours its signal (`AbortError`); `unauthorized`
 * once the source's own session has ended. The contract suite `profileSourceContract`
 * (`@pantau/company-settings/testing`) states what the widget relies on beyond the types.
 */
export interface ProfileSource {
  profile(signal?: AbortSignal): Promise<Profile>;
  /**
   * Stores the given details, and resolves with the profile as stored. Rejects with `invalid` and `fieldErrors`; then
   * nothing is stored.
   */
  saveProfile(changes: Partial<PersonalDetails>, signal?: AbortSignal): Promise<Profile>;
  /** The user's sessions that have not ended, the latest used first. */
  sessions(signal?: AbortSignal): Promise<readonly UserSession[]>;
  /**
   * Ends another session of the user. Rejects with `notFound` for one that has ended or belongs to somebody else, and
   * with `conflict` for the current one, which is ended by signing out.
   */
  endSession(id: string, signal?: AbortSignal): Promise<void>;
  /** Ends all sessions of the user except the current one. */
  endOtherSessions(signal?: AbortSignal): Promise<void>;
}
