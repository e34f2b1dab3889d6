import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../access/visibility.ts';
import type { Database, Queries } from '../../db/database.ts';
import { drivers, rawAlerts, vehicles } from '../../db/schema.ts';
import { readHead } from '../../db/sequence.ts';
import type { Language } from '../../lib/language.ts';
import { idIn, readAlerts, type AlertRecord } from '../alert-record.ts';
import { matchingAlerts, type HistoryFilter } from './history-filter.ts';
import { ofVehicles, parseGroupIds, vehiclesOfGroups } from './group-filter.ts';
import { historyOrder, type AlertSort } from './history-order.ts';
import { pageOf } from '../../lib/page-of.ts';

/** `AlertHistoryFilterInput` of schema.graphql. */
export interface HistoryQuery extends HistoryFilter {
  readonly page?: number | null | undefined;
  readonly show?: number | null | undefined;
  readonly sorts?: readonly AlertSort[] | null | undefined;
  readonly vgroupIds?: readonly (string | number)[] | null | undefined;
}

export interface HistoryPage {
  readonly records: readonly AlertRecord[];
  readonly page: number;
  readonly show: number;
  readonly total: number;
  /** Of the alerts on all pages, in order; at most `LISTED_IDS_MAX`. */
  readonly ids: readonly number[];
  readonly head: number;
  /** The vehicles in the groups of the query; `null` without that condition. */
  readonly groupVehicleIds: readonly number[] | null;
}

/** Ids that a response has at most, which is also what one bulk run of a client covers. */
const LISTED_IDS_MAX = 10_000;

/**
 * Returns one page, with the ids of all matching alerts.
 *
 * @throws ApiError `INVALID_INPUT` for values outside the contract's limits
 */
export function listHistory(
  db: Database,
  scope: TenantScope,
  query: HistoryQuery,
  language: Language,
): Promise<HistoryPage> {
  const page = pageOf(query);
  const orderBy = historyOrder(query.sorts ?? [], language);
  const groupIds = parseGroupIds(query.vgroupIds);
  return db.transaction(
    async (tx) => {
      const groupVehicleIds = groupIds && (await vehiclesOfGroups(tx, scope, groupIds));
      const where = and(
        matchingAlerts(scope, query),
        groupVehicleIds === null ? undefined : ofVehicles(groupVehicleIds),
      );
      const head = await readHead(tx, scope.visibility.companyId);
      const ids = await firstIds(tx, where, orderBy);
      const isWhole = ids.length < LISTED_IDS_MAX;
      const { offset, show } = page;
      const records =
        isWhole || offset + show <= ids.length
          ? await readInOrder(tx, scope, ids.slice(offset, offset + show))
          : await readAlerts(tx, { where, orderBy, limit: show, offset });
      const total = isWhole ? ids.length : await countAlerts(tx, where);
      return { records, page: page.page, show, total, ids, head, groupVehicleIds };
    },
    // Page, ids, total and head must be of the same moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Returns the ids as one value: for 10,000 rows, the driver takes longer than the query. */
async function firstIds(
  tx: Queries,
  where: SQL | undefined,
  orderBy: readonly SQL[],
): Promise<readonly number[]> {
  const keys = tx
    .select({ id: rawAlerts.id })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .leftJoin(drivers, eq(drivers.id, rawAlerts.driverId))
    .where(where)
    .orderBy(...orderBy)
    .limit(LISTED_IDS_MAX)
    .as('keys');
  const [list] = await tx
    .select({
      ids: sql`string_agg(${keys.id}::text, ',')`.mapWith((text: string) =>
        text.split(',').map(Number),
      ),
    })
    .from(keys);
  return list?.ids ?? [];
}

async function readInOrder(
  tx: Queries,
  scope: TenantScope,
  ids: readonly number[],
): Promise<readonly AlertRecord[]> {
  if (ids.length === 0) return [];
  const records = await readAlerts(tx, { where: and(scope.visible, idIn(rawAlerts.id, ids)) });
  const byId = new Map(records.map((record) => [record.alert.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countAlerts(tx: Queries, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(where);
  return row?.total ?? 0;
}
