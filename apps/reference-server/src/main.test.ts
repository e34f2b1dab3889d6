import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { quickStart } from './testing/quick-start.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

// Each test starts processes, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const admin = fileURLToPath(new URL('./admin.ts', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  stdout(): string;
  stderr(): string;
  /** Resolves with the URL; rejects when the process exits first. */
  readonly ready: Promise<string>;
}

/** For tests about the embedded database, which are the same whatever database the other tests use. */
const itEmbedded = it.skipIf(process.env['PANTAU_TEST_DATABASE_URL'] !== undefined);

const running = new Set<ChildProcess>();
let dataDir: string;
let database: TestDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pantau-main-'));
  database = await createTestDatabase();
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await database.drop();
});

function start(env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [...quickStart.args, main], {
    env: {
      ...quickStart.env,
      PATH: process.env['PATH'],
      PORT: '0',
      PANTAU_DATA_DIR: dataDir,
      PANTAU_SIMULATOR: 'off',
      ...database.env,
      PANTAU_DEMO: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let stdout = '';
  let stderr = '';
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const address = /^Pantau portal ready at (\S+)$/m.exec(stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    void exit.then(() => reject(new Error(`It ended: ${stderr}`)));
  });
  ready.catch(() => {});
  return { child, exit, ready, stdout: () => stdout, stderr: () => stderr };
}

const signIn = async (
  address: string,
  email = 'manager@demo.pantau.example',
  password = 'pantau-demo',
): Promise<number> => {
  const response = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
};

describe('the server process', () => {
  it('prints one line when ready, serves the demo and shuts down cleanly (RS-104)', async () => {
    const server = start();
    const address = await server.ready;
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await signIn(address)).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.stdout()).toBe(`Pantau portal ready at ${address}\n`);
    expect(server.stderr()).toBe('');
    if (database.env['DATABASE_URL'] === undefined) {
      expect(await readdir(dataDir)).not.toContain('server.lock');
    }
  });

  itEmbedded('keeps its data folder from other users of the machine (RS-329)', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'pantau-main-'));
    const folder = join(parent, 'data');
    await mkdir(folder, { mode: 0o755 });
    const server = start({ PANTAU_DATA_DIR: folder, DATABASE_URL: '', PANTAU_DEMO: 'off' });
    await server.ready;
    const modeOf = async (...path: string[]): Promise<number> =>
      (await stat(join(folder, ...path))).mode & 0o777;
    // The embedded database sets the modes of its files itself; nobody else can enter the folder around them.
    expect(await modeOf()).toBe(0o700);
    expect(await modeOf('session-secret')).toBe(0o600);
    expect(await modeOf('server.lock')).toBe(0o600);
    await rm(parent, { recursive: true });
  });

  itEmbedded(
    'carries out commands of an administrator, who needs no server either (RS-354)',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'pantau-main-'));
      const env = { PANTAU_DATA_DIR: folder, DATABASE_URL: '', PANTAU_DEMO: 'off' };
      const command = async (...args: string[]): Promise<string> => {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          [...quickStart.args, admin, ...args],
          { env: { ...quickStart.env, PATH: process.env['PATH'], ...env } },
        );
        return stdout;
      };
      const passwordIn = (output: string): string => /now: (\S+)$/m.exec(output)?.[1] ?? '';
      const addUser = (email: string): Promise<string> =>
        command('users', 'add', '--email', email, '--name', 'Rina', '--role', 'manager');

      await command('companies', 'add', '--name', 'PT Maju');
      const before = passwordIn(await addUser('before@maju.example'));
      const server = start(env);
      const address = await server.ready;
      expect(await signIn(address, 'before@maju.example', before)).toBe(200);
      const during = passwordIn(await addUser('during@maju.example'));
      expect(await signIn(address, 'during@maju.example', during)).toBe(200);
      await expect(command('users', 'role', 'nobody@maju.example', 'viewer')).rejects.toMatchObject(
        {
          code: 1,
          stderr: 'pantau-server: There is no user nobody@maju.example.\n',
        },
      );
      const backup = join(folder, 'pantau.backup');
      expect(await command('backup', backup)).toMatch(/^\d+ rows in .*pantau\.backup\n$/);
      await expect(command('restore', backup)).rejects.toMatchObject({
        stderr: expect.stringContaining('Stop the server first'),
      });
      // A killed server leaves its socket behind.
      server.child.kill('SIGKILL');
      await server.exit;
      expect(await command('users', 'list')).toMatch(/before@maju.*\n.*during@maju/);
      env.PANTAU_DATA_DIR = join(folder, 'restored');
      expect(await command('restore', backup)).toMatch(/^\d+ rows restored\n$/);
      const restored = start(env);
      expect(await signIn(await restored.ready, 'during@maju.example', during)).toBe(200);
      restored.child.kill('SIGKILL');
      await restored.exit;
      await rm(folder, { recursive: true });
    },
  );

  itEmbedded('says that nobody can sign in, or that anyone can (RS-355)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pantau-main-'));
    const env = { PANTAU_DATA_DIR: folder, DATABASE_URL: '', HOST: '0.0.0.0' };
    const empty = start({ ...env, PANTAU_DEMO: '' });
    await empty.ready;
    expect(empty.stderr()).toMatch(/^.*"warn".*Nobody can sign in yet.*$/m);
    empty.child.kill('SIGTERM');
    await empty.exit;
    const open = start({ ...env, PANTAU_DEMO: 'on' });
    await open.ready;
    expect(open.stderr()).toMatch(/^.*"warn".*published password.*PANTAU_DEMO.*$/m);
    await rm(folder, { recursive: true, force: true });
  });

  it('restarts with its data after it was killed (RS-104)', async () => {
    const first = start();
    await first.ready;
    first.child.kill('SIGKILL');
    await first.exit;
    const second = start();
    expect(await signIn(await second.ready)).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.exit).toBe(0);
  });

  itEmbedded('does not share its data folder with a running server (RS-105)', async () => {
    const first = start({ DATABASE_URL: '' });
    await first.ready;
    const second = start({ DATABASE_URL: '' });
    expect(await second.exit).toBe(1);
    expect(second.stderr()).toMatch(
      /data folder .* is in use by another Pantau server .*PANTAU_DATA_DIR/,
    );
  });

  it('reports all invalid settings and does not start (RS-103)', async () => {
    const server = start({
      PORT: 'http',
      DATABASE_URL: '',
      REDIS_URL: 'redis://localhost:6379',
      PANTAU_SIMULATOR: 'yes',
    });
    expect(await server.exit).toBe(1);
    for (const name of ['PORT', 'REDIS_URL requires DATABASE_URL', 'PANTAU_SIMULATOR']) {
      expect(server.stderr()).toContain(name);
    }
    expect(server.stdout()).toBe('');
  });

  it('reports an unreachable database without its password (RS-103)', async () => {
    const server = start({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' });
    expect(await server.exit).toBe(1);
    expect(server.stderr()).toMatch(/pantau: /);
    expect(server.stderr()).not.toContain('secret');
  });
});
