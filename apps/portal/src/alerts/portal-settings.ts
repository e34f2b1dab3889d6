import { type RestClient, parseWire } from '@pantau/core/transport';
import { type InferOutput, nullable, number, object, string } from 'valibot';

const portalSettings = object({
  /** Address of a MapLibre style; null: our own base map. */
  mapStyleUrl: nullable(string()),
  staticMapUrl: string(),
  /** Calls to drivers at once, for the company. */
  maxCalls: number(),
});

/** What the installation says of maps and calls. */
export type PortalSettings = InferOutput<typeof portalSettings>;

/** What holds until the server has told, and where it does not. */
export const usualSettings: PortalSettings = {
  mapStyleUrl: null,
  staticMapUrl: '/api/static-map',
  maxCalls: 1,
};

/** `GET /api/portal-settings`. Rejects with `PantauError`. */
export async function loadPortalSettings(
  rest: RestClient,
  signal: AbortSignal,
): Promise<PortalSettings> {
  return parseWire(
    portalSettings,
    await rest.request('GET', 'portal-settings', { signal }),
    'portal-settings',
  );
}
