import { type ReactElement, type ReactNode, createContext, useContext, useMemo } from 'react';
import { type HttpBackend, createHttpBackend } from '@pantau/alert-center/http';
import { useSession, useStore } from '@pantau/core';
import { useSessionServices } from '@pantau/shell/session';
import { reportError } from '../portal/report-error.ts';
import type { PortalSettingsStore } from './portal-settings.ts';
import { usePortalSettings } from './use-portal-settings.ts';

const BackendContext = createContext<HttpBackend | null>(null);
const SettingsContext = createContext<PortalSettingsStore | null>(null);

/**
 * Creates the page's one connection to the portal's own server, for the alert centre and the announcements, and loads
 * the settings of the installation.
 */
export function PortalBackend({ children }: { readonly children: ReactNode }): ReactElement {
  const { session, preferences } = useSessionServices();
  const { user } = useSession();
  const storage = useStore();
  const companyId = user?.companyId;
  const userId = user?.userId;
  const settings = usePortalSettings();
  const backend = useMemo(
    () =>
      createHttpBackend({
        // Same origin as the portal.
        baseUrl: '',
        companyId,
        userId,
        storage,
        getToken: session.getToken,
        locale: preferences.language.get,
        onError: reportError,
        maxCalls: () => settings.get().maxCalls,
      }),
    [session, preferences, settings, companyId, userId, storage],
  );
  return (
    <SettingsContext.Provider value={settings}>
      <BackendContext.Provider value={backend}>{children}</BackendContext.Provider>
    </SettingsContext.Provider>
  );
}

export function usePortalBackend(): HttpBackend {
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
