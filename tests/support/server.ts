import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { openPglite } from '../../apps/reference-server/src/db/pglite.ts';
import { users } from '../../apps/reference-server/src/db/schema.ts';
import { hashPassword } from '../../apps/reference-server/src/session/passwords.ts';
import { quickStart } from '../../apps/reference-server/src/testing/quick-start.ts';
import { at, workspaceNode } from '../../scripts/lib/paths.mjs';
import { freePort } from './free-port.ts';
import { password } from './users.ts';

const READY = /^Pantau portal ready at (\S+)$/m;
const START_TIMEOUT_MS = 60_000;

export interface ServerOptions {
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Adds the vehicles of camera-vehicles.ts. */
  readonly cameraVehicles?: boolean;
  /** Serves another build of the portal, from its folder. */
  readonly portalDir?: string;
}

const entryPoints = {
  default: at('apps', 'reference-server', 'src', 'main.ts'),
  withCameraVehicles: at('tests', 'support', 'camera-server.ts'),
  withPortal: at('tests', 'support', 'other-portal-server.ts'),
} as const;

/** The reference server in its own process, with its own port and data. */
export interface Server {
  /** `http://localhost:<port>`; the same after every restart. */
  readonly origin: string;
  readonly ingestKey: string;
  start(): Promise<void>;
  /** Ends the server with SIGTERM. */
  stop(): Promise<void>;
  /** Ends the server with SIGKILL. */
  kill(): Promise<void>;
  /** Everything the server has written to stdout and stderr. */
  output(): string;
  readonly dataDir: string;
  /** Ends the server and removes its data. */
  dispose(): Promise<void>;
}

const ingestKey = 'test-ingest-key-of-company-1';

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Starts a server with the demo users, no simulator, and an ingest key for company 1. */
export async function startServer({
  env = {},
  cameraVehicles = false,
  portalDir,
}: ServerOptions = {}): Promise<Server> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'pantau-test-'));
  // A data folder that already contains the demo data: see `prepareData`.
  const template = process.env['PANTAU_TEST_DATA'];
  // Copying these thousand files one by one with promises takes more than twice the CPU.
  if (template !== undefined) cpSync(template, dataDir, { recursive: true });
  let child: ChildProcess | undefined;
  let output = '';
  const usual = cameraVehicles ? entryPoints.withCameraVehicles : entryPoints.default;
  const entryPoint = portalDir === undefined ? usual : entryPoints.withPortal;

  /** The end of the previous process, which still holds the data folder while it stops. */
  let ending: Promise<void> = Promise.resolve();
  const endWith = (signal: NodeJS.Signals): Promise<void> => {
    ending = end(child, signal);
    return ending;
  };

  const start = async (): Promise<void> => {
    await ending;
    const from = output.length;
    child = spawn(workspaceNode, [...quickStart.args, entryPoint], {
      cwd: at(),
      env: {
        ...process.env,
        ...quickStart.env,
        PORT: String(port),
        PANTAU_DATA_DIR: dataDir,
        PANTAU_SIMULATOR: 'off',
        PANTAU_INGEST_KEY: ingestKey,
        ...(portalDir !== undefined && { TEST_PORTAL_DIR: portalDir }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running = child;
    await new Promise<void>((resolve, reject) => {
      const fail = (reason: string): void => {
        running.kill('SIGKILL');
        reject(new Error(`The server ${reason}:\n${output.slice(from)}`));
      };
      const timer = setTimeout(() => fail('was not ready in time'), START_TIMEOUT_MS);
      const read = (text: string): void => {
        output += text;
        if (!READY.test(output.slice(from))) return;
        clearTimeout(timer);
        resolve();
      };
      running.stdout?.setEncoding('utf8').on('data', read);
      running.stderr?.setEncoding('utf8').on('data', read);
      running.once('exit', () => {
        clearTimeout(timer);
        fail('ended before it was ready');
      });
    });
  };

  const server: Server = {
    origin: `http://localhost:${port}`,
    ingestKey,
    dataDir,
    start,
    stop: () => endWith('SIGTERM'),
    kill: () => endWith('SIGKILL'),
    output: () => output,
    async dispose() {
      await end(child, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await start();
  } catch (error) {
    await server.dispose();
    throw error;
  }
  return server;
}

/** Signing in takes an eighth of a second of CPU with the demo users' hashes, and almost every test signs in. */
async function cheapenSignIn(dataDir: string): Promise<void> {
  const { db, close } = await openPglite(dataDir, { migrates: false });
  const passwordHash = await hashPassword(password, { n: 1_024, r: 8, p: 1 });
  await db.update(users).set({ passwordHash }).where(isNotNull(users.passwordHash));
  await close();
}

/**
 * Generates the demo data once; every server started from now on copies it.
 *
 * @returns removes the data again
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.stop();
  await cheapenSignIn(server.dataDir);
  process.env['PANTAU_TEST_DATA'] = server.dataDir;
  return async () => {
    delete process.env['PANTAU_TEST_DATA'];
    await server.dispose();
  };
}
