import type { Locale, SessionUser } from '@pantau/core';
import { createRestClient, parseWire } from '@pantau/core/transport';
import { sessionResponse } from './session-response.ts';

export interface SessionGrant {
  readonly accessToken: string;
  readonly user: SessionUser;
}

/** Session requests. They reject with `PantauError`. */
export interface SessionApi {
  signIn(email: string, password: string): Promise<SessionGrant>;
  /** Gets a new access token by the refresh cookie. */
  refresh(): Promise<SessionGrant>;
  signOut(): Promise<void>;
}

/** @param language language of the server's error messages */
export function createSessionApi(language: () => Locale): SessionApi {
  const rest = createRestClient({ baseUrl: '/api', language, credentials: 'same-origin' });
  const parseGrant = (body: unknown): SessionGrant =>
    parseWire(sessionResponse, body, 'The session');

  return {
    async signIn(email, password) {
      return parseGrant(await rest.request('POST', '/session', { body: { email, password } }));
    },
    async refresh() {
      return parseGrant(await rest.request('POST', '/session/refresh'));
    },
    async signOut() {
      await rest.request('DELETE', '/session');
    },
  };
}
