import type { SessionUser } from '@pantau/core';

export interface SessionGrant {
  readonly accessToken: string;
  readonly user: SessionUser;
}

/** Session requests. They reject with `PantauError`. */
export interface SessionApi {
  signIn(email: string, password: string): Promise<SessionGrant>;
  /** Gets a new access token by the refresh cookie. */
  refresh(): Promise<SessionGrant>;
  /** Ends the session and its refresh cookie. */
  signOut(): Promise<void>;
}
