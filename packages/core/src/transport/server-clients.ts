import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import type { HttpOptions } from './http.ts';
import { type RestClient, createRestClient } from './rest-client.ts';
import { type TokenReason, type TokenSource, createTokenSource } from './token-source.ts';

/** How an HTTP adapter reaches the server. */
export interface ServerOptions {
  /** The server's URL, such as `https://fleet.example`; empty for the page's own origin. */
  readonly baseUrl: string;
  /**
   * Returns an access token. Called again when the server rejects one (`expired`), never concurrently. Required without
   * `tokens`.
   */
  readonly getToken?: ((reason: TokenReason) => Promise<string>) | undefined;
  /** Instead of `getToken`: one source of tokens for several adapters, which then share every refresh. */
  readonly tokens?: TokenSource | undefined;
  /** Language of the server's texts and messages. */
  readonly locale?: string | (() => string) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
}

/** Options for clients of one adapter, which share one token source. */
export interface ServerConnection {
  /** `baseUrl` without a trailing slash. */
  readonly origin: string;
  readonly http: HttpOptions & { readonly tokens: TokenSource };
}

function tokensOf({ tokens, getToken }: ServerOptions, clock: Clock): TokenSource {
  if (tokens !== undefined) return tokens;
  if (getToken === undefined) throw new TypeError('An adapter needs getToken or tokens');
  return createTokenSource({ getToken, clock });
}

/** The token authenticates requests, so cookies are never sent, not even to the page's own origin. */
export function connectServer(options: ServerOptions): ServerConnection {
  const { clock = systemClock, locale, fetch } = options;
  const http = {
    tokens: tokensOf(options, clock),
    clock,
    fetch,
    credentials: 'omit' as const,
    language: typeof locale === 'string' ? () => locale : locale,
  };
  return { origin: options.baseUrl.replace(/\/+$/, ''), http };
}

/** Returns a function that creates a REST client for a base path, such as `/api/order`. */
export function createServerClients(options: ServerOptions): (path: string) => RestClient {
  const { origin, http } = connectServer(options);
  return (path) => createRestClient({ ...http, baseUrl: `${origin}${path}` });
}
