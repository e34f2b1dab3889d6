import type { PantauError } from '@pantau/core';
import { isPantauError } from '@pantau/core';

type SignInErrorKey = 'wrongPassword' | 'rateLimited' | 'serverUnreachable' | 'signInFailed';

const TOO_MANY_REQUESTS = 429;

/** Message key for a failed sign-in (PO-6). */
export function signInErrorKey(error: unknown): SignInErrorKey {
  if (!isPantauError(error)) return 'signInFailed';
  const { kind, status }: PantauError = error;
  if (status === TOO_MANY_REQUESTS) return 'rateLimited';
  if (kind === 'unauthorized') return 'wrongPassword';
  if (kind === 'offline' || kind === 'timeout') return 'serverUnreachable';
  return 'signInFailed';
}
