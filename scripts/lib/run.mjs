import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { at, root, workspaceNode } from './paths.mjs';

/** The environment for children: the commands of the workspace (and its Node 24) come first. */
const environment = () => ({
  ...process.env,
  PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
});

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
const exitCode = (code, signal) => code ?? 128 + (signal === null ? 0 : constants.signals[signal]);

/**
 * Calls `end` on a signal, and when npm has ended: npm passes a signal on to the shell that runs a script,
 * but the shell does not pass it on.
 *
 * @param {(signal: NodeJS.Signals) => void} end
 */
function onInterrupt(end) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => end(signal));
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end('SIGTERM');
  }, 500);
  timer.unref();
}

/** Process groups that `run` has started and that have not ended. @type {Set<number>} */
const groups = new Set();

/** @param {number | undefined} group undefined: the command did not start */
function killGroup(group) {
  if (group === undefined) return;
  groups.delete(group);
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Makes an interrupt end the children: each leads its own process group, which Ctrl-C does not reach. */
export function endChildrenOnInterrupt() {
  onInterrupt((signal) => {
    groups.forEach(killGroup);
    process.exit(exitCode(null, signal));
  });
}

/**
 * Runs a command to its end, then kills the processes it left running. Never rejects: the code is 127 for
 * a command that cannot start, and 124 for one that exceeds its time.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {Readonly<Record<string, string>>} [options.env] added to the environment
 * @param {string} [options.cwd] default: the root
 * @param {boolean} [options.quiet] collect the output instead of showing it
 * @param {number} [options.timeout] in ms
 * @returns {Promise<{ code: number, output: string }>} output: both streams if `quiet`
 */
export function run(command, args, { env, cwd = root, quiet = false, timeout } = {}) {
  const stream = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env: { ...environment(), ...env },
    stdio: ['ignore', stream, stream],
    detached: true,
    ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' }),
  });
  if (child.pid !== undefined) groups.add(child.pid);
  let output = '';
  for (const source of [child.stdout, child.stderr]) {
    source?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  child.on('exit', () => killGroup(child.pid));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ code: 127, output: `${output}${message}\n` }));
    // Only its timeout kills the child itself.
    child.on('close', (code, signal) =>
      resolve({ code: child.killed ? 124 : exitCode(code, signal), output }),
    );
  });
}

/**
 * Runs Node in the foreground, passes signals on, and ends with its exit code.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] defaults of the environment
 */
export function foreground(args, env = {}) {
  const child = spawn(workspaceNode, args, {
    cwd: root,
    env: { ...env, ...environment() },
    stdio: 'inherit',
  });
  onInterrupt((signal) => {
    // Ctrl-C in a terminal reaches the whole group; a second signal would cut a clean shutdown short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
  child.on('error', ({ message }) => console.error(message));
  child.on('close', (code, signal) => process.exit(exitCode(code, signal)));
}
