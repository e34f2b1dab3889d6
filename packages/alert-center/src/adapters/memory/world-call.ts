import { type Clock, PantauError } from '@pantau/core';
import type { WorldInside } from './memory-world.ts';

export interface WorldCallOptions {
  readonly inside: Pick<WorldInside, 'isConnected'>;
  readonly clock: Clock;
  /** There and back, ms. */
  readonly latencyMs: number;
}

/** A call to the company, as a source makes it. */
export type WorldCall = <T>(
  signal: AbortSignal | undefined,
  answer: () => T | Promise<T>,
) => Promise<T>;

/** Rejects with the signal's reason as soon as it is aborted. */
export function waitFor(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return orAborted((resolve) => clock.setTimeout(resolve, ms), signal);
}

/** @param start begins what resolves, and gives what cancels it */
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

/** There, answered as it is at that moment, and back. */
export function createWorldCall({ inside, clock, latencyMs }: WorldCallOptions): WorldCall {
  const check = (): void => {
    if (!inside.isConnected()) throw new PantauError('offline');
  };
  return async (signal, answer) => {
    await waitFor(clock, latencyMs / 2, signal);
    check();
    const result = await answer();
    await waitFor(clock, latencyMs / 2, signal);
    check();
    return result;
  };
}
