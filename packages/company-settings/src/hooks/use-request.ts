import { isAbortError } from '@pantau/core';
import { useCallback, useEffect, useState } from 'react';

export interface Request<T> {
  /** `undefined` until the first response; the last one while another is loaded, and if that fails. */
  readonly data: T | undefined;
  /** Error of the last request; otherwise `null`. */
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
}

type Send<T> = (signal: AbortSignal) => Promise<T>;

interface State<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  /** The request that ended last. */
  readonly sent: Send<T> | null;
  readonly round: number;
}

/**
 * Requests again when `send` or `version` changes; only the latest response counts.
 *
 * @param send must keep its identity between renders
 */
export function useRequest<T>(send: Send<T>, version = 0): Request<T> {
  const [reloads, setReloads] = useState(0);
  const round = reloads + version;
  const [state, setState] = useState<State<T>>({ data: undefined, error: null, sent: null, round });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    send(signal).then(
      (data) => {
        if (!signal.aborted) setState({ data, error: null, sent: send, round });
      },
      (error: unknown) => {
        if (signal.aborted || isAbortError(error)) return;
        setState(({ data }) => ({ data, error, sent: send, round }));
      },
    );
    return () => controller.abort();
  }, [send, round]);
  const reload = useCallback(() => setReloads((count) => count + 1), []);
  const { data, error } = state;
  return { data, error, loading: state.sent !== send || state.round !== round, reload };
}
