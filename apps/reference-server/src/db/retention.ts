import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Settings } from '../settings/settings.ts';
import type { Database, Queries } from './database.ts';
import { readRows } from './read-rows.ts';
import {
  alertActions,
  alertOwnerChanges,
  alertSnoozes,
  auditEntries,
  cameraVideos,
  companyChanges,
  orderRequestResults,
  pendingAlerts,
  rawAlerts,
  refreshTokens,
  shiftHandovers,
  signInLimits,
  userLogs,
  vehiclePositions,
} from './schema.ts';

type Periods = Pick<
  Settings,
  'alertRetentionDays' | 'logRetentionDays' | 'positionRetentionDays' | 'videoRetentionDays'
>;

export interface RetentionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Periods;
  /** Called after each run with the number of expired rows that a table still has, up to a limit. */
  readonly onBacklog?: ((table: string, rows: number) => void) | undefined;
}

export interface Retention {
  /** Deletes expired rows immediately. */
  prune(): Promise<void>;
  /** Resolves when no deletion is running any more. */
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;
const INTERVAL_MS = 3_600_000;

/** Alerts of devices that are not registered within this period are deleted. */
export const PENDING_RETENTION_MS = 30 * DAY_MS;

/** Results of bulk requests are kept this long for clients that lost the response. */
export const BULK_RESULT_RETENTION_MS = 7 * DAY_MS;

/** Rows per transaction: others wait for one slice at most. */
const SLICE_ROWS = 2_000;

/** Slices of a table per run; what is left is deleted by the next ones. */
const MAX_SLICES = 250;

const MAX_BACKLOG_ROWS = 1_000_000;

interface Expiring {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** Rows that are older than this are deleted. */
  readonly ms: number;
  /** Deletes what refers to the rows, before they are deleted. */
  readonly deleteReferences?: (tx: Queries, ids: SQL) => Promise<unknown>;
}

/** Every table that grows with time (RS-106, RS-371). */
const expiringTables = (periods: Periods): readonly Expiring[] => [
  {
    table: vehiclePositions,
    column: vehiclePositions.recordedOn,
    ms: periods.positionRetentionDays * DAY_MS,
  },
  {
    table: cameraVideos,
    column: cameraVideos.requestedOn,
    ms: periods.videoRetentionDays * DAY_MS,
  },
  { table: pendingAlerts, column: pendingAlerts.receivedOn, ms: PENDING_RETENTION_MS },
  {
    table: orderRequestResults,
    column: orderRequestResults.createdOn,
    ms: BULK_RESULT_RETENTION_MS,
  },
  { table: signInLimits, column: signInLimits.endsOn, ms: 0 },
  { table: alertSnoozes, column: alertSnoozes.endsOn, ms: 0 },
  // A client that lost the response may present a token until it expires, never later.
  { table: refreshTokens, column: refreshTokens.expiresOn, ms: DAY_MS },
  {
    // Their changes of owners go with them, by their foreign key.
    table: rawAlerts,
    column: rawAlerts.createdOn,
    ms: periods.alertRetentionDays * DAY_MS,
    deleteReferences: (tx, ids) =>
      tx.execute(
        sql`delete from ${userLogs}
          where ${userLogs.rawAlertId} in (select id from ${rawAlerts} where ctid in (${ids}))`,
      ),
  },
  { table: alertActions, column: alertActions.createdOn, ms: periods.alertRetentionDays * DAY_MS },
  { table: userLogs, column: userLogs.createdOn, ms: periods.logRetentionDays * DAY_MS },
  {
    table: alertOwnerChanges,
    column: alertOwnerChanges.createdOn,
    ms: periods.logRetentionDays * DAY_MS,
  },
  { table: auditEntries, column: auditEntries.createdOn, ms: periods.logRetentionDays * DAY_MS },
  {
    table: shiftHandovers,
    column: shiftHandovers.createdOn,
    ms: periods.logRetentionDays * DAY_MS,
  },
  {
    table: companyChanges,
    column: companyChanges.createdOn,
    ms: periods.logRetentionDays * DAY_MS,
  },
];

/** Once an hour, deletes what is older than the settings say, in slices, so that nobody waits for it. */
export function startRetention(deps: RetentionDeps): Retention {
  const { db, clock, logger, settings, onBacklog } = deps;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const prune = async (): Promise<void> => {
    for (const expiring of expiringTables(settings)) {
      const before = new Date(clock.now() - expiring.ms);
      let slices = 0;
      let deleted = SLICE_ROWS;
      while (deleted === SLICE_ROWS && slices < MAX_SLICES && !isStopped) {
        deleted = await deleteSlice(db, expiring, before);
        slices += 1;
      }
      const isDone = deleted < SLICE_ROWS;
      onBacklog?.(
        getTableName(expiring.table),
        isDone ? 0 : await countExpired(db, expiring, before),
      );
    }
  };

  const cancel = clock.setInterval(() => {
    running = running.then(prune).catch((error: unknown) => {
      logger.error('Expired rows could not be deleted', { error });
    });
  }, INTERVAL_MS);

  return {
    prune,
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}

const olderThan = ({ table, column }: Expiring, before: Date): SQL =>
  sql`from ${table} where ${column} < ${before.toISOString()}::timestamptz`;

/** @returns the number of deleted rows, the size of a slice unless there are no more */
async function deleteSlice(db: Database, expiring: Expiring, before: Date): Promise<number> {
  const { table } = expiring;
  const old = sql`select ctid ${olderThan(expiring, before)} limit ${SLICE_ROWS}`;
  return db.transaction(async (tx) => {
    if (expiring.deleteReferences === undefined) {
      return readCount(
        tx,
        sql`with gone as (delete from ${table} where ctid in (${old}) returning 1)
          select count(*)::int as count from gone`,
      );
    }
    // Their places are stable for as long as the rows are locked.
    const locked = await readRows<{ ctid: string }>(tx, sql`${old} for update`);
    const places = locked.map(({ ctid }) => ctid);
    if (places.length === 0) return 0;
    const ids = sql`select unnest(${`{${places.map((place) => `"${place}"`).join(',')}}`}::tid[])`;
    await expiring.deleteReferences(tx, ids);
    await tx.execute(sql`delete from ${table} where ctid in (${ids})`);
    return places.length;
  });
}

const countExpired = (db: Database, expiring: Expiring, before: Date): Promise<number> =>
  readCount(
    db,
    sql`select count(*)::int as count
      from (select 1 ${olderThan(expiring, before)} limit ${MAX_BACKLOG_ROWS}) expired`,
  );

async function readCount(queries: Queries, query: SQL): Promise<number> {
  const [row] = await readRows<{ count: number }>(queries, query);
  return row?.count ?? 0;
}
