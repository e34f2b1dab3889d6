import {
  type RestClient,
  createRestClient,
  createTokenSource,
  parseWire,
} from '@pantau/core/transport';
import { array, nullable, number, object, string } from 'valibot';

/** Map and call settings of the installation. */
export interface PortalSettings {
  /** URL of a MapLibre style; `null` uses the built-in base map. */
  readonly mapStyleUrl: string | null;
  readonly staticMapUrl: string;
  /** Maximum number of simultaneous calls to drivers in the company. */
  readonly maxCalls: number;
  /** Hosts of the old version that users of the company may be redirected to. */
  readonly redirectHosts: readonly string[];
}

const portalSettings = object({
  mapStyleUrl: nullable(string()),
  staticMapUrl: string(),
  maxCalls: number(),
  redirectHosts: array(string()),
});

/** Used until the server has responded, and if the request fails. */
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

/** How to reach the server. */
export interface PortalSettingsOptions {
  readonly getToken: (reason: 'initial' | 'expired') => Promise<string>;
  /** The user's language now. */
  readonly locale: () => string;
  /** Receives a failure to load. */
  readonly onError: (error: unknown) => void;
}

/** The settings at `GET /api/portal-settings` of the page's own server. */
export function createPortalSettings(options: PortalSettingsOptions): PortalSettingsStore {
  const { getToken, locale, onError } = options;
  const tokens = createTokenSource({ getToken });
  const rest = createRestClient({ baseUrl: '/api', tokens, credentials: 'omit', language: locale });
  return portalSettingsOf(rest, onError);
}

/** The settings that a client reads. */
export function portalSettingsOf(
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
