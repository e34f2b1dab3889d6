import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Metrics } from '../lib/metrics.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { Settings } from '../settings/settings.ts';

export interface LiveFeedDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly signer: TokenSigner;
}
