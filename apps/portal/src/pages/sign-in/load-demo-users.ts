import { createRestClient, parseWire } from '@pantau/core/transport';
import { type InferOutput, array, nullable, object, string } from 'valibot';
import { reportError } from '../../portal/report-error.ts';

const response = object({
  password: nullable(string()),
  users: array(object({ email: string(), fullname: string() })),
});

/** The users of a demo server and their common password. */
export interface DemoUsers {
  readonly users: InferOutput<typeof response>['users'];
  readonly password: string;
}

/** Reads `GET /api/demo-users`. Resolves to `null` when the server is no demo, or on failure; never rejects. */
export async function loadDemoUsers(signal: AbortSignal): Promise<DemoUsers | null> {
  const rest = createRestClient({ baseUrl: '/api', credentials: 'omit' });
  try {
    const body = await rest.request('GET', '/demo-users', { signal });
    const { users, password } = parseWire(response, body, 'demo-users');
    return password === null || users.length === 0 ? null : { users, password };
  } catch (error) {
    if (!signal.aborted) reportError(error);
    return null;
  }
}
