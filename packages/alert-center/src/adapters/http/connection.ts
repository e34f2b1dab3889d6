import type { Clock, PantauError } from '@pantau/core';
import { systemClock } from '@pantau/core/base';
import {
  type GraphqlClient,
  type LiveChannel,
  type LiveSocketFactory,
  type RestClientOptions,
  type ServerOptions,
  type TokenPlacement,
  type WakeUps,
  connectServer,
  createGraphqlClient,
  createLiveChannel,
} from '@pantau/core/transport';

import { type LiveTap, createLiveTap } from './live-tap.ts';

/** How to reach the server and authenticate with it. */
export interface HttpConnectionOptions extends ServerOptions {
  /** Defaults to `/graphql`. */
  readonly graphqlPath?: string | undefined;
  /** Base path of the REST endpoints. Defaults to `/api`. */
  readonly restPath?: string | undefined;
  /** Defaults to `/socket.io`. */
  readonly socketPath?: string | undefined;
  /** Origin of the live channel. Defaults to the origin of `baseUrl`. */
  readonly socketUrl?: string | undefined;
  /** `query` for servers that read the token from the query string. */
  readonly tokenPlacement?: TokenPlacement | undefined;
  /** Receives errors that reject no call, such as failed connection attempts and unparsable alerts. */
  readonly onError?: ((error: PantauError | Error) => void) | undefined;
  /** For tests: creates sockets, signals wake-ups, and returns random numbers in [0, 1). */
  readonly io?: LiveSocketFactory | undefined;
  readonly wakeUps?: WakeUps | undefined;
  readonly random?: (() => number) | undefined;
}

/** The connection that all parts of the adapter share: one token, one GraphQL client. */
export interface HttpConnection {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly graphql: GraphqlClient;
  readonly graphqlUrl: string;
  /** For REST clients. */
  readonly rest: RestClientOptions;
  /** Creates a live channel that is not connected yet; the caller must close it. */
  openChannel(): LiveChannel;
  /** What the alert feed's channel receives. */
  readonly live: LiveTap;
  onError(error: unknown): void;
}

/** The page's URL, against which relative URLs resolve; `undefined` outside a page. */
export const pageAddress = (): string | undefined =>
  typeof location === 'undefined' ? undefined : location.href;

export function createConnection(options: HttpConnectionOptions): HttpConnection {
  const { clock = systemClock } = options;
  const { origin: base, http } = connectServer(options);
  const graphqlUrl = `${base}${options.graphqlPath ?? '/graphql'}`;
  const onError = (error: unknown): void => {
    options.onError?.(error instanceof Error ? error : new Error(String(error)));
  };
  const originOf = (address: string): string => new URL(address, pageAddress()).origin;

  return {
    baseUrl: base,
    clock,
    onError,
    live: createLiveTap(),
    graphqlUrl,
    graphql: createGraphqlClient({ url: graphqlUrl, ...http }),
    rest: { ...http, baseUrl: `${base}${options.restPath ?? '/api'}` },
    openChannel: () =>
      createLiveChannel({
        url: options.socketUrl ?? originOf(base === '' ? '/' : base),
        path: options.socketPath,
        tokens: http.tokens,
        tokenPlacement: options.tokenPlacement,
        clock,
        random: options.random,
        wakeUps: options.wakeUps,
        io: options.io,
        onError,
      }),
  };
}
