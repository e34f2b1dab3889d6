import { type RestClient, parseWire } from '@pantau/core/transport';
import { type InferOutput, array, nullable, number, object, string } from 'valibot';

const portalSettings = object({
  /** URL of a MapLibre style; `null` uses the built-in base map. */
  mapStyleUrl: nullable(string()),
  staticMapUrl: string(),
  /** Maximum number of simultaneous calls to drivers in the company. */
  maxCalls: number(),
  /** Hosts of the old version that users of the company may be redirected to. */
  redirectHosts: array(string()),
});

/** Map and call settings of the installation. */
export type PortalSettings = InferOutput<typeof portalSettings>;

/** Used until the server has responded, and when the request fails. */
export const defaultSettings: PortalSettings = {
  mapStyleUrl: null,
  staticMapUrl: '/api/static-map',
  maxCalls: 1,
  redirectHosts: [],
};

export interface PortalSettingsStore {
  get(): PortalSettings;
  subscribe(listener: () => void): () => void;
  /** Loads the settings. A failure is reported and leaves the current settings; never rejects. */
  load(signal: AbortSignal): Promise<void>;
}

/** Reads `GET /api/portal-settings`. */
export function createPortalSettings(
  rest: RestClient,
  onError: (error: unknown) => void,
): PortalSettingsStore {
  const listeners = new Set<() => void>();
  let settings = defaultSettings;
  return {
    get: () => settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(signal) {
      try {
        const body = await rest.request('GET', 'portal-settings', { signal });
        settings = parseWire(portalSettings, body, 'portal-settings');
      } catch (error) {
        if (!signal.aborted) onError(error);
        return;
      }
      for (const listener of [...listeners]) listener();
    },
  };
}
