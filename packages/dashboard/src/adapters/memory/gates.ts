import type { PantauError } from '@pantau/core';
import type { TileName } from '../../engine/tile/tile-name.ts';

/** Lets requests wait or fail. */
export interface Gate {
  /** Rejects when the signal aborts, or with the error of `fail`. */
  pass(signal: AbortSignal | undefined): Promise<void>;
  hold(): () => void;
  fail(error: PantauError | null): void;
}

function createGate(): Gate {
  let failure: PantauError | null = null;
  let open: Promise<void> = Promise.resolve();
  return {
    async pass(signal) {
      signal?.throwIfAborted();
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      await Promise.race([open, aborted]);
      signal?.throwIfAborted();
      if (failure !== null) throw failure;
    },
    hold() {
      let release = (): void => undefined;
      open = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    fail(error) {
      failure = error;
    },
  };
}

export const createGates = (): Readonly<Record<TileName, Gate>> => ({
  attention: createGate(),
  vehicles: createGate(),
  orders: createGate(),
  alertHours: createGate(),
});
