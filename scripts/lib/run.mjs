import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { at, root } from './paths.mjs';

/**
 * The environment for children: the workspace's own commands (and its Node 24) come first.
 *
 * @param {Readonly<Record<string, string>>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
function childEnvironment(extra = {}) {
  const path = `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  return { ...process.env, PATH: path, ...extra };
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/** Groups of children that `run` has started and that have not ended. @type {Set<number>} */
const groups = new Set();

/** @param {number} group @param {NodeJS.Signals} signal */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Ends with npm: it passes a signal on to the shell that it runs scripts in, and that shell does not
 * pass it on to us. Without npm we may outlive whoever started us.
 *
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

/** Lets an interrupt end the children too: each leads a group of its own, which Ctrl-C does not reach. */
export function endChildrenOnInterrupt() {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    for (const group of groups) signalGroup(group, 'SIGKILL');
    process.exit(exitCode(null, signal));
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => end(signal));
  }
  endWithNpm(() => end('SIGTERM'));
}

/**
 * @typedef {object} RunOptions
 * @property {Readonly<Record<string, string>>} [env] added to the environment
 * @property {string} [cwd] default: the root
 * @property {boolean} [quiet] collect the output instead of showing it
 * @property {number} [timeout] milliseconds after which it is killed
 */

/**
 * Runs a command to its end, and ends what it leaves behind. Never rejects: a command that cannot start
 * gives code 127, one that is killed for its time 124.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} output: both streams, when `quiet`
 */
export function run(command, args, { env, cwd = root, quiet = false, timeout } = {}) {
  return new Promise((resolve) => {
    const stream = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ['ignore', stream, stream],
      detached: true,
    });
    const group = child.pid;
    if (group !== undefined) groups.add(group);
    let output = '';
    let late = false;
    const timer =
      timeout === undefined
        ? undefined
        : setTimeout(() => {
            late = true;
            if (group !== undefined) signalGroup(group, 'SIGKILL');
          }, timeout);
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('exit', () => {
      clearTimeout(timer);
      if (group === undefined) return;
      signalGroup(group, 'SIGKILL');
      groups.delete(group);
    });
    child.on('close', (code, signal) =>
      resolve({ code: late ? 124 : exitCode(code, signal), output }),
    );
  });
}

/**
 * Runs children in the foreground until the first of them ends, passes signals on, and ends with that
 * child's code.
 *
 * @param {readonly { command: string, args: readonly string[] }[]} commands
 */
export function foreground(commands) {
  const children = commands.map(({ command, args }) =>
    spawn(command, args, { cwd: root, env: childEnvironment(), stdio: 'inherit' }),
  );
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => children.forEach((child) => child.kill(signal));
  process.on('SIGTERM', () => pass('SIGTERM'));
  process.on('SIGHUP', () => pass('SIGHUP'));
  // Ctrl-C in a terminal already reaches the whole group; a second one would cut the clean end short.
  process.on('SIGINT', () => process.stdin.isTTY || pass('SIGINT'));
  endWithNpm(() => pass('SIGTERM'));

  let ended = false;
  for (const child of children) {
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code, signal) => {
      if (ended) return;
      ended = true;
      process.exitCode = exitCode(code, signal);
      pass('SIGTERM');
    });
  }
}
