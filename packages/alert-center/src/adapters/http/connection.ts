import { type Clock, type PantauError, systemClock } from '@pantau/core';
import {
  type GraphqlClient,
  type HttpOptions,
  type LiveChannel,
  type LiveSocketFactory,
  type TokenPlacement,
  type TokenReason,
  type WakeUps,
  createGraphqlClient,
  createLiveChannel,
  createTokenSource,
} from '@pantau/core/transport';

/** Where the server is, and who asks it. */
export interface HttpConnectionOptions {
  /** Where the server is, such as `https://fleet.example`; the page's own origin when empty. */
  readonly baseUrl: string;
  /** An access token. Called again when one is refused (`expired`), one call at a time. */
  readonly getToken: (reason: TokenReason) => Promise<string>;
  /** `/graphql` unless told. */
  readonly graphqlPath?: string | undefined;
  /** Where the REST half of the contract is; `/api` unless told. */
  readonly restPath?: string | undefined;
  /** `/socket.io` unless told. */
  readonly socketPath?: string | undefined;
  /** Origin of the live channel, where it is another one. */
  readonly socketUrl?: string | undefined;
  /** `query` for servers that read the token from the address. */
  readonly tokenPlacement?: TokenPlacement | undefined;
  /** Language of the server's messages. */
  readonly locale?: string | (() => string) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Told of what no call rejects with: failed attempts to connect, alerts that could not be read. */
  readonly onError?: ((error: PantauError | Error) => void) | undefined;
  /** For tests: how sockets are made, what wakes the channel, chance from 0 up to 1. */
  readonly io?: LiveSocketFactory | undefined;
  readonly wakeUps?: WakeUps | undefined;
  readonly random?: (() => number) | undefined;
}

/** What every part of the adapter talks over: one token, one GraphQL client. */
export interface HttpConnection {
  readonly clock: Clock;
  readonly graphql: GraphqlClient;
  readonly graphqlUrl: string;
  /** For REST clients; their base is `restUrl`. */
  readonly http: HttpOptions;
  readonly restUrl: string;
  /** A live channel that is not connected yet; its maker closes it. */
  openChannel(): LiveChannel;
  onError(error: unknown): void;
}

/** Relative addresses are those of the page, where there is one. */
export const pageAddress = (): string | undefined =>
  typeof location === 'undefined' ? undefined : location.href;

export function createConnection(options: HttpConnectionOptions): HttpConnection {
  const { clock = systemClock, locale } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const graphqlUrl = `${base}${options.graphqlPath ?? '/graphql'}`;
  const onError = (error: unknown): void => {
    options.onError?.(error instanceof Error ? error : new Error(String(error)));
  };
  const tokens = createTokenSource({ getToken: options.getToken, clock });
  const http: HttpOptions = {
    tokens,
    clock,
    fetch: options.fetch,
    // The token says who asks; cookies of the server stay at home, also on its own origin.
    credentials: 'omit',
    language: locale === undefined ? undefined : typeof locale === 'string' ? () => locale : locale,
  };
  const originOf = (address: string): string => new URL(address, pageAddress()).origin;

  return {
    clock,
    http,
    onError,
    graphqlUrl,
    graphql: createGraphqlClient({ url: graphqlUrl, ...http }),
    restUrl: `${base}${options.restPath ?? '/api'}`,
    openChannel: () =>
      createLiveChannel({
        url: options.socketUrl ?? originOf(base === '' ? '/' : base),
        path: options.socketPath,
        tokens,
        tokenPlacement: options.tokenPlacement,
        clock,
        random: options.random,
        wakeUps: options.wakeUps,
        io: options.io,
        onError,
      }),
  };
}
