import { and, asc, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rawAlerts } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { readHead } from '../db/sequence.ts';
import type { TenantScope } from '../access/visibility.ts';
import { readAlerts, type AlertRecord } from './alert-record.ts';

/** Beyond this number, reloading is faster than applying each alert. */
const MAX_MISSED = 500;

export interface MissedAlerts {
  readonly records: readonly AlertRecord[];
  readonly head: number;
  readonly isComplete: boolean;
}

/**
 * Reads the alerts that arrived or changed after a sequence number, in their present state, oldest
 * change first.
 */
export function readMissedAlerts(
  db: Database,
  scope: TenantScope,
  since: number,
): Promise<MissedAlerts> {
  if (since < 0) throw new ApiError('INVALID_INPUT', 'sequenceNegative');
  return db.transaction(
    async (tx) => {
      const head = await readHead(tx, scope.visibility.companyId);
      // The number was never issued, so the client's state comes from another database.
      if (since > head) return { records: [], head, isComplete: false };
      const records = await readAlerts(tx, {
        where: and(scope.visible, gt(rawAlerts.seq, since)),
        orderBy: [asc(rawAlerts.seq), asc(rawAlerts.id)],
        limit: MAX_MISSED + 1,
      });
      if (records.length > MAX_MISSED) return { records: [], head, isComplete: false };
      return { records, head, isComplete: true };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
