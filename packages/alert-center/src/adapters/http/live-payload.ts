import type { Clock, KeyValueStore } from '@pantau/core';
import { createPersisted } from '@pantau/core/base';
import {
  type InferOutput,
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  string,
} from 'valibot';
import type { AlertSubscription } from '../../engine/list/alert-source.port.ts';
import type { SignedPayload } from './alert-calls.ts';

/** Loads the payload that `update_tags` sends, and renews it before it expires. */
export interface PayloadCache {
  /** Loads and stores a new payload. */
  load(signal?: AbortSignal): Promise<SignedPayload>;
  /**
   * The subscription stored by the user's earlier visit, so that urgency is correct before the server has
   * responded; `null` if there is none.
   */
  readStored(userId: string): AlertSubscription | null;
  /** Calls the listener with a payload, and with a new one before that expires, until stopped. */
  subscribe(listener: (payload: string) => void): PayloadSubscription;
}

export interface PayloadSubscription {
  /** Call it when the server no longer accepts the current payload. */
  renew(): void;
  stop(): void;
}

export interface PayloadCacheOptions {
  readonly loadPayload: (signal?: AbortSignal) => Promise<SignedPayload>;
  readonly clock: Clock;
  /** Where the payload is stored. Without it, the payload is held in memory only. */
  readonly store?: KeyValueStore | undefined;
  readonly storageNamespace?: string | undefined;
  readonly onError: (error: unknown) => void;
}

/** The fraction of a payload's lifetime after which it is renewed. */
const RENEW_AFTER = 0.8;
const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 30_000;

const ids = array(string());

const storedPayload = nullable(
  object({
    payload: string(),
    expiresAt: number(),
    /** Absent from what earlier versions stored. */
    rules: optional(object({ urgent: ids, important: ids, autoPopup: ids })),
    currentUser: optional(
      object({
        user: object({ userId: string(), fullname: string() }),
        canSeeUrgent: boolean(),
        scopes: optional(ids),
      }),
    ),
  }),
);

/** As stored, where nothing is readonly. */
type StoredUser = NonNullable<InferOutput<typeof storedPayload>>['currentUser'];

/** What was stored for the user; `null` for any other user, whose rules would be wrong. */
function subscriptionOf(
  stored: InferOutput<typeof storedPayload>,
  userId: string,
): AlertSubscription | null {
  const { rules, currentUser } = stored ?? {};
  if (rules === undefined || currentUser?.user.userId !== userId) return null;
  return {
    rules: {
      urgent: new Set(rules.urgent),
      important: new Set(rules.important),
      autoPopup: new Set(rules.autoPopup),
    },
    currentUser,
    stored: true,
  };
}

export function createPayloadCache(options: PayloadCacheOptions): PayloadCache {
  const { clock, store, onError } = options;
  const listeners = new Set<(payload: string, lifetimeMs: number) => void>();
  const stored =
    store === undefined
      ? undefined
      : createPersisted({
          store,
          key: 'payload',
          namespace: options.storageNamespace,
          schema: storedPayload,
          fallback: null,
          onError,
        });

  const request = async (signal?: AbortSignal): Promise<SignedPayload> => {
    const signed = await options.loadPayload(signal);
    const lifetimeMs = signed.expiresIn * 1_000;
    const { payload, rules, currentUser } = signed;
    stored?.set({
      payload,
      expiresAt: clock.now() + lifetimeMs,
      rules: {
        urgent: [...rules.urgent],
        important: [...rules.important],
        autoPopup: [...rules.autoPopup],
      },
      currentUser: currentUser as StoredUser,
    });
    for (const notify of [...listeners]) notify(payload, lifetimeMs);
    return signed;
  };

  let running: Promise<SignedPayload> | undefined;
  const load = (signal?: AbortSignal): Promise<SignedPayload> =>
    (running = request(signal).finally(() => (running = undefined)));

  /** The payload stored by an earlier visit, used when no new one can be loaded. */
  const readPayload = (): string | false | null | undefined => {
    const earlier = stored?.get();
    return earlier && earlier.expiresAt > clock.now() && earlier.payload;
  };

  return {
    load,
    readStored: (userId) => subscriptionOf(stored?.get() ?? null, userId),
    subscribe(listener) {
      const aborter = new AbortController();
      let failures = 0;
      let cancelTimer: (() => void) | undefined;
      let hasPayload = false;

      const onNew = (payload: string, lifetimeMs: number): void => {
        failures = 0;
        hasPayload = true;
        cancelTimer?.();
        cancelTimer = clock.setTimeout(renew, lifetimeMs * RENEW_AFTER);
        listener(payload);
      };
      const renew = (): void => {
        cancelTimer?.();
        load(aborter.signal).catch((error: unknown) => {
          if (aborter.signal.aborted) return;
          onError(error);
          const fallback = hasPayload || readPayload();
          if (typeof fallback === 'string') listener(fallback);
          hasPayload = true;
          const delay = Math.min(RETRY_FIRST_MS * 2 ** failures++, RETRY_MAX_MS);
          cancelTimer = clock.setTimeout(renew, delay);
        });
      };

      listeners.add(onNew);
      // The list and the feed need the first payload at the same time, and share it.
      void (running?.catch(renew) ?? renew());
      return {
        renew,
        stop() {
          listeners.delete(onNew);
          aborter.abort();
          cancelTimer?.();
        },
      };
    },
  };
}
