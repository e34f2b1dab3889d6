import { type Clock, type KeyValueStore, createPersisted } from '@pantau/core';
import { nullable, number, object, string } from 'valibot';
import type { SignedPayload } from './alert-calls.ts';

/** Keeps a valid payload for the live channel: what `update_tags` carries. */
export interface PayloadKeeper {
  /** Loads a new one and keeps it. */
  load(signal?: AbortSignal): Promise<SignedPayload>;
  /** Hands the payload to `give`, and each new one before the old expires, until stopped. */
  keep(give: (payload: string) => void): KeptPayload;
}

export interface KeptPayload {
  /** The server does not take the present one any more. */
  renew(): void;
  stop(): void;
}

export interface PayloadKeeperOptions {
  readonly loadPayload: (signal?: AbortSignal) => Promise<SignedPayload>;
  readonly clock: Clock;
  /** Where the payload is stored (spec alerts §7); without one it is kept in memory only. */
  readonly store?: KeyValueStore | undefined;
  readonly storageNamespace?: string | undefined;
  readonly onError: (error: unknown) => void;
}

/** Renewed when this part of its life is over. */
const RENEW_AFTER = 0.8;
const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 30_000;

const storedPayload = nullable(object({ payload: string(), expiresAt: number() }));

export function createPayloadKeeper(options: PayloadKeeperOptions): PayloadKeeper {
  const { clock, store, onError } = options;
  const users = new Set<(payload: string, lifeMs: number) => void>();
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

  const load = async (signal?: AbortSignal): Promise<SignedPayload> => {
    const signed = await options.loadPayload(signal);
    const lifeMs = signed.expiresIn * 1_000;
    stored?.set({ payload: signed.payload, expiresAt: clock.now() + lifeMs });
    for (const give of [...users]) give(signed.payload, lifeMs);
    return signed;
  };

  /** From an earlier visit, for when no new one can be had. */
  const earlier = (): string | undefined => {
    const known = stored?.get();
    return known && known.expiresAt > clock.now() ? known.payload : undefined;
  };

  return {
    load,
    keep(give) {
      const giveUp = new AbortController();
      let failures = 0;
      let cancelTimer: (() => void) | undefined;
      let hasAny = false;

      const onNew = (payload: string, lifeMs: number): void => {
        failures = 0;
        hasAny = true;
        cancelTimer?.();
        cancelTimer = clock.setTimeout(renew, lifeMs * RENEW_AFTER);
        give(payload);
      };
      const renew = (): void => {
        cancelTimer?.();
        cancelTimer = undefined;
        load(giveUp.signal).catch((error: unknown) => {
          if (giveUp.signal.aborted) return;
          onError(error);
          const fallback = hasAny ? undefined : earlier();
          if (fallback !== undefined) give(fallback);
          hasAny = true;
          const pause = Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS);
          failures += 1;
          cancelTimer = clock.setTimeout(renew, pause);
        });
      };

      users.add(onNew);
      renew();
      return {
        renew,
        stop() {
          users.delete(onNew);
          giveUp.abort();
          cancelTimer?.();
        },
      };
    },
  };
}
