import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { type RestClient, createRestClient } from './rest-client.ts';
import { type TokenReason, createTokenSource } from './token-source.ts';

/** How an HTTP adapter reaches the server. */
export interface ServerOptions {
  /** The server's URL, such as `https://fleet.example`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Returns an access token. Called again when the server rejects one (`expired`), never concurrently. */
  readonly getToken: (reason: TokenReason) => Promise<string>;
  /** Language of the server's texts and messages. */
  readonly locale?: string | (() => string) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Returns a function that creates a REST client for a base path, such as `/api/order`. All its clients share one token
 * source. The token authenticates requests, so cookies are never sent.
 */
export function createServerClients(options: ServerOptions): (path: string) => RestClient {
  const { clock = systemClock, locale, getToken, fetch } = options;
  const origin = options.baseUrl.replace(/\/+$/, '');
  const tokens = createTokenSource({ getToken, clock });
  const language = typeof locale === 'string' ? () => locale : locale;
  return (path) =>
    createRestClient({
      baseUrl: `${origin}${path}`,
      tokens,
      clock,
      fetch,
      credentials: 'omit',
      language,
    });
}
