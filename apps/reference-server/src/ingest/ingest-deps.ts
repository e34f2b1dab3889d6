import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import type { LivePort } from '../live/live-port.ts';
import type { IngestAlert } from './alert-input.ts';
import type { IngestPosition } from './position-input.ts';
import type { IngestOutcome, IngestResult } from './outcome.ts';
import { createRuleBooks, type RuleBooks } from './rule-sets.ts';
import { CHUNK_SIZE } from './chunks.ts';
import { SharedWork, type DoTogether } from './batcher.ts';

/** Counts what was taken in. */
export interface IngestMetrics {
  ingested(outcome: IngestOutcome, count: number): void;
}

/** What the server gives. */
export interface IngestPorts {
  readonly db: Database;
  readonly liveFeed: LivePort;
  readonly clock: Clock;
  readonly metrics?: IngestMetrics | undefined;
}

/** Work that is shared by those who post for the same company at the same time. */
export type WorkByCompany<Item> = Map<number, SharedWork<Item, IngestResult>>;

/** What taking in alerts, positions and vehicles needs, whichever way they come. */
export interface IngestDeps extends IngestPorts {
  readonly ruleBooks: RuleBooks;
  /** What is being taken in, by company. */
  readonly alertWork: WorkByCompany<IngestAlert>;
  readonly positionWork: WorkByCompany<IngestPosition>;
}

export function createIngestDeps(ports: IngestPorts): IngestDeps {
  return { ...ports, ruleBooks: createRuleBooks(), alertWork: new Map(), positionWork: new Map() };
}

/** The company's shared work, begun when there is none. */
export function workOf<Item>(
  works: WorkByCompany<Item>,
  companyId: number,
  doTogether: DoTogether<Item, IngestResult>,
): SharedWork<Item, IngestResult> {
  let work = works.get(companyId);
  if (work === undefined) {
    work = new SharedWork(doTogether, CHUNK_SIZE);
    works.set(companyId, work);
  }
  return work;
}
