import { type KeyValueStore, type SessionUser, createPersisted, storageKeys } from '@pantau/core';
import { createRestClient, createTokenSource } from '@pantau/core/transport';
import { nullable, string } from 'valibot';

const FLAG = 'fcmTopicDeliveries';

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
  readonly onError: (error: unknown) => void;
}

/**
 * Returns a function that unregisters this browser's push token before its user signs out, if the company
 * has the flag. A failure is reported and does not keep the user from signing out.
 */
export function createPushTokenRemoval({ store, fetch, onError }: PushTokenOptions) {
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
    });
    try {
      const variables = { input: { registrationToken, platform: 'web' } };
      await rest.request('POST', '/graphql', { body: { query: mutation, variables } });
      stored.remove();
    } catch (error) {
      onError(error);
    }
  };
}
