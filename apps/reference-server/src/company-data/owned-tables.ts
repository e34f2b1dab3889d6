import { sql, type SQL } from 'drizzle-orm';
import { readTables } from '../backup/tables.ts';
import type { Queries } from '../db/database.ts';
import { readRows } from '../db/read-rows.ts';

/** A table with rows of companies, and which of them belong to one. */
export interface OwnedTable {
  readonly name: string;
  readonly isOwned: SQL;
}

interface Reference {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly target: string;
}

const COMPANIES = 'companies';

/**
 * The tables with rows of a company, each after those that it refers to. Rows belong to a company by their own column,
 * or by what they refer to, so that a table that is added later is included by itself. All others belong to nobody.
 */
export async function readOwnedTables(
  queries: Queries,
  companyId: number,
): Promise<readonly OwnedTable[]> {
  const withColumn = new Set(
    (
      await readRows<{ name: string }>(
        queries,
        sql`select table_name as name from information_schema.columns
            where table_schema = 'public' and column_name = 'company_id'`,
      )
    ).map(({ name }) => name),
  );
  const references = await readRows<Reference>(
    queries,
    sql`select child.relname as child, source.attname as column, parent.relname as parent, target.attname as target
        from pg_constraint
        join pg_class child on child.oid = conrelid
        join pg_class parent on parent.oid = confrelid
        join pg_attribute source on source.attrelid = conrelid and source.attnum = conkey[1]
        join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
        where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const owned = new Map<string, SQL>();
  for (const name of await readTables(queries)) {
    if (name === COMPANIES) owned.set(name, sql`id = ${companyId}`);
    else if (withColumn.has(name)) owned.set(name, sql`company_id = ${companyId}`);
    else {
      const parents = references.flatMap(({ child, column, parent, target }) => {
        const isOwned = child === name ? owned.get(parent) : undefined;
        if (isOwned === undefined) return [];
        const [from, of, to] = [column, parent, target].map((one) => sql.identifier(one));
        return [sql`${from} in (select ${to} from ${of} where ${isOwned})`];
      });
      if (parents.length > 0) owned.set(name, sql.join(parents, sql` or `));
    }
  }
  return [...owned].map(([name, isOwned]) => ({ name, isOwned }));
}
