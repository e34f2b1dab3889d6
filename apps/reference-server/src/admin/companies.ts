import type { FeatureFlag } from '@pantau/core/contract';
import { asc, count, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../lib/clock.ts';
import { canonicalLine } from '../lib/user-text.ts';
import type { Database, Queries } from '../db/database.ts';
import { companies, companyType, users } from '../db/schema.ts';
import { AdminError } from './admin-error.ts';

/** What a new company has: both languages, and announcements. */
const NEW_FLAGS: readonly FeatureFlag[] = ['vsms2_bilingual', 'vsms2_system_notification'];

export interface NewCompany {
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly type: string;
}

/** Any number; only creating companies takes this lock. */
const CREATE_LOCK = 7_268_827;
const MAX_NAME = 100;

const types: readonly string[] = companyType.enumValues;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a company with the next free id.
 *
 * @throws AdminError for a name, time zone or type that is not valid
 */
export async function addCompany(
  db: Database,
  clock: Clock,
  { name, timeZone, type }: NewCompany,
): Promise<number> {
  const trimmed = canonicalLine(name);
  if (trimmed === '' || trimmed.length > MAX_NAME) {
    throw new AdminError(`The name of a company has 1 to ${MAX_NAME} characters.`);
  }
  if (!isTimeZone(timeZone)) {
    throw new AdminError(`'${timeZone}' is not an IANA time zone such as Asia/Jakarta.`);
  }
  if (!types.includes(type)) {
    throw new AdminError(`'${type}' is not a type of company: ${types.join(', ')}.`);
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CREATE_LOCK})`);
    const [last] = await tx
      .select({ id: sql<number>`coalesce(max(${companies.id}), 0)::int` })
      .from(companies);
    const id = (last?.id ?? 0) + 1;
    const companyTypeOf = type as (typeof companyType.enumValues)[number];
    const flags = [...NEW_FLAGS];
    await tx
      .insert(companies)
      .values({ id, name: trimmed, timeZone, companyType: companyTypeOf, flags });
    const now = new Date(clock.now());
    await recordAudit(tx, { companyId: id, now }, { action: 'CompanyAdded', target: trimmed });
    return id;
  });
}

export interface CompanySummary {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
  readonly isActive: boolean;
  readonly users: number;
}

export function listCompanies(db: Queries): Promise<CompanySummary[]> {
  return db
    .select({
      id: companies.id,
      name: companies.name,
      timeZone: companies.timeZone,
      isActive: companies.isActive,
      users: count(users.id),
    })
    .from(companies)
    .leftJoin(users, eq(users.companyId, companies.id))
    .groupBy(companies.id)
    .orderBy(asc(companies.id));
}

/**
 * The company with an id. Without one, the only company of the database.
 *
 * @throws AdminError when there is no such company, or more than one to choose from
 */
export async function resolveCompany(db: Queries, id: string | undefined): Promise<number> {
  if (id !== undefined) {
    const [row] = /^[1-9]\d{0,8}$/.test(id)
      ? await db
          .select({ id: companies.id })
          .from(companies)
          .where(eq(companies.id, Number(id)))
      : [];
    if (row === undefined) throw new AdminError(`There is no company ${id}.`);
    return row.id;
  }
  const rows = await db.select({ id: companies.id }).from(companies).limit(2);
  const [only] = rows;
  if (only === undefined) {
    throw new AdminError('There is no company yet: companies add --name "PT Contoh".');
  }
  if (rows.length > 1)
    throw new AdminError('There are several companies: choose one with --company.');
  return only.id;
}
