import type { SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Rows of a query that Drizzle's builder cannot express; both drivers return them in the same way. */
export async function readRows<Row>(queries: Queries, query: SQL): Promise<readonly Row[]> {
  const result: unknown = await queries.execute(query);
  return (result as { readonly rows: readonly Row[] }).rows;
}
