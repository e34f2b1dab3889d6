import { type MapSettings, MapSettingsContext } from '@pantau/core/geo';
import {
  type ReactElement,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type {
  PortalSettings,
  PortalSettingsStore,
} from '../engine/installation/portal-settings.ts';
import { type OwnServer, useServerSource } from './use-server-source.ts';

const SettingsContext = createContext<PortalSettingsStore | null>(null);

export interface PortalSettingsProviderProps {
  /** `createPortalSettings` of `@pantau/shell/http`. Must keep its identity between renders. */
  readonly create: (server: OwnServer) => PortalSettingsStore;
  /** Script of the worker that maps need, on the page's own origin. */
  readonly mapWorkerUrl: string;
  readonly children: ReactNode;
}

/** Loads the settings of the installation once after the sign-in; all maps inside use theirs (PO-31, PO-33). */
export function PortalSettingsProvider(props: PortalSettingsProviderProps): ReactElement {
  const { create, mapWorkerUrl, children } = props;
  const settings = useServerSource(create);
  useEffect(() => {
    const controller = new AbortController();
    void settings.load(controller.signal);
    return () => controller.abort();
  }, [settings]);
  const { mapStyleUrl, staticMapUrl } = useSyncExternalStore(settings.subscribe, settings.get);
  const maps = useMemo<MapSettings>(
    () => ({ styleUrl: mapStyleUrl ?? undefined, staticMapUrl, workerUrl: mapWorkerUrl }),
    [mapStyleUrl, staticMapUrl, mapWorkerUrl],
  );
  return (
    <SettingsContext.Provider value={settings}>
      <MapSettingsContext.Provider value={maps}>{children}</MapSettingsContext.Provider>
    </SettingsContext.Provider>
  );
}

/** The settings of the installation, for what reads them later. */
export function usePortalSettingsStore(): PortalSettingsStore {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('Use it inside a PortalSettingsProvider');
  return settings;
}

/** The settings of the installation; renders again when they arrive. */
export function usePortalSettings(): PortalSettings {
  const settings = usePortalSettingsStore();
  return useSyncExternalStore(settings.subscribe, settings.get);
}
