import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAnnouncementMedia } from './announcements/register-announcement-media.ts';
import { registerAnnouncements } from './announcements/register-announcements.ts';
import { noCameras, type CameraFleet } from './cameras/camera-fleet.ts';
import { isDemoUser } from './demo/demo-users.ts';
import { registerDemoUsers } from './demo/register-demo-users.ts';
import { demoCameraKind } from './demo/demo-cameras.ts';
import { createSimulatedCameras } from './cameras/simulated-cameras.ts';
import { registerCalls, type CallsDeps } from './calls/register-calls.ts';
import { registerDashboard } from './dashboard/register-dashboard.ts';
import type { Clock } from './lib/clock.ts';
import { readFreeBytes, watchFreeSpace, type FreeSpace } from './lib/free-space.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { sendError } from './http/send-error.ts';
import { trustedProxies } from './http/client-address.ts';
import { registerCompression } from './http/compression.ts';
import { registerCors } from './http/cors.ts';
import { registerHosts } from './http/hosts.ts';
import { newRequestId, registerAccessLog } from './http/access-log.ts';
import { registerAlertIcons } from './http/alert-icons.ts';
import { registerPortal } from './http/portal.ts';
import { registerHealth } from './http/health.ts';
import { trackInFlight } from './http/in-flight.ts';
import { registerIngest } from './ingest/register-ingest.ts';
import { createLiveFeed, type LiveFeed } from './live/live-feed.ts';
import type { Logger } from './lib/logger.ts';
import { registerBannerPictures } from './media/register-banners.ts';
import { registerVideos } from './media/register-videos.ts';
import { registerGraphql } from './graphql/register-graphql.ts';
import {
  sendClientError,
  registerSecurityHeaders,
  securityHeaders,
} from './http/security-headers.ts';
import { createDatabaseMetrics } from './db/database-metrics.ts';
import { createMetrics, type Metrics } from './lib/metrics.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import { traceRequests, type SpanOf } from './telemetry/request-spans.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { createMailer } from './notifications/create-mailer.ts';
import type { Mailer, PhoneSender } from './notifications/mailer.ts';
import type { MatchListener } from './notifications/rule-match.ts';
import { createRuleNotifier } from './notifications/rule-notifier.ts';
import { registerOrders } from './orders/rest/register-orders.ts';
import { registerBranding } from './companies/register-branding.ts';
import { registerLogo } from './companies/logo/register-logo.ts';
import { registerPartners } from './partners/register-partners.ts';
import type { ReadPublicText } from './lib/public-fetch.ts';
import { registerPlaces } from './places/register-places.ts';
import { registerProfile } from './profile/register-profile.ts';
import { registerPrompts } from './prompts/register-prompts.ts';
import { createPasswordVerifier } from './session/password-verifier.ts';
import { registerSession } from './session/register-session.ts';
import { loadSessionSecret } from './session/session-secret.ts';
import { createTokenSigner } from './session/tokens.ts';
import { IN_MEMORY } from './settings/in-memory.ts';
import type { Settings } from './settings/settings.ts';

/** Requests that take longer are cut off when the server stops. */
const IN_FLIGHT_MS = 10_000;

/** Dependencies of the server's modules. */
export interface AppDeps {
  readonly settings: Settings;
  readonly db: Database;
  /** The connections of `db`, if it has several. */
  readonly pool?: OpenDatabase['pool'];
  readonly clock: Clock;
  readonly logger: Logger;
  /** Defaults to the simulated demo cameras when the demo is enabled, otherwise to none. */
  readonly cameras?: CameraFleet | undefined;
  /** Defaults to the mail server of the settings, or the outbox in the data folder. */
  readonly mailer?: Mailer | undefined;
  /** Defaults to none: phone numbers get nothing. */
  readonly phone?: PhoneSender | undefined;
  /** Reads the free bytes of the data folder. Defaults to asking the file system. */
  readonly readFreeBytes?: ((folder: string) => Promise<number>) | undefined;
  /** Reads the public keys of partners. Defaults to reading them from the public internet. */
  readonly readPublicText?: ReadPublicText | undefined;
  /** How the driver of a vehicle reacts to a call. Defaults to the demo's drivers. */
  readonly driverFor?: CallsDeps['driverFor'];
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly liveFeed: LiveFeed;
  readonly metrics: Metrics;
  /** Notifies the recipients of matched rules. */
  readonly notifier: MatchListener;
  /** Starts listening and resolves with the port. */
  start(): Promise<number>;
  /** Is not ready, refuses connections, lets running requests finish for at most 10 s, closes the sockets (RS-358). */
  close(): Promise<void>;
}

