import { useEffect, useState } from 'react';
import { isAbortError } from '@pantau/core';
import { createRestClient, createTokenSource } from '@pantau/core/transport';
import { usePortal } from '../portal-context.ts';
import { reportError } from '../report-error.ts';
import { type PortalSettings, loadPortalSettings, usualSettings } from './portal-settings.ts';

/** The installation's settings, read once after the sign-in. Where they cannot be had the usual ones hold. */
export function usePortalSettings(): PortalSettings {
  const { session, preferences } = usePortal();
  const [settings, setSettings] = useState(usualSettings);
  useEffect(() => {
    const aborter = new AbortController();
    const rest = createRestClient({
      baseUrl: '/api',
      tokens: createTokenSource({ getToken: session.getToken }),
      credentials: 'omit',
      language: preferences.language.get,
    });
    loadPortalSettings(rest, aborter.signal).then(setSettings, (error: unknown) => {
      if (!aborter.signal.aborted && !isAbortError(error)) reportError(error);
    });
    return () => aborter.abort();
  }, [session, preferences]);
  return settings;
}
