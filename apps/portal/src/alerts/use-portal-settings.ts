import { type PortalSettingsStore, createPortalSettings } from '@pantau/shell/http';
import { useServerSource } from '@pantau/shell/session';
import { useEffect } from 'react';

/** Map and call settings of the installation, loaded once after sign-in. */
export function usePortalSettings(): PortalSettingsStore {
  const settings = useServerSource(createPortalSettings);
  useEffect(() => {
    const controller = new AbortController();
    void settings.load(controller.signal);
    return () => controller.abort();
  }, [settings]);
  return settings;
}
