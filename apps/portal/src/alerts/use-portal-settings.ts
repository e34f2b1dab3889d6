import { useEffect, useMemo } from 'react';
import { createRestClient, createTokenSource } from '@pantau/core/transport';
import { usePortal } from '../portal/portal-context.ts';
import { reportError } from '../portal/report-error.ts';
import { type PortalSettingsStore, createPortalSettings } from './portal-settings.ts';

/** What the installation says of maps and calls, asked for once after the sign-in. */
export function usePortalSettings(): PortalSettingsStore {
  const { session, preferences } = usePortal();
  const settings = useMemo(() => {
    const rest = createRestClient({
      baseUrl: '/api',
      tokens: createTokenSource({ getToken: session.getToken }),
      credentials: 'omit',
      language: preferences.language.get,
    });
    return createPortalSettings(rest, reportError);
  }, [session, preferences]);
  useEffect(() => {
    const aborter = new AbortController();
    void settings.load(aborter.signal);
    return () => aborter.abort();
  }, [settings]);
  return settings;
}
