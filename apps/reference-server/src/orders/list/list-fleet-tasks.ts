import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderFleetTasks } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { findOrder } from '../order/find-order.ts';
import { containsText } from '../query/contains-text.ts';
import type { PageQuery } from '../query/list-query.ts';
import { quoteForMessage } from '../query/quote-for-message.ts';

const columns = {
  number: orderFleetTasks.number,
  license_plate: orderFleetTasks.licensePlate,
  driver_name: orderFleetTasks.driverName,
  status: orderFleetTasks.status,
  started_on: orderFleetTasks.startedOn,
  finished_on: orderFleetTasks.finishedOn,
};

const isColumn = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name);

function sortTerm(text: string) {
  const [name = '', direction] = text.trim().split(/ +/);
  if (!isColumn(name)) {
    throw new ApiError('INVALID_INPUT', 'sortFieldUnknown', { field: quoteForMessage(name) });
  }
  if (direction !== 'asc' && direction !== 'desc') {
    throw new ApiError('INVALID_INPUT', 'sortMalformed', { sort: quoteForMessage(text) });
  }
  return direction === 'desc' ? sql`${columns[name]} desc nulls last` : asc(columns[name]);
}

/** Returns a page of the fleet tasks of an order (`FleetTaskList`), newest first unless sorted. */
export async function listFleetTasks(
  db: Database,
  company: { readonly companyId: number },
  orderId: string,
  { page, limit, search, sorts }: PageQuery & { readonly sorts: readonly string[] },
) {
  const order = await findOrder(db, company, orderId);
  const { number, licensePlate, driverName } = orderFleetTasks;
  const words = search.split(/\s+/).filter((word) => word !== '');
  const where = and(
    eq(orderFleetTasks.companyId, company.companyId),
    eq(orderFleetTasks.orderId, order.id),
    ...words.map((word) =>
      or(...[number, licensePlate, driverName].map((one) => containsText(sql`${one}`, word))),
    ),
  );
  const rows = await db
    .select()
    .from(orderFleetTasks)
    .where(where)
    .orderBy(...sorts.map(sortTerm), desc(orderFleetTasks.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    data: {
      paginated_result: rows.map((row) => ({
        id: String(row.id),
        number: row.number,
        license_plate: row.licensePlate,
        driver_name: row.driverName,
        status: row.status,
        started_on: row.startedOn?.toISOString() ?? null,
        finished_on: row.finishedOn?.toISOString() ?? null,
      })),
    },
    metadata: { page, total_count: await db.$count(orderFleetTasks, where) },
  };
}
