import { type RestClient, parseWire } from '@pantau/core/transport';
import { type InferOutput, nullable, number, object, string } from 'valibot';

const answer = object({
  /** Address of a MapLibre style; null: our own base map. */
  mapStyleUrl: nullable(string()),
  staticMapUrl: string(),
  /** Calls to drivers at once, for the company. */
  maxCalls: number(),
});

/** What the installation says of maps and calls. */
export type PortalSettings = InferOutput<typeof answer>;

/** What holds until the server has told, and where it does not. */
export const usualSettings: PortalSettings = {
  mapStyleUrl: null,
  staticMapUrl: '/api/static-map',
  maxCalls: 1,
};

/** The settings as they are known. */
export interface PortalSettingsStore {
  get(): PortalSettings;
  subscribe(listener: () => void): () => void;
  /** Asks the server. What fails is reported, and what was known holds; never rejects. */
  load(signal: AbortSignal): Promise<void>;
}

/** Over `GET /api/portal-settings`. */
export function createPortalSettings(
  rest: RestClient,
  onError: (error: unknown) => void,
): PortalSettingsStore {
  const listeners = new Set<() => void>();
  let settings = usualSettings;
  return {
    get: () => settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(signal) {
      try {
        const body = await rest.request('GET', 'portal-settings', { signal });
        settings = parseWire(answer, body, 'portal-settings');
      } catch (error) {
        if (!signal.aborted) onError(error);
        return;
      }
      for (const listener of [...listeners]) listener();
    },
  };
}
