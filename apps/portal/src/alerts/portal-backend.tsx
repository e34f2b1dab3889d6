import {
  type ReactElement,
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { type WatchFeed, watchAlerts } from '@pantau/alert-center';
import { type HttpBackend, createHttpBackend } from '@pantau/alert-center/http';
import { useSession, useStore } from '@pantau/core';
import { type MapSettings, MapSettingsContext } from '@pantau/core/geo';
import type { PortalSettingsStore } from '@pantau/shell/http';
import { type OwnServer, useServerSource } from '@pantau/shell/session';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { usePortalSettings } from './use-portal-settings.ts';

export interface WatchedBackend extends HttpBackend {
  readonly watchFeed: WatchFeed;
}

const BackendContext = createContext<WatchedBackend | null>(null);
const SettingsContext = createContext<PortalSettingsStore | null>(null);

/** The installation's settings for maps (PO-31, PO-33). */
function useMapSettings(settings: PortalSettingsStore): MapSettings {
  const { mapStyleUrl, staticMapUrl } = useSyncExternalStore(settings.subscribe, settings.get);
  return useMemo<MapSettings>(
    () => ({ styleUrl: mapStyleUrl ?? undefined, staticMapUrl, workerUrl: mapWorkerUrl }),
    [mapStyleUrl, staticMapUrl],
  );
}

/**
 * Creates the page's one connection to the portal's own server, for the alert centre and the announcements, and loads
 * the settings of the installation, those of all maps among them.
 */
export function PortalBackend({ children }: { readonly children: ReactNode }): ReactElement {
  const { companyId, userId } = useSession().user ?? {};
  const storage = useStore();
  const settings = usePortalSettings();
  const backend = useServerSource(
    useCallback(
      (server: OwnServer) => {
        const connected = createHttpBackend({
          ...server,
          companyId,
          userId,
          storage,
          maxCalls: () => settings.get().maxCalls,
        });
        return { ...connected, ...watchAlerts(connected.alerts) };
      },
      [settings, companyId, userId, storage],
    ),
  );
  return (
    <SettingsContext.Provider value={settings}>
      <MapSettingsContext.Provider value={useMapSettings(settings)}>
        <BackendContext.Provider value={backend}>{children}</BackendContext.Provider>
      </MapSettingsContext.Provider>
    </SettingsContext.Provider>
  );
}

export function usePortalBackend(): WatchedBackend {
  const backend = useContext(BackendContext);
  if (backend === null) throw new Error('Use it inside PortalBackend');
  return backend;
}

/** The settings of the installation, loaded once. */
export function useLoadedSettings(): PortalSettingsStore {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('Use it inside PortalBackend');
  return settings;
}
