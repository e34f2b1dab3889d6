import { menuScopes } from '@pantau/core/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { demoUsers } from '../demo/demo-users.ts';

const ofMenu: ReadonlySet<string> = new Set(Object.values(menuScopes));

/**
 * Gives the users of a demo from before the menu the scopes of its pages. A user who has one of them is left alone.
 *
 * @returns the email addresses of the changed users
 */
export async function addMenuScopes(db: Database): Promise<readonly string[]> {
  const emails = demoUsers.map(({ email }) => email);
  return db.transaction(async (tx) => {
    const stored = await tx
      .select({ id: users.id, email: sql<string>`${users.email}`, scopes: users.scopes })
      .from(users)
      .where(inArray(users.email, emails));
    const without = stored.filter(({ scopes }) => !scopes.some((one) => ofMenu.has(one)));
    for (const { id, email, scopes } of without) {
      const added = demoUsers.find((one) => one.email === email)?.scopes ?? [];
      const all = new Set([...scopes, ...added.filter((one) => ofMenu.has(one))]);
      await tx
        .update(users)
        .set({ scopes: [...all] })
        .where(eq(users.id, id));
    }
    return without.map(({ email }) => email);
  });
}
