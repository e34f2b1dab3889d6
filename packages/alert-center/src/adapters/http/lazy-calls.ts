import { type CallSource, createHttpCallSource } from '@pantau/core/calls';
import { createRestClient } from '@pantau/core/transport';
import type { HttpConnection } from './connection.ts';

/** Calls to drivers over the REST half of the contract, and a live channel of their own. */
export function createCalls({ http, restUrl, openChannel, onError }: HttpConnection): CallSource {
  return createHttpCallSource({
    rest: createRestClient({ baseUrl: restUrl, ...http }),
    openChannel,
    onError,
  });
}
