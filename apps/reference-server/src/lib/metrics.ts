import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** In seconds, labelled with method, route and status. */
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** Ingested items, from the ingest routes or the simulator, by outcome. */
  readonly ingest: { ingested(outcome: string, count: number): void };
  readonly liveSockets: Gauge;
  /** 1 while Redis, and with it the other nodes, cannot be reached. */
  readonly cutOff: Gauge;
  /** Seconds between the arrival of an alert and its delivery. */
  readonly liveDelay: Histogram;
  /** Sequence numbers that the last dispatch had to catch up on. */
  readonly dispatchLag: Gauge;
  /** Free bytes where the embedded database is stored. */
  readonly freeBytes: Gauge;
  /** Size of the database, with its indexes. */
  readonly databaseBytes: Gauge;
  /** Connections to Postgres. */
  readonly connections: Gauge;
  /** Those that carry out a query or a transaction. */
  readonly busyConnections: Gauge;
  /** Queries and transactions that wait for a connection. */
  readonly waitingQueries: Gauge;
  /** Alerts of devices that are not registered. */
  readonly pendingAlerts: Gauge;
  /** Sign-ins at this node with a wrong name or password. */
  readonly signInFailures: Counter;
  /** Expired rows that the last run left, by table. */
  readonly retentionBacklog: Gauge<'table'>;
}

/** Each server has its own registry, so that tests can run several in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  collectDefaultMetrics({ register: registry, prefix: 'pantau_' });
  const alertsIngested = new Counter({
    name: 'pantau_ingest_items_total',
    help: 'Items ingested by this node, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    httpDuration: new Histogram({
      name: 'pantau_http_request_duration_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    ingest: { ingested: (outcome, count) => alertsIngested.inc({ outcome }, count) },
    liveSockets: gauge('pantau_live_sockets', 'Sockets with an active subscription'),
    cutOff: gauge('pantau_live_cut_off', '1 while this node cannot reach the others through Redis'),
    liveDelay: new Histogram({
      name: 'pantau_live_delay_seconds',
      help: 'Time from the arrival of an alert to its delivery',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 5, 30],
      registers,
    }),
    dispatchLag: new Gauge({
      name: 'pantau_live_pump_lag',
      help: 'Sequence numbers that the last dispatch had to catch up on',
      registers,
    }),
    retentionBacklog: new Gauge({
      name: 'pantau_retention_backlog_rows',
      help: 'Expired rows that the last run of the retention left, by table',
      labelNames: ['table'],
      registers,
    }),
    databaseBytes: new Gauge({
      name: 'pantau_database_size_bytes',
      help: 'Size of the database',
      registers,
    }),
    connections: new Gauge({
      name: 'pantau_database_connections',
      help: 'Connections of this node to Postgres',
      registers,
    }),
    busyConnections: new Gauge({
      name: 'pantau_database_busy_connections',
      help: 'Connections of this node to Postgres that carry out a query or a transaction',
      registers,
    }),
    waitingQueries: new Gauge({
      name: 'pantau_database_waiting',
      help: 'Queries and transactions of this node that wait for a connection',
      registers,
    }),
    pendingAlerts: new Gauge({
      name: 'pantau_pending_alerts',
      help: 'Alerts of devices that are not registered',
      registers,
    }),
    signInFailures: new Counter({
      name: 'pantau_sign_in_failures_total',
      help: 'Sign-ins at this node with a wrong name or password',
      registers,
    }),
    freeBytes: new Gauge({
      name: 'pantau_free_disk_bytes',
      help: 'Free bytes on the file system of the embedded database',
      registers,
    }),
  };
}
