import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { at, root } from './paths.mjs';

/** The environment for children: the workspace's own commands (and its Node 24) come first. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to the environment
 * @property {string} [cwd] default: the root
 * @property {boolean} [quiet] collect the output instead of showing it
 */

/**
 * Runs a command to its end. Never rejects: a command that cannot start gives code 127.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} output: both streams, when `quiet`
 */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/**
 * Runs children in the foreground until the first of them ends, passes signals on, and ends with that
 * child's code.
 *
 * @param {readonly { command: string, args: readonly string[], env?: Record<string, string> }[]} commands
 */
export function foreground(commands) {
  const children = commands.map(({ command, args, env }) =>
    spawn(command, args, { cwd: root, env: childEnvironment(env), stdio: 'inherit' }),
  );
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => children.forEach((child) => child.kill(signal));
  process.on('SIGTERM', () => pass('SIGTERM'));
  process.on('SIGHUP', () => pass('SIGHUP'));
  // Ctrl-C in a terminal already reaches the whole group; a second one would cut the clean end short.
  process.on('SIGINT', () => process.stdin.isTTY || pass('SIGINT'));

  let running = children.length;
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message);
      process.exitCode = 127;
    });
    child.on('close', (code, signal) => {
      if (running === children.length) process.exitCode ??= exitCode(code, signal);
      running -= 1;
      if (running > 0) pass('SIGTERM');
    });
  }
}
