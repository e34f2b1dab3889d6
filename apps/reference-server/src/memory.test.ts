import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isEmbedded = process.env['PANTAU_TEST_DATABASE_URL'] === undefined;
const MB = 1_000_000;

let folder: string;
let database: TestDatabase;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantau-memory-'));
  database = await createTestDatabase();
});

afterAll(async () => {
  running?.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** What the unit of systemd starts, and with which environment. */
async function readUnit() {
  const unit = await readFile(join(root, 'deploy', 'pantau.service'), 'utf8');
  const valuesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const [, ...args] = valuesOf('ExecStart')[0]?.split(' ') ?? [];
  const pairs = valuesOf('Environment').map((pair) => /^(\w+)=(.*)$/.exec(pair)?.slice(1) ?? []);
  return { args, env: Object.fromEntries(pairs) as Record<string, string> };
}

const readMemory = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^pantau_process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / MB;
};

/** Starts the server as in production, and expects its memory to be below the limit soon after. */
async function expectMemoryBelow(limit: number, name: string): Promise<void> {
  const { args, env } = await readUnit();
  const own = { PORT: '0', PANTAU_DATA_DIR: folder, PATH: process.env['PATH'], ...database.env };
  const child = spawn(process.execPath, args, {
    ...{ cwd: root, env: { ...env, ...own } },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running = child;
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  await expect.poll(() => readMemory(url), { timeout: 20_000 }).toBeLessThan(limit);
  console.log(`${name}: ${Math.round(await readMemory(url))} MB`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

it.skipIf(!isEmbedded)(
  'takes at most 400 MB after a start with the embedded database, 475 after the one that creates it (RS-638)',
  async () => {
    await expectMemoryBelow(475, 'first start, embedded database');
    await expectMemoryBelow(400, 'start, embedded database');
  },
  120_000,
);

it.skipIf(isEmbedded)(
  'takes at most 250 MB after a start on Postgres (RS-639)',
  async () => {
    await expectMemoryBelow(250, 'first start, Postgres');
    await expectMemoryBelow(250, 'start, Postgres');
  },
  120_000,
);
