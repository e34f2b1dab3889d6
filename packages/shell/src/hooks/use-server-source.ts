import { useReportError } from '@pantau/core';
import { useMemo } from 'react';
import { useSessionServices } from './session-services.ts';

/** How an adapter reaches the page's own server for the signed-in user. */
export interface OwnServer {
  /** Empty: the page's own origin. */
  readonly baseUrl: '';
  readonly getToken: (reason: 'initial' | 'expired') => Promise<string>;
  /** The user's language now. */
  readonly locale: () => string;
  /** Reports an error to the application. */
  readonly onError: (error: unknown) => void;
}

/**
 * An adapter to the page's own server: `useServerSource(createHttpOrderSource)`. It stays the same while the session
 * services and `create` do (SH-134).
 *
 * @param create must keep its identity between renders
 */
export function useServerSource<T>(create: (server: OwnServer) => T): T {
  const { session, preferences } = useSessionServices();
  const onError = useReportError();
  return useMemo(
    () =>
      create({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
        onError,
      }),
    [create, session, preferences, onError],
  );
}
