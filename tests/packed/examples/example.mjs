import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { freePort } from '../../support/free-port.ts';
import { createIngest } from '../../support/ingest.ts';
import { startServer } from '../../support/server.ts';
import { password, users } from '../../support/users.ts';
import { packedPackages } from '../pack-packages.mjs';

/**
 * @typedef {object} Example A template, installed in a temporary folder.
 * @property {string} folder
 * @property {string} origin of its page
 * @property {string} pantau origin of a Pantau server that its page may use
 * @property {ReturnType<typeof createIngest>} ingest of the company of its user
 * @property {(...args: string[]) => Promise<void>} npm runs a command of npm in its folder
 * @property {() => Promise<void>} start runs `npm start`, until the page answers
 * @property {() => Promise<void>} dispose
 */

/** @param {string} folder replaces the packages' versions by those packed, with those that they need */
function usePacked(folder) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const packed = packedPackages();
  const needed = ['@pantau/alert-center', '@pantau/core', '@pantau/data-table'];
  const used = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@pantau/'));
  const unknown = used.filter((name) => !needed.includes(name));
  if (unknown.length > 0) throw new Error(`Not packed for the examples: ${unknown.join(', ')}`);
  for (const name of needed) manifest.dependencies[name] = `file:${packed[name]}`;
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
}

/** @param {string} origin of a Pantau server @returns {Promise<string>} a key of the demo company */
async function addKey(origin) {
  /** @param {string} path @param {object} body @param {object} [headers] */
  const post = async (path, body, headers) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status}`);
    return response.json();
  };
  const { accessToken } = await post('/api/session', { email: users.manager, password });
  const authorization = `Bearer ${accessToken}`;
  const { data } = await post('/api/company/api-keys', { name: 'Example' }, { authorization });
  return data.key;
}

/** @param {string} origin @param {import('node:child_process').ChildProcess} child */
async function untilAnswered(origin, child) {
  while (child.exitCode === null) {
    try {
      await fetch(origin);
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error(`npm start ended with ${child.exitCode}`);
}

/** @param {string} name of the template @returns {Promise<Example>} */
export async function installExample(name) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `pantau-example-${name}-`));
  cpSync(at('examples', name), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  usePacked(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pantau = await startServer({ env: { PANTAU_ALLOWED_ORIGINS: origin } });
  const env = {
    PORT: String(port),
    PANTAU_URL: pantau.origin,
    VITE_PANTAU_URL: pantau.origin,
    NEXT_PUBLIC_PANTAU_URL: pantau.origin,
    NEXT_TELEMETRY_DISABLED: '1',
    PANTAU_API_KEY: await addKey(pantau.origin),
    // Vitest sets `test`.
    NODE_ENV: '',
  };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  /** @param {string[]} args */
  async function npm(...args) {
    const { code, output } = await run('npm', args, { cwd: folder, quiet: true, env });
    if (code !== 0) throw new Error(`npm ${args.join(' ')} of ${name} failed:\n${output}`);
  }

  return {
    folder,
    origin,
    pantau: pantau.origin,
    ingest: createIngest(pantau),
    npm,
    async start() {
      const path = `${join(folder, 'node_modules', '.bin')}:${at('node_modules', '.bin')}:${process.env.PATH}`;
      // Its own process group: npm starts a shell, and that the server.
      child = spawn('npm', ['start'], {
        cwd: folder,
        env: { ...process.env, ...env, PATH: path },
        stdio: 'inherit',
        detached: true,
      });
      await untilAnswered(origin, child);
    },
    async dispose() {
      if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await pantau.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
