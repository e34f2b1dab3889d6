import { type Clock, type KeyValueStore, type PantauError, systemClock } from '@pantau/core';
import {
  type LiveSocketFactory,
  type TokenPlacement,
  type TokenReason,
  type WakeUps,
  createGraphqlClient,
  createLiveChannel,
  createTokenSource,
} from '@pantau/core/transport';
import type { AlertSource } from '../../ports/alert-source.ts';
import { createAlertCalls } from './alert-calls.ts';
import { openHttpFeed } from './http-feed.ts';
import { createPayloadKeeper } from './payload-keeper.ts';

export interface HttpAlertSourceOptions {
  /** Where the server is, such as `https://fleet.example`; the page's own origin when empty. */
  readonly baseUrl: string;
  /** An access token. Called again when one is refused (`expired`), one call at a time. */
  readonly getToken: (reason: TokenReason) => Promise<string>;
  /** `/graphql` unless told. */
  readonly graphqlPath?: string | undefined;
  /** `/socket.io` unless told. */
  readonly socketPath?: string | undefined;
  /** Origin of the live channel, where it is another one. */
  readonly socketUrl?: string | undefined;
  /** `query` for servers that read the token from the address. */
  readonly tokenPlacement?: TokenPlacement | undefined;
  /** Listens to this company's messages only. The server sends no other's anyway. */
  readonly companyId?: number | undefined;
  /** Also alerts of vehicles that a partner shares in; needs scope shared_vehicle:read. */
  readonly includeSharedVehicles?: boolean | undefined;
  /** Language of the server's messages. */
  readonly locale?: string | (() => string) | undefined;
  /** Keeps the payload over a reload (spec alerts §7). */
  readonly storage?: KeyValueStore | undefined;
  readonly storageNamespace?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Told of what no call rejects with: failed attempts to connect, alerts that could not be read. */
  readonly onError?: ((error: PantauError | Error) => void) | undefined;
  /** For tests: how sockets are made, what wakes the channel, chance from 0 up to 1. */
  readonly io?: LiveSocketFactory | undefined;
  readonly wakeUps?: WakeUps | undefined;
  readonly random?: (() => number) | undefined;
}

function originOf(address: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  return new URL(address, page).origin;
}

/** The alert centre's port over GraphQL and Socket.IO, as the contract has them. */
export function createHttpAlertSource(options: HttpAlertSourceOptions): AlertSource {
  const { baseUrl, clock = systemClock, locale, includeSharedVehicles = false } = options;
  const base = baseUrl.replace(/\/+$/, '');
  const onError = (error: unknown): void => {
    options.onError?.(error instanceof Error ? error : new Error(String(error)));
  };
  const tokens = createTokenSource({ getToken: options.getToken, clock });
  const client = createGraphqlClient({
    url: `${base}${options.graphqlPath ?? '/graphql'}`,
    tokens,
    clock,
    fetch: options.fetch,
    // The token says who asks; cookies of the server stay at home, also on its own origin.
    credentials: 'omit',
    language: locale === undefined ? undefined : typeof locale === 'string' ? () => locale : locale,
  });
  const calls = createAlertCalls({ client, includeShared: includeSharedVehicles, onError });
  const payloads = createPayloadKeeper({
    loadPayload: calls.loadPayload,
    clock,
    store: options.storage,
    storageNamespace: options.storageNamespace,
    onError,
  });

  return {
    loadSubscription: (signal) => payloads.load(signal),
    listAlerts: calls.listAlerts,
    readAlerts: calls.readAlerts,
    countUnresolved: calls.countUnresolved,
    act: calls.act,
    missedSince: calls.missedSince,
    subscribe: (listener) =>
      openHttpFeed({
        payloads,
        companyId: options.companyId,
        listener,
        channel: createLiveChannel({
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
      }),
  };
}
