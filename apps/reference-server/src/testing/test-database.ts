import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Environment variables that select it. */
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/**
 * Creates a database on the Postgres of `PANTAU_TEST_DATABASE_URL`; without it, tests use PGlite in
 * memory.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['PANTAU_TEST_DATABASE_URL'];
  if (adminUrl === undefined || adminUrl === '') return { env: {}, drop: async () => {} };
  const name = `pantau_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    drop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
