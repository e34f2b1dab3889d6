import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import {
  orderCounters,
  orderFleetTasks,
  orderHistory,
  salesOrders,
  users,
  vehicles,
} from '../db/schema.ts';
import type { Random } from '../simulator/random.ts';
import { generateOrders } from './generate-orders.ts';

/** Orders that are generated and inserted at a time, which limits the memory they take. */
const BATCH = 2_000;

/**
 * Adds orders to a company, with their history and fleet tasks, continuing its numbers.
 *
 * @returns how many orders the company has had so far
 */
export async function seedOrders(
  tx: Transaction,
  companyId: number,
  count: number,
  random: Random,
  now: number,
): Promise<number> {
  const [counter] = await tx
    .select({ last: orderCounters.last })
    .from(orderCounters)
    .where(eq(orderCounters.companyId, companyId));
  const first = (counter?.last ?? 0) + 1;
  const last = first + count - 1;
  const [newest] = await tx
    .select({ id: sql`coalesce(max(${salesOrders.id}), 0)`.mapWith(Number) })
    .from(salesOrders);
  for (let from = first; from <= last; from += BATCH) {
    const batch = { before: from - first, total: count };
    const orders = generateOrders(from, Math.min(BATCH, last - from + 1), random, now, batch);
    await insertOrders(tx, companyId, orders);
  }
  await insertHistory(tx, companyId, newest?.id ?? 0);
  await insertFleetTasks(tx, companyId, newest?.id ?? 0);
  await tx
    .insert(orderCounters)
    .values({ companyId, last })
    .onConflictDoUpdate({ target: orderCounters.companyId, set: { last } });
  // The embedded database does not collect statistics by itself.
  await tx.execute(sql`analyze ${salesOrders}`);
  return last;
}

function insertOrders(
  tx: Transaction,
  companyId: number,
  orders: readonly object[],
): Promise<unknown> {
  const names = sql`number, status, sales_name, customer_name, reference_number, created_on, updated_on,
    picked_on, delivered_on, sender_name, sender_phone, recipient_name, recipient_phone,
    total_weight, total_volume, total_price, locations, canceled_reason, version`;
  return tx.execute(sql`
    insert into ${salesOrders} (company_id, ${names})
    select ${companyId}::integer, ${names} from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as given(
      number text, status order_status, sales_name text, customer_name text, reference_number text,
      created_on timestamptz, updated_on timestamptz, picked_on timestamptz, delivered_on timestamptz,
      sender_name text, sender_phone text, recipient_name text, recipient_phone text,
      total_weight double precision, total_volume double precision, total_price double precision,
      locations text[], canceled_reason text, version integer)`);
}

/** The changes that led to each order's status, by users who may make them. */
function insertHistory(tx: Transaction, companyId: number, after: number): Promise<unknown> {
  return tx.execute(sql`
    insert into ${orderHistory}
      (company_id, order_id, action, created_on, user_id, from_status, to_status, reason)
    select ${companyId}::integer, ${salesOrders.id}, step.action::order_action,
      least(${salesOrders.createdOn} + step.after, greatest(${salesOrders.updatedOn}, ${salesOrders.createdOn})),
      (select array_agg(${users.id} order by ${users.id}) from ${users}
        where ${users.companyId} = ${companyId} and 'sales-order:update' = any(${users.scopes}))[1],
      step.from_status::order_status, step.to_status::order_status,
      case step.to_status when 'CANCELED' then ${salesOrders.canceledReason} end
    from ${salesOrders} join (values
      (0, '{DRAFT,CONFIRMED,ASSIGNED,COMPLETED,CANCELED}'::order_status[], 'created', null, 'DRAFT', interval '0'),
      (1, '{CONFIRMED,ASSIGNED,COMPLETED}', 'transition', 'DRAFT', 'CONFIRMED', interval '2 hours'),
      (2, '{ASSIGNED,COMPLETED}', 'transition', 'CONFIRMED', 'ASSIGNED', interval '7 hours'),
      (3, '{COMPLETED}', 'transition', 'ASSIGNED', 'COMPLETED', interval '30 hours'),
      (1, '{CANCELED}', 'transition', 'DRAFT', 'CANCELED', interval '5 hours')
    ) as step(nth, statuses, action, from_status, to_status, after)
      on ${salesOrders.status} = any(step.statuses)
    where ${salesOrders.companyId} = ${companyId} and ${salesOrders.id} > ${after}
    order by ${salesOrders.id}, step.nth`);
}

/** One trip of a vehicle of the company for every order that is assigned or completed. */
function insertFleetTasks(tx: Transaction, companyId: number, after: number): Promise<unknown> {
  return tx.execute(sql`
    insert into ${orderFleetTasks}
      (company_id, order_id, number, license_plate, driver_name, status, started_on, finished_on)
    select ${companyId}::integer, ${salesOrders.id}, replace(${salesOrders.number}, 'SO-', 'FT-'), fleet.plate,
      fleet.driver,
      case ${salesOrders.status} when 'COMPLETED' then 'finished' else 'ongoing' end,
      ${salesOrders.pickedOn},
      case ${salesOrders.status} when 'COMPLETED' then ${salesOrders.deliveredOn} end
    from ${salesOrders} join (
      select row_number() over (order by ${vehicles.id}) - 1 as nth, count(*) over () as size,
        ${vehicles.licensePlate} as plate, drivers.fullname as driver
      from ${vehicles} left join drivers on drivers.id = ${vehicles.driverId}
      where ${vehicles.companyId} = ${companyId} and not ${vehicles.isShared}
    ) as fleet on fleet.nth = ${salesOrders.id} % fleet.size
    where ${salesOrders.companyId} = ${companyId} and ${salesOrders.id} > ${after}
      and ${salesOrders.status} in ('ASSIGNED', 'COMPLETED')
    order by ${salesOrders.id}`);
}
