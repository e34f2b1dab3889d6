import type { Locale, SessionUser } from '@pantau/core';
import { createRestClient, parseWire } from '@pantau/core/transport';
import { sessionAnswer } from './session-response.ts';

export interface Grant {
  readonly accessToken: string;
  readonly user: SessionUser;
}

/** The server's session calls. They reject with `PantauError`. */
export interface SessionApi {
  signIn(email: string, password: string): Promise<Grant>;
  /** A new token for whoever the refresh cookie belongs to. */
  refresh(): Promise<Grant>;
  signOut(): Promise<void>;
}

/** @param language in which the server words its refusals */
export function createSessionApi(language: () => Locale): SessionApi {
  const rest = createRestClient({ baseUrl: '/api', language, credentials: 'same-origin' });
  const grantOf = (body: unknown): Grant => parseWire(sessionAnswer, body, 'The session');

  return {
    async signIn(email, password) {
      return grantOf(await rest.request('POST', '/session', { body: { email, password } }));
    },
    async refresh() {
      return grantOf(await rest.request('POST', '/session/refresh'));
    },
    async signOut() {
      await rest.request('DELETE', '/session');
    },
  };
}
