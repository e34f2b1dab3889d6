import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import type { LivePublisher } from '../live/live-publisher.ts';
import type { MatchListener } from '../notifications/rule-match.ts';
import type { AlertInput } from './alert-input.ts';
import type { PositionInput } from './position-input.ts';
import type { IngestOutcome, IngestResult } from './outcome.ts';
import { createRuleSetCache, type RuleSetCache } from './rule-sets.ts';
import { CHUNK_SIZE } from './chunks.ts';
import { Batcher, type RunBatch } from './batcher.ts';

/** Counts ingested items. */
export interface IngestMetrics {
  ingested(outcome: IngestOutcome, count: number): void;
}

/** Dependencies provided by the server. */
export interface IngestPorts {
  readonly db: Database;
  readonly liveFeed: LivePublisher;
  readonly clock: Clock;
  /** Notifies the recipients of matched rules. */
  readonly notifier?: MatchListener | undefined;
  readonly metrics?: IngestMetrics | undefined;
}

/** One batcher per company, shared by concurrent requests. */
export type BatchersByCompany<Item> = Map<number, Batcher<Item, IngestResult>>;

/** Dependencies of ingesting alerts, positions and vehicles, from the routes or the simulator. */
export interface IngestDeps extends IngestPorts {
  readonly ruleSets: RuleSetCache;
  /** Running batchers by company. */
  readonly alertBatchers: BatchersByCompany<AlertInput>;
  readonly positionBatchers: BatchersByCompany<PositionInput>;
}

export function createIngestDeps(ports: IngestPorts): IngestDeps {
  return {
    ...ports,
    ruleSets: createRuleSetCache(),
    alertBatchers: new Map(),
    positionBatchers: new Map(),
  };
}

/** Returns the company's batcher, creating it on first use. */
export function batcherFor<Item>(
  batchers: BatchersByCompany<Item>,
  companyId: number,
  runBatch: RunBatch<Item, IngestResult>,
): Batcher<Item, IngestResult> {
  let batcher = batchers.get(companyId);
  if (batcher === undefined) {
    batcher = new Batcher(runBatch, CHUNK_SIZE);
    batchers.set(companyId, batcher);
  }
  return batcher;
}