/** Builds the server. The caller opens and closes the database. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { settings, db, clock, logger } = deps;
  const mapOrigin = settings.mapStyleUrl === null ? null : new URL(settings.mapStyleUrl).origin;
  const fastify = createFastify(deps, mapOrigin);
  const metrics = createMetrics();
  const { refreshMetrics, telemetry, spanOf } = await observe(fastify, deps, metrics);
  const signer = createTokenSigner(await loadSessionSecret(settings), clock);
  const liveFeed = createLiveFeed({ ...deps, metrics, signer });
  const mailer = deps.mailer ?? createMailer(settings, clock);
  const notifier = createRuleNotifier({ ...deps, mailer, phone: deps.phone ?? null });
  const passwords = createPasswordVerifier();
  const onFamilyEnd = (familyId: string): void => liveFeed.endFamily(familyId);

  registerSecurityHeaders(fastify, mapOrigin);
  registerHosts(fastify, settings.hosts);
  registerCors(fastify, settings.allowedOrigins);
  await registerCompression(fastify);
  await fastify.register(fastifyCookie);
  const inFlight = trackInFlight(fastify, clock);
  const space = await watchSpaceOf(deps, metrics);
  let isClosing = false;
  const problem = () => (isClosing ? 'closing' : space.isLow() ? 'disk' : null);
  const degraded = () => (liveFeed.isCutOff() ? 'redis' : null);
  const { metricsToken } = settings;
  registerHealth(fastify, { db, metrics, refreshMetrics, metricsToken, problem, degraded });
  // The database may still hold the demo of an earlier start.
  const isRefused = (email: string): boolean => !settings.demo && isDemoUser(email);
  registerSession(fastify, {
    ...{ settings, db, clock, signer, passwords, isRefused, onFamilyEnd },
    onFailure: () => metrics.signInFailures.inc(),
  });
  registerDemoUsers(fastify, { settings, db });
  const cameras =
    deps.cameras ?? (settings.demo ? createSimulatedCameras(demoCameraKind) : noCameras);
  const { users } = liveFeed;
  const shared = { settings, db, clock, logger, signer, users };
  registerGraphql(fastify, { ...shared, liveFeed, cameras, mailer, spanOf });
  registerCalls(fastify, { ...shared, driverFor: deps.driverFor });
  registerOrders(fastify, { db, clock, signer });
  registerAnnouncements(fastify, { db, clock, signer, users });
  registerAnnouncementMedia(fastify);
  registerDashboard(fastify, { db, clock, signer });
  registerPlaces(fastify, { settings, db, clock, logger, signer });
  registerPrompts(fastify, { db, clock, signer });
  registerProfile(fastify, { db, clock, signer, onFamilyEnd });
  registerBranding(fastify, { db, signer });
  registerLogo(fastify, { db, clock, signer, users });
  registerPartners(fastify, { ...shared, onFamilyEnd, readPublicText: deps.readPublicText });
  const ports = { liveFeed, notifier, metrics: metrics.ingest, isFull: space.isLow };
  registerIngest(fastify, { ...shared, ...ports });
  registerAlertIcons(fastify);
  registerBannerPictures(fastify);
  registerVideos(fastify, { db, clock, signer });
  await registerPortal(fastify, settings);

  return {
    fastify,
    liveFeed,
    metrics,
    notifier,
    async start() {
      await liveFeed.attach(fastify.server);
      await fastify.listen({ host: settings.host, port: settings.port });
      const address = fastify.server.address();
      return typeof address === 'object' && address !== null ? address.port : settings.port;
    },
    async close() {
      isClosing = true;
      await pause(clock, settings.stopDelaySeconds * 1000);
      // Refuses connections; those that wait for a response stay open.
      fastify.server.close();
      await inFlight.settled(IN_FLIGHT_MS);
      await liveFeed.close();
      await fastify.close();
      await passwords.close();
      await notifier.close();
      await mailer.close();
      space.stop();
      await telemetry?.close();
    },
  };
}

interface Observed {
  readonly refreshMetrics: () => Promise<void>;
  readonly telemetry: Telemetry | null;
  readonly spanOf: SpanOf;
}

/** Traces and logs requests. */
async function observe(
  fastify: FastifyInstance,
  deps: AppDeps,
  metrics: Metrics,
): Promise<Observed> {
  const { settings, logger } = deps;
  const refreshMetrics = createDatabaseMetrics(deps, metrics);
  const { registry } = metrics;
  const telemetry = await openTelemetry({ settings, logger, registry, refreshMetrics });
  const spanOf = traceRequests(fastify, telemetry);
  registerAccessLog(fastify, settings.accessLog ? logger : null, spanOf);
  return { refreshMetrics, telemetry, spanOf };
}

function createFastify({ settings, logger }: AppDeps, mapOrigin: string | null): FastifyInstance {
  const fastify = Fastify({
    logger: false,
    trustProxy: trustedProxies(settings.trustProxy),
    genReqId: newRequestId,
    bodyLimit: 1024 * 1024,
    requestTimeout: settings.requestTimeoutMs,
    http: {
      // Node exchanges the two times when the one for headers is longer.
      headersTimeout: settings.requestTimeoutMs / 2,
      connectionsCheckingInterval: settings.requestTimeoutMs / 6,
    },
    forceCloseConnections: 'idle',
    clientErrorHandler: sendClientError,
    // A malformed URL is rejected before any hook runs.
    frameworkErrors(error, request, reply) {
      reply.headers(securityHeaders(request.headers.host, mapOrigin));
      void sendError(logger)(error, request, reply);
    },
  });
  fastify.setErrorHandler(sendError(logger));
  allowEmptyJson(fastify);
  return fastify;
}

/** Watches the disk of the embedded database, if the server has one. */
async function watchSpaceOf(deps: AppDeps, metrics: Metrics): Promise<FreeSpace> {
  const { settings, clock, logger, readFreeBytes: read = readFreeBytes } = deps;
  const { databaseUrl, dataDir, minFreeBytes } = settings;
  if (databaseUrl !== null || (dataDir === IN_MEMORY && deps.readFreeBytes === undefined)) {
    return { isLow: () => false, stop() {} };
  }
  return watchFreeSpace({
    clock,
    logger,
    read: () => read(dataDir),
    minBytes: minFreeBytes,
    onRead: (bytes) => metrics.freeBytes.set(bytes),
  });
}

async function pause(clock: Clock, ms: number): Promise<void> {
  if (ms > 0) await new Promise<void>((resolve) => clock.setTimeout(resolve, ms));
}

/**
 * Accepts an empty body with a JSON content type, which clients send when they refresh a session.
 */
function allowEmptyJson(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
}
