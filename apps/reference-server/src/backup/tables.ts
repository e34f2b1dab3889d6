import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { readRows } from '../db/read-rows.ts';

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** All tables of the server, each after those that it refers to. */
export async function readTables(queries: Queries): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(
    queries,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const references = await readRows<Reference>(
    queries,
    sql`select distinct child.relname as child, parent.relname as parent
        from pg_constraint
        join pg_class child on child.oid = conrelid
        join pg_class parent on parent.oid = confrelid
        where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered = new Set<string>();
  const waiting = new Set(rows.map((row) => row.name));
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      references.every(({ child, parent }) => child !== name || ordered.has(parent)),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`);
    for (const name of ready) {
      ordered.add(name);
      waiting.delete(name);
    }
  }
  return [...ordered];
}

/** The latest migration of a database, as its number. */
export async function readSchemaVersion(queries: Queries): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    queries,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return row?.count ?? 0;
}
