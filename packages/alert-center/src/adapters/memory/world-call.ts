import type { Clock } from '@pantau/core';
import { PantauError } from '@pantau/core/base';
import type { WorldInternals } from './memory-world.ts';

export interface WorldCallOptions {
  readonly internals: Pick<WorldInternals, 'isConnected' | 'isSignedOut'>;
  readonly clock: Clock;
  /** Round-trip time in ms. */
  readonly latencyMs: number;
}

/** Makes a call to the company. */
export type WorldCall = <T>(
  signal: AbortSignal | undefined,
  respond: () => T | Promise<T>,
) => Promise<T>;

/** Resolves after `ms`; rejects with the signal's reason when it is aborted. */
export function waitFor(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return orAborted((resolve) => clock.setTimeout(resolve, ms), signal);
}

/**
 * A promise that rejects with the signal's reason when it is aborted.
 *
 * @param start starts the operation and returns a function that cancels it
 */
export function orAborted(
  start: (resolve: () => void) => () => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      cancel();
      reject(signal?.reason as Error);
    };
    const cancel = start(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Simulates latency in both directions; calls reject as offline while disconnected. */
export function createWorldCall({ internals, clock, latencyMs }: WorldCallOptions): WorldCall {
  const check = (): void => {
    if (internals.isSignedOut()) throw new PantauError('unauthorized');
    if (!internals.isConnected()) throw new PantauError('offline');
  };
  return async (signal, respond) => {
    await waitFor(clock, latencyMs / 2, signal);
    check();
    const result = await respond();
    await waitFor(clock, latencyMs / 2, signal);
    check();
    return result;
  };
}
