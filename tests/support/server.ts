import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, workspaceNode } from '../../scripts/lib/paths.mjs';
import { freePort } from './free-port.ts';

const READY = /^Pantau portal ready at (\S+)$/m;
const START_LIMIT_MS = 60_000;

export interface ServerOptions {
  /** Added to the settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** With the vehicles of camera-vehicles.ts, whose cameras do what is said there. */
  readonly hasCameraVehicles?: boolean;
}

const mainOf = {
  usual: at('apps', 'reference-server', 'src', 'main.ts'),
  withCameraVehicles: at('tests', 'support', 'camera-server.ts'),
} as const;

/** The real reference server in a process of its own, with its own port and data. */
export interface Server {
  /** `http://localhost:<port>`; the same after every restart. */
  readonly origin: string;
  readonly ingestKey: string;
  start(): Promise<void>;
  /** Asks it to end, as Ctrl-C does. */
  stop(): Promise<void>;
  /** `kill -9`: no clean end at all. */
  kill(): Promise<void>;
  /** Everything it wrote. */
  output(): string;
  readonly dataDir: string;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
}

const ingestKey = 'key-of-the-tests';

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Starts a server with the demo people, no simulator, and an ingest key of company 1. */
export async function startServer({
  env = {},
  hasCameraVehicles = false,
}: ServerOptions = {}): Promise<Server> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'pantau-test-'));
  // A data folder in which the demo already stands: `prepareData`.
  const template = process.env['PANTAU_TEST_DATA'];
  if (template !== undefined) await cp(template, dataDir, { recursive: true });
  let child: ChildProcess | undefined;
  let output = '';

  const start = async (): Promise<void> => {
    const from = output.length;
    child = spawn(
      workspaceNode,
      ['--conditions=@pantau/source', mainOf[hasCameraVehicles ? 'withCameraVehicles' : 'usual']],
      {
        cwd: at(),
        env: {
          ...process.env,
          PORT: String(port),
          PANTAU_DATA_DIR: dataDir,
          PANTAU_SIMULATOR: 'off',
          PANTAU_INGEST_KEY: ingestKey,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const running = child;
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string): void => {
        running.kill('SIGKILL');
        reject(new Error(`The server ${why}:\n${output.slice(from)}`));
      };
      const limit = setTimeout(() => fail('was not ready in time'), START_LIMIT_MS);
      const hear = (text: string): void => {
        output += text;
        if (!READY.test(output.slice(from))) return;
        clearTimeout(limit);
        resolve();
      };
      running.stdout?.setEncoding('utf8').on('data', hear);
      running.stderr?.setEncoding('utf8').on('data', hear);
      running.once('exit', () => {
        clearTimeout(limit);
        fail('ended before it was ready');
      });
    });
  };

  const server: Server = {
    origin: `http://localhost:${port}`,
    ingestKey,
    dataDir,
    start,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
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

/**
 * Lets every server that is started from now on begin with the demo's data instead of making them.
 *
 * @returns how to end that
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.stop();
  process.env['PANTAU_TEST_DATA'] = server.dataDir;
  return async () => {
    delete process.env['PANTAU_TEST_DATA'];
    await server.dispose();
  };
}
