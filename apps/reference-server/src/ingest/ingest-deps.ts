import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { LivePort } from '../live/live-port.ts';
import type { IngestOutcome } from './outcome.ts';
import type { RuleBooks } from './rule-books.ts';

/** Counts what was taken in. */
export interface IngestMetrics {
  ingested(outcome: IngestOutcome, count: number): void;
}

/** What taking in alerts, positions and vehicles needs, whichever way they come. */
export interface IngestDeps {
  readonly db: Database;
  readonly liveFeed: LivePort;
  readonly clock: Clock;
  readonly ruleBooks: RuleBooks;
  readonly metrics?: IngestMetrics;
}
