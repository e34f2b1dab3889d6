import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbortError } from '../errors/pantau-error.ts';

export interface Request<T> {
  /** `undefined` until the first response; the last one while another is loaded, and if that fails. */
  readonly data: T | undefined;
  /** Error of the last request; otherwise `null`. */
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
  /** Replaces the data, such as by the result of a change. */
  readonly replace: (data: T) => void;
}

export interface RequestOptions<T> {
  /** Requests again when it changes. Defaults to 0. */
  readonly version?: number | undefined;
  /** Whether `next` may replace `current`, which it may by default. */
  readonly isCurrent?: ((next: T, current: T) => boolean) | undefined;
}

export type SendRequest<T> = (signal: AbortSignal) => Promise<T>;

interface State<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  /** The request that ended last. */
  readonly sent: SendRequest<T> | null;
  readonly round: string;
}

/**
 * Requests again when `send` or `version` changes, and aborts the request before: only the latest response counts
 * (CO-274).
 *
 * @param send must keep its identity between renders
 */
export function useRequest<T>(
  send: SendRequest<T>,
  { version = 0, isCurrent }: RequestOptions<T> = {},
): Request<T> {
  const [reloads, setReloads] = useState(0);
  const round = `${reloads} ${version}`;
  const [state, setState] = useState<State<T>>({ data: undefined, error: null, sent: null, round });
  const mayReplace = useRef(isCurrent);
  useEffect(() => {
    mayReplace.current = isCurrent;
  }, [isCurrent]);
  const replace = useCallback((next: T) => {
    setState((known) => {
      const isOlder = known.data !== undefined && mayReplace.current?.(next, known.data) === false;
      return { ...known, data: isOlder ? known.data : next, error: null };
    });
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    send(signal).then(
      (data) => {
        if (signal.aborted) return;
        replace(data);
        setState((known) => ({ ...known, sent: send, round }));
      },
      (error: unknown) => {
        if (signal.aborted || isAbortError(error)) return;
        setState((known) => ({ ...known, error, sent: send, round }));
      },
    );
    return () => controller.abort();
  }, [send, round, replace]);

  const reload = useCallback(() => setReloads((count) => count + 1), []);
  const { data, error } = state;
  const loading = state.sent !== send || state.round !== round;
  return { data, error, loading, reload, replace };
}
