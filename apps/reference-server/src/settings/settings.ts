import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IN_MEMORY } from './in-memory.ts';
import { SettingsReader, type Environment } from './settings-reader.ts';

/** Everything that can be set from outside; README.md has the table. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Null: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Absolute folder, or `memory://`, which keeps nothing. */
  readonly dataDir: string;
  /** Null: on where there is demo data. */
  readonly simulator: boolean | null;
  /** Alerts a minute. */
  readonly simulatorRate: number;
  /** Positions of vehicles are deleted when they are older. */
  readonly positionRetentionDays: number;
  /** GeoJSON file of lines for the simulator. */
  readonly roadsFile: string | null;
  /** Ingest key to the company that it belongs to. */
  readonly ingestKeys: ReadonlyMap<string, number>;
  readonly demo: boolean;
  /** Origins of partners' pages, such as `https://partner.example`. */
  readonly allowedOrigins: readonly string[];
  /** Hosts to which a user may be sent, such as the one of the old version. */
  readonly redirectHosts: readonly string[];
  /** Most calls to drivers at once, of each company. */
  readonly maxCalls: number;
  readonly smtpUrl: string | null;
  readonly mapStyleUrl: string | null;
  readonly geocoderUrl: string | null;
  /** Signs access tokens and payloads; null: made at the first start and kept in `dataDir`. */
  readonly sessionSecret: string | null;
  /** Believe `X-Forwarded-*` of a proxy in front. */
  readonly trustProxy: boolean;
  /** Folder of the built portal. */
  readonly portalDir: string;
  /** Seconds that an access token holds. */
  readonly accessTokenSeconds: number;
  /** Seconds that a payload for `update_tags` holds. */
  readonly payloadSeconds: number;
  /** Seconds between two PONG, and between two looks at the sequence that nobody asked for. */
  readonly pongSeconds: number;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

/**
 * Reads the settings from the environment.
 *
 * @throws SettingsError that names every setting that is wrong, and what it may be.
 */
export function readSettings(env: Environment, workingDir = process.cwd()): Settings {
  const read = new SettingsReader(env);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const redisUrl = read.url('REDIS_URL', ['redis:', 'rediss:']);
  const sessionSecret = read.text('PANTAU_SESSION_SECRET');
  const dataDir = read.text('PANTAU_DATA_DIR') ?? '.data';
  const roadsFile = read.text('PANTAU_ROADS');

  if (redisUrl !== null && databaseUrl === null) {
    read.addProblem('REDIS_URL needs DATABASE_URL: several servers cannot share a PGlite folder');
  }
  if (redisUrl !== null && sessionSecret === null) {
    read.addProblem('REDIS_URL needs PANTAU_SESSION_SECRET: several servers must sign alike');
  }
  if (sessionSecret !== null && sessionSecret.length < 16) {
    read.addProblem('PANTAU_SESSION_SECRET must have at least 16 characters');
  }

  const settings: Settings = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.wholeNumber('PORT', { from: 0, to: 65_535 }) ?? 4000,
    databaseUrl,
    redisUrl,
    dataDir: dataDir === IN_MEMORY ? dataDir : resolve(workingDir, dataDir),
    simulator: read.onOff('PANTAU_SIMULATOR'),
    simulatorRate: read.number('PANTAU_SIMULATOR_RATE', { from: 0, to: 60_000 }) ?? 12,
    positionRetentionDays:
      read.wholeNumber('PANTAU_KEEP_POSITIONS_DAYS', { from: 1, to: 3_650 }) ?? 90,
    roadsFile: roadsFile === null ? null : resolve(workingDir, roadsFile),
    ingestKeys: read.ingestKeys('PANTAU_INGEST_KEY'),
    demo: read.onOff('PANTAU_DEMO') ?? databaseUrl === null,
    allowedOrigins: read.origins('PANTAU_ALLOWED_ORIGINS'),
    redirectHosts: read.list('PANTAU_REDIRECT_HOSTS'),
    maxCalls: read.wholeNumber('PANTAU_MAX_CALLS', { from: 0, to: 1_000 }) ?? 3,
    smtpUrl: read.url('PANTAU_SMTP_URL', ['smtp:', 'smtps:']),
    mapStyleUrl: read.url('PANTAU_MAP_STYLE_URL', ['http:', 'https:']),
    geocoderUrl: read.url('PANTAU_GEOCODER_URL', ['http:', 'https:']),
    sessionSecret,
    trustProxy: read.onOff('PANTAU_TRUST_PROXY') ?? false,
    portalDir: builtPortal,
    accessTokenSeconds: 300,
    payloadSeconds: 900,
    pongSeconds: 5,
  };
  if (read.problems.length > 0) {
    throw new SettingsError(`Settings cannot be used:\n  ${read.problems.join('\n  ')}`);
  }
  return settings;
}
