import { type ReactElement, type ReactNode, createContext, useCallback, useContext } from 'react';
import { type WatchFeed, watchAlerts } from '@pantau/alert-center';
import { type HttpBackend, createHttpBackend } from '@pantau/alert-center/http';
import { useSession, useStore } from '@pantau/core';
import { createPortalSettings } from '@pantau/shell/http';
import {
  type OwnServer,
  PortalSettingsProvider,
  usePortalSettingsStore,
  useServerSource,
} from '@pantau/shell/session';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

export interface WatchedBackend extends HttpBackend {
  readonly watchFeed: WatchFeed;
}

const BackendContext = createContext<WatchedBackend | null>(null);

interface PortalBackendProps {
  readonly children: ReactNode;
}

/** Loads the settings of the installation, and connects the page to the portal's own server. */
export function PortalBackend({ children }: PortalBackendProps): ReactElement {
  return (
    <PortalSettingsProvider create={createPortalSettings} mapWorkerUrl={mapWorkerUrl}>
      <Connection>{children}</Connection>
    </PortalSettingsProvider>
  );
}

/** The page's one connection, for the alert centre and the announcements. */
function Connection({ children }: PortalBackendProps): ReactElement {
  const { companyId, userId } = useSession().user ?? {};
  const storage = useStore();
  const settings = usePortalSettingsStore();
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
  return <BackendContext.Provider value={backend}>{children}</BackendContext.Provider>;
}

export function usePortalBackend(): WatchedBackend {
  const backend = useContext(BackendContext);
  if (backend === null) throw new Error('Use it inside PortalBackend');
  return backend;
}
