import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Labels method, route, status; seconds. */
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** Items that came over the ingest routes or from the simulator, by outcome. */
  readonly ingest: { ingested(outcome: string, count: number): void };
  readonly liveSockets: Gauge;
  /** Seconds from an alert's arrival to its sending. */
  readonly liveDelay: Histogram;
  /** Numbers of the sequence that the slowest company's feed on this node is behind. */
  readonly dispatchLag: Gauge;
}

/** Each server has its own registry, so that several can live in one process (tests). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'pantau_' });
  const alertsIngested = new Counter({
    name: 'pantau_ingest_items_total',
    help: 'Items that this node took in, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    httpDuration: new Histogram({
      name: 'pantau_http_request_duration_seconds',
      help: 'Duration of HTTP calls',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    ingest: { ingested: (outcome, count) => alertsIngested.inc({ outcome }, count) },
    liveSockets: new Gauge({
      name: 'pantau_live_sockets',
      help: 'Sockets with a subscription',
      registers,
    }),
    liveDelay: new Histogram({
      name: 'pantau_live_delay_seconds',
      help: 'Time from the arrival of an alert to its sending',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 5, 30],
      registers,
    }),
    dispatchLag: new Gauge({
      name: 'pantau_live_pump_lag',
      help: 'Sequence numbers that the last pump run had to catch up with',
      registers,
    }),
  };
}
