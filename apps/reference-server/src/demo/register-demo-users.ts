import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Settings } from '../settings/settings.ts';
import { DEMO_PASSWORD, demoUsers } from './demo-users.ts';

/** Registers the list of demo users for the sign-in page (openapi.yaml); empty unless the server is a demo. */
export function registerDemoUsers(
  fastify: FastifyInstance,
  { settings, db }: { readonly settings: Settings; readonly db: Database },
): void {
  fastify.get('/api/demo-users', async () => {
    if (!settings.demo) return { password: null, users: [] };
    const emails = demoUsers.map(({ email }) => email);
    // A database with other content was not seeded.
    const seeded = await db
      .select({ email: users.email, fullname: users.fullname })
      .from(users)
      .where(inArray(users.email, emails))
      .orderBy(users.id);
    return { password: seeded.length === 0 ? null : DEMO_PASSWORD, users: seeded };
  });
}
