import { createRestClient, createTokenSource } from '@pantau/core/transport';
import { type OwnServer, useServerSource } from '@pantau/shell/session';
import { useEffect } from 'react';
import { type PortalSettingsStore, createPortalSettings } from './portal-settings.ts';

const createSettings = ({ getToken, locale, onError }: OwnServer): PortalSettingsStore => {
  const tokens = createTokenSource({ getToken });
  const rest = createRestClient({ baseUrl: '/api', tokens, credentials: 'omit', language: locale });
  return createPortalSettings(rest, onError);
};

/** Map and call settings of the installation, loaded once after sign-in. */
export function usePortalSettings(): PortalSettingsStore {
  const settings = useServerSource(createSettings);
  useEffect(() => {
    const controller = new AbortController();
    void settings.load(controller.signal);
    return () => controller.abort();
  }, [settings]);
  return settings;
}
