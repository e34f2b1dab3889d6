import type { Locale } from '@pantau/core';
import { createRestClient, parseWire } from '@pantau/core/transport';
import type { SessionApi, SessionGrant } from '../../engine/session/session-api.ts';
import { sessionResponse } from './session-response.ts';

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
