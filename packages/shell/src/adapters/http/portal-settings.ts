import {
  type RestClient,
  createRestClient,
  createTokenSource,
  parseWire,
} from '@pantau/core/transport';
import { array, nullable, number, object, string } from 'valibot';
import {
  type PortalSettingsStore,
  defaultSettings,
} from '../../engine/installation/portal-settings.ts';

const portalSettings = object({
  mapStyleUrl: nullable(string()),
  staticMapUrl: string(),
  maxCalls: number(),
  redirectHosts: array(string()),
});

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
