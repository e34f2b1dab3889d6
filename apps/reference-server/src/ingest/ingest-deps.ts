import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import type { LivePublisher } from '../live/live-port.ts';
import type { AlertInput } from './alert-input.ts';
import type { PositionInput } from './position-input.ts';
import type { IngestOutcome, IngestResult } from './outcome.ts';
import { createRuleSetCache, type RuleSetCache } from './rule-sets.ts';
import { CHUNK_SIZE } from './chunks.ts';
import { Batcher, type RunBatch } from './batcher.ts';

/** Counts what was taken in. */
export interface IngestMetrics {
  ingested(outcome: IngestOutcome, count: number): void;
}

/** What the server gives. */
export interface IngestPorts {
  readonly db: Database;
  readonly liveFeed: LivePublisher;
  readonly clock: Clock;
  readonly metrics?: IngestMetrics | undefined;
}

/** Work that is shared by those who post for the same company at the same time. */
export type BatchersByCompany<Item> = Map<number, Batcher<Item, IngestResult>>;

/** What taking in alerts, positions and vehicles needs, whichever way they come. */
export interface IngestDeps extends IngestPorts {
  readonly ruleSets: RuleSetCache;
  /** What is being taken in, by company. */
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

/** The company's shared work, begun when there is none. */
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
