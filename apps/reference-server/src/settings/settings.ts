import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IN_MEMORY } from './in-memory.ts';
import { SettingsReader, type Environment } from './settings-reader.ts';

/** All settings; setting-list.ts describes them. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** `null` uses PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Absolute path, or `memory://` to store nothing on disk. */
  readonly dataDir: string;
  /** `null` enables the simulator when the demo data is enabled. */
  readonly simulator: boolean | null;
  /** Alerts per minute. */
  readonly simulatorRate: number;
  /** Vehicle positions older than this are deleted. */
  readonly positionRetentionDays: number;
  /** Alerts older than this are deleted. */
  readonly alertRetentionDays: number;
  /** Logs of actions and changes older than this are deleted. */
  readonly logRetentionDays: number;
  /** Videos of cameras older than this are deleted. */
  readonly videoRetentionDays: number;
  /** Data is refused while fewer bytes are free for the embedded database. */
  readonly minFreeBytes: number;
  /** Seconds from being not ready to refusing connections when the server stops, for a load balancer to notice. */
  readonly stopDelaySeconds: number;
  /** GeoJSON file with the lines that simulated vehicles drive on. */
  readonly roadsFile: string | null;
  /** Company id by ingest key. */
  readonly ingestKeys: ReadonlyMap<string, number>;
  readonly demo: boolean;
  /** Origins of partner pages, such as `https://partner.example`. */
  readonly allowedOrigins: readonly string[];
  /** Hosts that users may be redirected to, such as that of the previous version. */
  readonly redirectHosts: readonly string[];
  /** Ids of the companies that may go back to the previous version. Empty: all of them. */
  readonly oldVersionCompanies: readonly number[];
  /** Maximum number of simultaneous driver calls per company. */
  readonly maxCalls: number;
  /** Maximum number of live connections of a user, per node. */
  readonly maxUserConnections: number;
  /** Maximum number of live connections of an address, per node. */
  readonly maxAddressConnections: number;
  /** `null` writes emails to the folder `outbox` in `dataDir`. */
  readonly smtpUrl: string | null;
  /** Sender of emails. */
  readonly mailFrom: string;
  /** Answers queries about the GraphQL schema itself. */
  readonly graphqlIntrospection: boolean;
  readonly mapStyleUrl: string | null;
  readonly geocoderUrl: string | null;
  /**
   * Signs access tokens and payloads. `null` generates a secret at the first start and stores it in
   * `dataDir`.
   */
  readonly sessionSecret: string | null;
  /** Proxies whose `X-Forwarded-*` headers are believed: their number in front of the server, or their addresses. */
  readonly trustProxy: number | readonly string[];
  /** Hosts that the server answers for. Empty: any. */
  readonly hosts: readonly string[];
  /** Required for `/metrics` and the reasons of `/readyz`. `null` serves them to this machine only. */
  readonly metricsToken: string | null;
  /** Collector of OpenTelemetry that gets traces and metrics by OTLP over HTTP. `null` sends none. */
  readonly otlpEndpoint: string | null;
  /** Share of the requests that are traced, from 0 to 1. */
  readonly traceShare: number;
  /** Serves the source maps of the portal. */
  readonly sourceMaps: boolean;
  /** Logs every request. */
  readonly accessLog: boolean;
  /** Folder with the built portal. */
  readonly portalDir: string;
  /** Lifetime of an access token in seconds. */
  readonly accessTokenSeconds: number;
  /** Lifetime of an `update_tags` payload in seconds. */
  readonly payloadSeconds: number;
  /** Maximum time of a GraphQL operation in ms. */
  readonly maxOperationMs: number;
  /** Maximum size of a GraphQL response in bytes. */
  readonly maxResponseBytes: number;
  /** Time within which a whole request must arrive, in ms. */
  readonly requestTimeoutMs: number;
  /** Seconds between two exports of traces and metrics. */
  readonly exportSeconds: number;
  /** Seconds between two PONG messages, and between two unprompted checks of the sequence. */
  readonly pongSeconds: number;
  /** Seconds between two checks of the rights of connected users. */
  readonly rightsSeconds: number;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Whether only this machine can reach a server that listens there. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Variables of the project's own tests, benchmarks and scripts, which start servers with their environment. */
const ofTools =
  /^PANTAU_(?:(?:TEST|BENCH)_.+|FULL|SEED|CHROMIUM|BUILD|KILLS|ORIGIN|EMAIL|PASSWORD)$/;

/** A driver score covers up to a year, so shorter periods for alerts shorten it. */
const keptDays = { from: 1, to: 3_650 };

const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

/**
 * Reads the settings from environment variables.
 *
 * @throws SettingsError that lists every invalid setting and what it accepts.
 */
