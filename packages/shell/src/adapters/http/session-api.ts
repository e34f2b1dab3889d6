import type { Locale } from '@pantau/core';
import { isPantauError } from '@pantau/core/base';
import { createRestClient, parseWire } from '@pantau/core/transport';
import type { SessionApi, SessionGrant } from '../../engine/session/session-api.ts';
import { sessionResponse } from './session-response.ts';

/**
 * The session requests to the page's own server.
 *
 * @param language language of the server's error messages
 */
export function createSessionApi(
  language: () => Locale,
  fetch?: typeof globalThis.fetch,
): SessionApi {
  const rest = createRestClient({ baseUrl: '/api', language, credentials: 'same-origin', fetch });
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
      try {
        await rest.request('DELETE', '/session');
      } catch (error) {
        // Without a status the server was not reached, and a second request would only keep the user waiting.
        if (!isPantauError(error) || error.status === undefined) throw error;
        await rest.request('GET', '/logout');
      }
    },
  };
}
