import { loadBaseMap } from '@pantau/core/base-map';
import type { FastifyInstance } from 'fastify';
import { requireCall } from '../access/operation-access.ts';
import type { Clock } from '../lib/clock.ts';
import { restCaller, type RestCallerDeps } from '../http/authenticate-request.ts';
import { languageOf, type Language } from '../lib/language.ts';
import type { Logger } from '../lib/logger.ts';
import { Refusal } from '../lib/api-error.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import type { Settings } from '../settings/settings.ts';
import { createAddressBook } from './address-lookup.ts';
import { drawStaticMap } from './draw-static-map.ts';
import { Gazetteer } from './gazetteer.ts';
import { readPlace } from './coordinates.ts';

export interface PlacesDeps extends RestCallerDeps {
  readonly settings: Pick<Settings, 'geocoderUrl' | 'mapStyleUrl' | 'maxCalls'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

const GEOCODE = 'REST GET /api/geocode';
const PORTAL_SETTINGS = 'REST GET /api/portal-settings';

/** Within a minute: addresses of one user, pictures of one address on the network. */
const MOST_ADDRESSES = 240;
const MOST_PICTURES = 240;

/** Spec alerts §7. */
const USUAL_SIZE = '374x200';
const USUAL_ZOOM = '15';
/** Px. */
const SMALLEST = 64;
const LARGEST = 1_024;
const ZOOMS = { from: 3, to: 18 };

/** A drawing stays a drawing, also when somebody opens it as a page. */
const DRAWING_POLICY = "default-src 'none'; sandbox";
const PICTURE_SECONDS = 86_400;

type Query = Readonly<Record<string, unknown>>;

/** Addresses of places, pictures of places, and what the portal is told of maps and calls (openapi.yaml). */
export function registerPlaces(fastify: FastifyInstance, deps: PlacesDeps): void {
  const { settings, clock, logger } = deps;
  const addressLimiter = createRequestLimiter(clock, MOST_ADDRESSES);
  const pictureLimiter = createRequestLimiter(clock, MOST_PICTURES);
  let gazetteer: Promise<Gazetteer> | undefined;
  const addresses = createAddressBook({
    geocoderUrl: settings.geocoderUrl,
    loadGazetteer: () => (gazetteer ??= loadBaseMap().then((map) => new Gazetteer(map))),
    clock,
    logger,
    fetch: (...call) => fetch(...call),
  });

  fastify.get<{ Querystring: Query }>('/api/geocode', async (request) => {
    const caller = await restCaller(deps, request);
    requireCall(caller, GEOCODE);
    const place = readPlace(request.query);
    addressLimiter.count(caller.userId);
    return addresses.find(place, languageOf(request.headers['accept-language']));
  });

  fastify.get<{ Querystring: Query }>('/api/static-map', async (request, reply) => {
    const place = readPlace(request.query);
    const size = readSize(request.query['size']);
    const zoom = readZoom(request.query['zoom']);
    const language = readLanguage(request.query['locale'], request.headers['accept-language']);
    pictureLimiter.count(request.ip);
    const picture = drawStaticMap(await loadBaseMap(), { ...place, ...size, zoom, language });
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', DRAWING_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${PICTURE_SECONDS}`)
      .send(picture);
  });

  fastify.get('/api/portal-settings', async (request) => {
    const caller = await restCaller(deps, request);
    requireCall(caller, PORTAL_SETTINGS);
    return {
      mapStyleUrl: settings.mapStyleUrl,
      staticMapUrl: '/api/static-map',
      maxCalls: settings.maxCalls,
    };
  });
}

function readSize(text: unknown): { readonly width: number; readonly height: number } {
  const [, width = '', height = ''] =
    /^(\d{2,4})x(\d{2,4})$/.exec(String(text ?? USUAL_SIZE)) ?? [];
  const isGood = [width, height].every(
    (side) => side !== '' && Number(side) >= SMALLEST && Number(side) <= LARGEST,
  );
  if (!isGood) {
    throw new Refusal('INVALID_INPUT', 'mapSizeInvalid', { from: SMALLEST, to: LARGEST });
  }
  return { width: Number(width), height: Number(height) };
}

function readZoom(text: unknown): number {
  const zoom = /^\d{1,2}$/.test(String(text ?? USUAL_ZOOM)) ? Number(text ?? USUAL_ZOOM) : -1;
  if (zoom < ZOOMS.from || zoom > ZOOMS.to)
    throw new Refusal('INVALID_INPUT', 'mapZoomInvalid', ZOOMS);
  return zoom;
}

/** A picture is asked for by a page's `<img>`, whose language need not be the user's. */
function readLanguage(locale: unknown, acceptLanguage: string | undefined): Language {
  return languageOf(typeof locale === 'string' ? locale : acceptLanguage);
}
