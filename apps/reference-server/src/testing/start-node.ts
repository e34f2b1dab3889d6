import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quickStart } from './quick-start.ts';

/** A server in a process of its own, one of several on the same database. */
export interface Node {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Ingest key of company 1 at every node. */
export const NODES_KEY = 'test-ingest-key-of-company-1';

/** Starts a node on any free port, without the demo. */
export async function startNode(env: Readonly<Record<string, string>>): Promise<Node> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [...quickStart.args, main], {
    env: {
      ...quickStart.env,
      ...{ PATH: process.env['PATH'], PORT: '0', PANTAU_DEMO: 'off' },
      PANTAU_INGEST_KEY: `1:${NODES_KEY}`,
      PANTAU_SESSION_SECRET: 'the same for all of these nodes',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  return { child, url };
}

/** Ends a node unless it has ended; resolves with its exit code, which is `null` after a kill. */
export async function stopNode({ child }: Node, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
