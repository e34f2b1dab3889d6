import { useEffect, useMemo } from 'react';
import { createRestClient, createTokenSource } from '@pantau/core/transport';
import { useSessionServices } from '@pantau/shell/session';
import { reportError } from '../portal/report-error.ts';
import { type PortalSettingsStore, createPortalSettings } from './portal-settings.ts';

/** Map and call settings of the installation, loaded once after sign-in. */
export function usePortalSettings(): PortalSettingsStore {
  const { session, preferences } = useSessionServices();
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
    const controller = new AbortController();
    void settings.load(controller.signal);
    return () => controller.abort();
  }, [settings]);
  return settings;
}