export function readSettings(env: Environment, workingDir = process.cwd()): Settings {
  const read = new SettingsReader(env);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const redisUrl = read.url('REDIS_URL', ['redis:', 'rediss:']);
  const sessionSecret = read.text('PANTAU_SESSION_SECRET');
  const dataDir = read.text('PANTAU_DATA_DIR') ?? '.data';
  const roadsFile = read.text('PANTAU_ROADS');

  if (redisUrl !== null && databaseUrl === null) {
    read.addProblem(
      'REDIS_URL requires DATABASE_URL: several servers cannot share a PGlite folder',
    );
  }
  if (redisUrl !== null && sessionSecret === null) {
    read.addProblem(
      'REDIS_URL requires PANTAU_SESSION_SECRET: all servers must sign with the same secret',
    );
  }
  if (sessionSecret !== null && sessionSecret.length < 16) {
    read.addProblem('PANTAU_SESSION_SECRET must have at least 16 characters');
  }

  const host = read.text('HOST') ?? '127.0.0.1';
  const settings: Settings = {
    host,
    port: read.wholeNumber('PORT', { from: 0, to: 65_535 }) ?? 4000,
    databaseUrl,
    redisUrl,
    dataDir: dataDir === IN_MEMORY ? dataDir : resolve(workingDir, dataDir),
    simulator: read.onOff('PANTAU_SIMULATOR'),
    simulatorRate: read.number('PANTAU_SIMULATOR_RATE', { from: 0, to: 60_000 }) ?? 12,
    positionRetentionDays: read.wholeNumber('PANTAU_KEEP_POSITIONS_DAYS', keptDays) ?? 90,
    alertRetentionDays: read.wholeNumber('PANTAU_KEEP_ALERTS_DAYS', keptDays) ?? 400,
    logRetentionDays: read.wholeNumber('PANTAU_KEEP_LOGS_DAYS', keptDays) ?? 400,
    videoRetentionDays: read.wholeNumber('PANTAU_KEEP_VIDEOS_DAYS', keptDays) ?? 30,
    minFreeBytes:
      (read.wholeNumber('PANTAU_MIN_FREE_MB', { from: 0, to: 1_000_000 }) ?? 256) * 1024 * 1024,
    stopDelaySeconds: read.wholeNumber('PANTAU_STOP_DELAY_SECONDS', { from: 0, to: 300 }) ?? 0,
    roadsFile: roadsFile === null ? null : resolve(workingDir, roadsFile),
    ingestKeys: read.ingestKeys('PANTAU_INGEST_KEY'),
    demo: read.onOff('PANTAU_DEMO') ?? (databaseUrl === null && isLoopback(host)),
    allowedOrigins: read.origins('PANTAU_ALLOWED_ORIGINS'),
    redirectHosts: read.hosts('PANTAU_REDIRECT_HOSTS'),
    oldVersionCompanies: read.companies('PANTAU_OLD_VERSION_COMPANIES'),
    maxCalls: read.wholeNumber('PANTAU_MAX_CALLS', { from: 0, to: 1_000 }) ?? 3,
    maxUserConnections:
      read.wholeNumber('PANTAU_MAX_USER_CONNECTIONS', { from: 1, to: 10_000 }) ?? 50,
    maxAddressConnections:
      read.wholeNumber('PANTAU_MAX_ADDRESS_CONNECTIONS', { from: 1, to: 1_000_000 }) ?? 2_000,
    smtpUrl: read.url('PANTAU_SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('PANTAU_MAIL_FROM') ?? 'Pantau <pantau@localhost>',
    graphqlIntrospection: read.onOff('PANTAU_GRAPHQL_INTROSPECTION') ?? false,
    mapStyleUrl: read.url('PANTAU_MAP_STYLE_URL', ['http:', 'https:']),
    geocoderUrl: read.url('PANTAU_GEOCODER_URL', ['http:', 'https:']),
    sessionSecret,
    trustProxy: read.proxies('PANTAU_TRUST_PROXY'),
    hosts: read.hosts('PANTAU_HOSTS'),
    metricsToken: read.text('PANTAU_METRICS_TOKEN'),
    otlpEndpoint: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    traceShare: read.number('OTEL_TRACES_SAMPLER_ARG', { from: 0, to: 1 }) ?? 1,
    sourceMaps: read.onOff('PANTAU_SOURCE_MAPS') ?? false,
    accessLog: read.onOff('PANTAU_ACCESS_LOG') ?? false,
    portalDir: builtPortal,
    accessTokenSeconds: 300,
    payloadSeconds: 900,
    maxOperationMs: 20_000,
    maxResponseBytes: 16 * 1024 * 1024,
    requestTimeoutMs: 60_000,
    exportSeconds: 15,
    pongSeconds: 5,
    rightsSeconds: 2,
  };
  read.addUnknownNames('PANTAU_', (name) => ofTools.test(name));
  if (read.problems.length > 0) {
    throw new SettingsError(`Invalid settings:\n  ${read.problems.join('\n  ')}`);
  }
  return settings;
}
