import type { CallSource } from '@pantau/core/calls';
import type { HttpConnection } from './connection.ts';
import { createLazy } from '@pantau/core/lazy';
import { abortable } from '@pantau/core/transport';

export interface HttpCallsOptions {
  /** Maximum of simultaneous calls; a function is evaluated before each call. Defaults to 1. */
  readonly maxCalls?: number | (() => number) | undefined;
}

/** Same as in core; importing it from there would bundle the call bar. */
const DEFAULT_MAX_CALLS = 1;

/** Creates a `CallSource` over a shared connection. Its code loads on first use. */
export function callsOver(
  connection: HttpConnection,
  { maxCalls = DEFAULT_MAX_CALLS }: HttpCallsOptions,
): CallSource {
  const lazy = createLazy(async () => {
    const { createCalls } = await import('./lazy-calls.ts');
    return createCalls(connection);
  });
  const load = (signal?: AbortSignal) => abortable(lazy.load(), signal);
  return {
    get maxCalls() {
      return typeof maxCalls === 'function' ? maxCalls() : maxCalls;
    },
    start: async (request, signal) => (await load(signal)).start(request, signal),
    end: async (vehicleId) => (await load()).end(vehicleId),
    subscribe(listener) {
      let leave: (() => void) | undefined;
      let hasLeft = false;
      load().then((source) => {
        if (!hasLeft) leave = source.subscribe(listener);
      }, connection.onError);
      return () => {
        hasLeft = true;
        leave?.();
      };
    },
  };
}
