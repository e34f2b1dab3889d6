import { isAbortError } from '@pantau/core';
import { useCallback, useEffect, useState } from 'react';

export interface RequestState<T> {
  /** `undefined` until the first response. */
  readonly data: T | undefined;
  /** Error of the last request, also while older data is shown; otherwise `null`. */
  readonly error: unknown;
  readonly loading: boolean;
}

export interface Request<T> extends RequestState<T> {
  readonly reload: () => void;
  /** Replaces the data, such as by the result of a change. */
  readonly replace: (data: T) => void;
}

export interface RequestOptions<T> {
  /** Requests again when it changes. */
  readonly trigger?: unknown;
  /** Whether data may replace the current data. Must keep its identity between renders. */
  readonly isCurrent?: ((next: T, current: T) => boolean) | undefined;
}

/** @param request must keep its identity between renders */
export function useRequest<T>(
  request: (signal: AbortSignal) => Promise<T>,
  { trigger, isCurrent }: RequestOptions<T> = {},
): Request<T> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<RequestState<T>>({
    data: undefined,
    error: null,
    loading: true,
  });
  const replace = useCallback(
    (next: T) =>
      setState(({ data }) => {
        const isOlder = data !== undefined && isCurrent !== undefined && !isCurrent(next, data);
        return { data: isOlder ? data : next, error: null, loading: false };
      }),
    [isCurrent],
  );

  useEffect(() => {
    const controller = new AbortController();
    request(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) replace(data);
      },
      (error: unknown) => {
        if (controller.signal.aborted || isAbortError(error)) return;
        setState(({ data }) => ({ data, error, loading: false }));
      },
    );
    return () => controller.abort();
  }, [request, round, trigger, replace]);

  const reload = useCallback(() => {
    setState((before) => ({ ...before, loading: true }));
    setRound((count) => count + 1);
  }, []);
  return { ...state, reload, replace };
}
