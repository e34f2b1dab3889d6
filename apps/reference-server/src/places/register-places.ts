import { loadBaseMap } from '@pantau/core/base-map';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../access/operation-access.ts';
import type { Clock } from '../lib/clock.ts';
import { authenticateRequest, type AuthenticateDeps } from '../http/authenticate-request.ts';
import { languageOf, type Language } from '../lib/language.ts';
import type { Logger } from '../lib/logger.ts';
import { ApiError } from '../lib/api-error.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import type { Settings } from '../settings/settings.ts';
import { redirectHostsFor, type OldVersionSettings } from '../prompts/old-version.ts';
import { createAddressLookup } from './address-lookup.ts';
import { drawStaticMap } from './draw-static-map.ts';
import { Gazetteer } from './gazetteer.ts';
import { parseCoordinates } from './coordinates.ts';

export interface PlacesDeps extends AuthenticateDeps {
  readonly settings: Pick<Settings, 'geocoderUrl' | 'mapStyleUrl' | 'maxCalls'> &
    OldVersionSettings;
  readonly clock: Clock;
  readonly logger: Logger;
}

const GEOCODE = 'REST GET /api/geocode';
const PORTAL_SETTINGS = 'REST GET /api/portal-settings';

/** Maximum per minute: addresses per user, images per IP address. */
const MAX_ADDRESSES = 240;
const MAX_IMAGES = 240;

const DEFAULT_SIZE = '374x200';
const DEFAULT_ZOOM = '15';
/** In px. */
const MIN_SIDE = 64;
const MAX_SIDE = 1_024;
const ZOOMS = { from: 3, to: 18 };

/** Prevents scripts and requests when the SVG is opened as a page. */
const SVG_POLICY = "default-src 'none'; sandbox";
const IMAGE_SECONDS = 86_400;

type Query = Readonly<Record<string, unknown>>;

/**
 * Registers addresses, static maps, and the portal's settings for maps and calls (openapi.yaml).
 */
export function registerPlaces(fastify: FastifyInstance, deps: PlacesDeps): void {
  const { settings, clock, logger } = deps;
  const addressLimiter = createRequestLimiter(clock, MAX_ADDRESSES);
  const imageLimiter = createRequestLimiter(clock, MAX_IMAGES);
  let gazetteer: Promise<Gazetteer> | undefined;
  const addresses = createAddressLookup({
    geocoderUrl: settings.geocoderUrl,
    loadGazetteer: () => (gazetteer ??= loadBaseMap().then((map) => new Gazetteer(map))),
    clock,
    logger,
    fetch: (...call) => fetch(...call),
  });

  fastify.get<{ Querystring: Query }>('/api/geocode', async (request) => {
    const currentUser = await authenticateRequest(deps, request);
    requireAccess(currentUser, GEOCODE);
    const place = parseCoordinates(request.query);
    addressLimiter.consume(currentUser.userId);
    return addresses.find(place, languageOf(request.headers['accept-language']));
  });

  fastify.get<{ Querystring: Query }>('/api/static-map', async (request, reply) => {
    const place = parseCoordinates(request.query);
    const size = parseSize(request.query['size']);
    const zoom = parseZoom(request.query['zoom']);
    const language = parseLanguage(request.query['locale'], request.headers['accept-language']);
    const theme = request.query['theme'] === 'dark' ? 'dark' : 'light';
    imageLimiter.consume(request.ip);
    const image = drawStaticMap(await loadBaseMap(), {
      ...place,
      ...size,
      zoom,
      language,
      theme,
    });
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', SVG_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${IMAGE_SECONDS}`)
      .send(image);
  });

  fastify.get('/api/portal-settings', async (request) => {
    const currentUser = await authenticateRequest(deps, request);
    requireAccess(currentUser, PORTAL_SETTINGS);
    return {
      mapStyleUrl: settings.mapStyleUrl,
      staticMapUrl: '/api/static-map',
      maxCalls: settings.maxCalls,
      redirectHosts: redirectHostsFor(settings, currentUser.companyId),
    };
  });
}

function parseSize(text: unknown): { readonly width: number; readonly height: number } {
  const [, width = '', height = ''] =
    /^(\d{2,4})x(\d{2,4})$/.exec(String(text ?? DEFAULT_SIZE)) ?? [];
  const isValid = [width, height].every(
    (side) => side !== '' && Number(side) >= MIN_SIDE && Number(side) <= MAX_SIDE,
  );
  if (!isValid) {
    throw new ApiError('INVALID_INPUT', 'mapSizeInvalid', { from: MIN_SIDE, to: MAX_SIDE });
  }
  return { width: Number(width), height: Number(height) };
}

function parseZoom(text: unknown): number {
  const zoom = /^\d{1,2}$/.test(String(text ?? DEFAULT_ZOOM)) ? Number(text ?? DEFAULT_ZOOM) : -1;
  if (zoom < ZOOMS.from || zoom > ZOOMS.to)
    throw new ApiError('INVALID_INPUT', 'mapZoomInvalid', ZOOMS);
  return zoom;
}

/**
 * `locale` takes precedence, because an `<img>` sends the browser's language and not the user's.
 */
function parseLanguage(locale: unknown, acceptLanguage: string | undefined): Language {
  return languageOf(typeof locale === 'string' ? locale : acceptLanguage);
}
