import type { KeyValueStore, PersistedValue } from '@pantau/core';
import { createPersisted } from '@pantau/core/base';
import { number, pipe, string, transform, union } from 'valibot';

/**
 * Stores the id of the user who is signed in on this browser, but never the session itself. Without it
 * the portal makes no refresh request on load; a change notifies the other tabs of a sign-in or sign-out.
 * `null` when signed out. Where storage is blocked, the tab works without it.
 */
export type SessionHint = PersistedValue<string | null>;

/** Earlier versions stored a numeric id without quotes. */
const schema = union([string(), pipe(number(), transform(String))]);

export function createSessionHint(store: KeyValueStore): SessionHint {
  return createPersisted<string | null>({ store, key: 'signedInAs', schema, fallback: null });
}
