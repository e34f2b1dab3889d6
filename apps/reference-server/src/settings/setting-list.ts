/** A setting as the READMEs describe it. */
export interface SettingDescription {
  readonly name: string;
  /**
   * In backquotes if it is a value: setting it explicitly changes nothing. Otherwise a description of what applies
   * without the setting.
   */
  readonly byDefault: string;
  /** Markdown, relative to nothing: no links. */
  readonly meaning: string;
  /** Also listed in the README of the repository, for whoever tries Pantau for the first time. */
  readonly essential?: true;
}

/** Every environment variable that the server reads, in the order of the READMEs (RS-378). */
export const settingList: readonly SettingDescription[] = [
  {
    name: 'PORT',
    byDefault: '`4000`',
    meaning: 'port on which the server listens; `0` uses any free port',
    essential: true,
  },
  {
    name: 'HOST',
    byDefault: '`127.0.0.1`',
    meaning: 'address on which it listens; `0.0.0.0` accepts connections from other machines',
    essential: true,
  },
  {
    name: 'DATABASE_URL',
    byDefault: 'PGlite in the data folder',
    meaning: 'Postgres database, `postgres://…`',
    essential: true,
  },
  {
    name: 'REDIS_URL',
    byDefault: 'one node',
    meaning: 'joins several nodes; requires `DATABASE_URL` and `PANTAU_SESSION_SECRET`',
    essential: true,
  },
  {
    name: 'PANTAU_DATA_DIR',
    byDefault: '`.data`',
    meaning: 'folder of PGlite and the generated secret; `memory://` stores nothing',
    essential: true,
  },
  {
    name: 'PANTAU_DEMO',
    byDefault: 'on with PGlite on a loopback `HOST`, otherwise off',
    meaning:
      'creates demo companies, users and 48 hours of alerts in an empty database (`on`, `off`); the password of its users is published',
    essential: true,
  },
  {
    name: 'PANTAU_SIMULATOR',
    byDefault: 'on with demo data',
    meaning: 'simulates a fleet that drives and raises alerts (`on`, `off`)',
    essential: true,
  },
  {
    name: 'PANTAU_SIMULATOR_RATE',
    byDefault: '`12`',
    meaning: 'simulated alerts per minute',
  },
  {
    name: 'PANTAU_ROADS',
    byDefault: 'roads of several Indonesian cities',
    meaning: 'GeoJSON file of lines on which the simulated fleet drives',
  },
  {
    name: 'PANTAU_INGEST_KEY',
    byDefault: 'none',
    meaning:
      'key for `POST /api/ingest/*` of company 1, or `id:key,id:key`, of at least 24 characters each, in addition to those of `npx pantau-server keys add`',
    essential: true,
  },
  {
    name: 'PANTAU_ALLOWED_ORIGINS',
    byDefault: 'none',
    meaning: 'comma-separated origins of partner pages, for REST, GraphQL, ingest and Socket.IO',
    essential: true,
  },
  {
    name: 'PANTAU_SESSION_SECRET',
    byDefault: 'generated once, stored in the data folder',
    meaning: 'signs access tokens and payloads; at least 16 characters',
    essential: true,
  },
  {
    name: 'PANTAU_TRUST_PROXY',
    byDefault: '`off`',
    meaning:
      'number of proxies in front of the server, or their addresses and networks (`10.0.0.0/8`); `on` means one. Their `X-Forwarded-*` headers are believed',
    essential: true,
  },
  {
    name: 'PANTAU_HOSTS',
    byDefault: 'any',
    meaning: 'comma-separated hosts of the server; requests for others are refused',
  },
  {
    name: 'PANTAU_METRICS_TOKEN',
    byDefault: 'none',
    meaning:
      'bearer token for `/metrics` and the reasons of `/readyz`; without one they are shown to programs of the same machine',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    byDefault: 'none',
    meaning:
      'collector of OpenTelemetry, such as `http://localhost:4318`, which gets traces and metrics by OTLP over HTTP; `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` apply, too',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    byDefault: '`1`',
    meaning: 'share of the requests that are traced, from `0` to `1`',
  },
  {
    name: 'PANTAU_ACCESS_LOG',
    byDefault: '`off`',
    meaning: 'logs a line for every request',
  },
  {
    name: 'PANTAU_SOURCE_MAPS',
    byDefault: '`off`',
    meaning: 'serves the source maps of the portal',
  },
  {
    name: 'PANTAU_GRAPHQL_INTROSPECTION',
    byDefault: '`off`',
    meaning:
      'answers queries about the GraphQL schema itself; the schema is `packages/core/src/contract/schema.graphql`',
  },
  {
    name: 'PANTAU_MAX_USER_CONNECTIONS',
    byDefault: '`50`',
    meaning: 'maximum of live connections of a user, per node',
  },
  {
    name: 'PANTAU_MAX_ADDRESS_CONNECTIONS',
    byDefault: '`2000`',
    meaning: 'maximum of live connections of a network address, per node',
  },
  {
    name: 'PANTAU_MAX_CALLS',
    byDefault: '`3`',
    meaning: 'maximum of simultaneous calls to drivers, per company and node; `0` disables calls',
  },
  {
    name: 'PANTAU_KEEP_ALERTS_DAYS',
    byDefault: '`400`',
    meaning: 'deletes older alerts with their logs',
  },
  {
    name: 'PANTAU_KEEP_POSITIONS_DAYS',
    byDefault: '`90`',
    meaning: 'deletes older positions; those of the simulated fleet after 48 hours',
  },
  {
    name: 'PANTAU_KEEP_LOGS_DAYS',
    byDefault: '`400`',
    meaning: 'deletes older logs of actions and of changed settings',
  },
  {
    name: 'PANTAU_KEEP_VIDEOS_DAYS',
    byDefault: '`30`',
    meaning: 'deletes videos of cameras requested earlier',
  },
  {
    name: 'PANTAU_MIN_FREE_MB',
    byDefault: '`256`',
    meaning:
      'with less free disk space for the embedded database, the server is not ready and refuses data',
  },
  {
    name: 'PANTAU_STOP_DELAY_SECONDS',
    byDefault: '`0`',
    meaning:
      'time from being not ready to refusing connections when the server stops, for a load balancer to notice',
  },
  {
    name: 'PANTAU_SMTP_URL',
    byDefault: 'none',
    meaning:
      'mail server for notifications of alert rules, such as `smtps://user:password@mail.example`; without one they are kept as files in `outbox` in the data folder',
    essential: true,
  },
  {
    name: 'PANTAU_MAIL_FROM',
    byDefault: '`Pantau <pantau@localhost>`',
    meaning: 'sender of emails',
  },
  {
    name: 'PANTAU_MAP_STYLE_URL',
    byDefault: 'none',
    meaning:
      "MapLibre style of the portal's maps; its origin is added to the portal's policy and must also serve tiles and fonts",
  },
  {
    name: 'PANTAU_GEOCODER_URL',
    byDefault: 'none',
    meaning:
      "Nominatim-compatible geocoder, without `/reverse`; the server's own towns and roads serve without it and as fallback",
  },
  {
    name: 'PANTAU_REDIRECT_HOSTS',
    byDefault: 'none',
    meaning:
      'comma-separated hosts of the previous version; the first one is where users go back to; without one nobody can',
  },
  {
    name: 'PANTAU_OLD_VERSION_COMPANIES',
    byDefault: 'all',
    meaning: 'comma-separated ids of the companies that may go back to it',
  },
];
