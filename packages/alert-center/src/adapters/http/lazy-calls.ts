import { type CallSource, createHttpCallSource } from '@pantau/core/calls';
import { createRestClient } from '@pantau/core/transport';
import type { HttpConnection } from './connection.ts';

/** Creates a `CallSource` over REST and a separate live channel. */
export function createCalls({ rest, openChannel, onError }: HttpConnection): CallSource {
  return createHttpCallSource({
    rest: createRestClient(rest),
    openChannel,
    onError,
  });
}
