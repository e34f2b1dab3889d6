import type { CallSource } from '@pantau/core/calls';
import type { HttpConnection } from './connection.ts';
import { createLazy } from '@pantau/core/lazy';
import { abortable } from '@pantau/core/transport';

export interface HttpCallsOptions {
  /** Calls at once, asked for at each call; one unless the company's setting says otherwise. */
  readonly maxCalls?: number | (() => number) | undefined;
}

/** As `DEFAULT_MAX_CALLS` of core, whose module would bring the call bar along. */
const USUAL_MOST = 1;

/** Calls to drivers over a connection that other parts share. What they are made with loads at the first. */
export function callsOver(
  connection: HttpConnection,
  { maxCalls = USUAL_MOST }: HttpCallsOptions,
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
