import type { Clock, KeyValueStore, SessionUser } from '@pantau/core';
import { createPersisted, storageKeys } from '@pantau/core/base';
import { createRestClient, createTokenSource, parseWire } from '@pantau/core/transport';
import { literal, nullable, object, string } from 'valibot';

const FLAG = 'fcmTopicDeliveries';

/** How long a sign-out waits for the server, in ms. */
const TIMEOUT_MS = 5_000;

const unregistered = object({
  data: object({ unregisterPushToken: object({ isSuccessful: literal(true) }) }),
});

const mutation = `
  mutation PortalUnregisterPushToken($input: UnregisterPushTokenInput!) {
    unregisterPushToken(input: $input) {
      isSuccessful
      message
    }
  }
`;

export interface PushTokenOptions {
  readonly store: KeyValueStore;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Returns a function that unregisters this browser's push token before its user signs out, if the company
 * has the flag. A failure, or no response within 5 s, is reported and does not keep the user from signing out.
 */
export function createPushTokenRemoval({ store, fetch, clock, onError }: PushTokenOptions) {
  const stored = createPersisted<string | null>({
    store,
    key: storageKeys.fcmToken,
    schema: nullable(string()),
    acceptBareText: true,
    fallback: null,
    onError,
  });
  return async (user: SessionUser, accessToken: string): Promise<void> => {
    const registrationToken = stored.get();
    if (registrationToken === null || !user.flags.includes(FLAG)) return;
    const rest = createRestClient({
      baseUrl: '',
      tokens: createTokenSource({ getToken: () => Promise.resolve(accessToken) }),
      credentials: 'omit',
      fetch,
      clock,
      timeoutMs: TIMEOUT_MS,
    });
    try {
      const variables = { input: { registrationToken, platform: 'web' } };
      const body = { query: mutation, variables };
      const response = await rest.request('POST', '/graphql', { body });
      parseWire(unregistered, response, 'unregisterPushToken');
      stored.remove();
    } catch (error) {
      onError(error);
    }
  };
}
