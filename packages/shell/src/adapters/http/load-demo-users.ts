import { createRestClient, parseWire } from '@pantau/core/transport';
import { array, nullable, object, string } from 'valibot';
import type { LoadDemoUsers } from '../../engine/session/demo-users.ts';

const response = object({
  password: nullable(string()),
  users: array(object({ email: string(), fullname: string() })),
});

/** Reads `GET /api/demo-users`. */
export function createLoadDemoUsers(onError: (error: unknown) => void): LoadDemoUsers {
  const rest = createRestClient({ baseUrl: '/api', credentials: 'omit' });
  return async (signal) => {
    try {
      const body = await rest.request('GET', '/demo-users', { signal });
      const { users, password } = parseWire(response, body, 'demo-users');
      return password === null || users.length === 0 ? null : { users, password };
    } catch (error) {
      if (!signal.aborted) onError(error);
      return null;
    }
  };
}
