import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface RunningRedis {
  readonly url: string;
  /** Ends it at once, as a crash does; it keeps nothing. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Stops or continues to answer; connections stay open. */
  hold(isHeld: boolean): void;
  stop(): Promise<void>;
}

const places = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/** The Redis of this machine, or the one that `PANTAU_TEST_REDIS` names; `undefined` if there is none. */
export const redisProgram = [process.env['PANTAU_TEST_REDIS'], ...places].find(
  (place) => place !== undefined && existsSync(place),
);

/** Starts a Redis on a free port, without files. */
export async function startRedis(): Promise<RunningRedis> {
  const program = redisProgram;
  if (program === undefined) throw new Error('There is no redis-server on this machine.');
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const flags = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    child = spawn(program, flags, { stdio: 'ignore' });
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode}.`);
      await setTimeout(20);
    }
  };
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    ...{ start, kill, stop: kill },
    hold: (isHeld) => void child?.kill(isHeld ? 'SIGSTOP' : 'SIGCONT'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
