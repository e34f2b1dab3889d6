import { PantauError, abortable } from '@pantau/core/transport';

/**
 * A part of the adapter that is loaded once, when it is first needed. The function that gives it rejects
 * as `offline` when it cannot be had, and tries again the next time.
 */
export function createLazyPart<T>(
  loadPart: () => Promise<T>,
): (signal?: AbortSignal) => Promise<T> {
  let loading: Promise<T> | undefined;
  return (signal) => {
    loading ??= loadPart().catch((cause: unknown) => {
      loading = undefined;
      throw new PantauError('offline', { message: 'A part was not loaded', cause });
    });
    return abortable(loading, signal);
  };
}
