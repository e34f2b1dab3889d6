/**
 * Runs the steps of `deploy/Dockerfile` without a container: every stage in a folder of its own, then the program of the
 * last one, whose users it creates and signs in. It shows that the copied files are enough; users, capabilities and the
 * base images need a real build.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { at, root, workspaceNode } from '../../scripts/lib/paths.mjs';

const PORT = '4391';
const work = mkdtempSync(join(tmpdir(), 'pantau-image-'));
const data = join(work, 'data');
const env = {
  ...process.env,
  // The programs of the base image, not of this repository.
  PATH: `${dirname(workspaceNode)}:${process.env.PATH}`,
};

/** @param {string} program @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
function runOrThrow(program, args, options) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, ...options });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed (${status}).`);
}

/** The files of the repository that a build would be sent. @param {string} target */
function exportFiles(target) {
  mkdirSync(target, { recursive: true });
  const archive = `git ls-files --cached --others --exclude-standard -z | tar --create --null --files-from - | tar --extract --directory '${target}'`;
  runOrThrow('sh', ['-c', archive], { cwd: root });
}

/** @param {string[]} files @param {string} target @param {string} source */
function copyFiles(files, target, source) {
  for (const file of files) {
    const to = target.endsWith('/') ? join(target, file.split('/').pop() ?? '') : target;
    cpSync(join(source, file), to, { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * @typedef {{ name: string, folder: string, program: string[], settings: Record<string, string> }} Built
 * @returns {Built} the last stage
 */
function build() {
  const context = join(work, 'context');
  exportFiles(context);
  /** @type {Built[]} */
  const stages = [];
  for (const line of readFileSync(at('deploy', 'Dockerfile'), 'utf8').split('\n')) {
    const [word = '', ...words] = line.split(' ');
    const stage = /** @type {Built} */ (stages.at(-1));
    /** Everything is copied into the folder of the application. @param {string} path */
    const inStage = (path) => join(stage.folder, path.replace(/^\/app/, ''));
    if (word === 'FROM') {
      const name = words[2] ?? 'image';
      stages.push({ name, folder: join(work, name, 'app'), program: [], settings: {} });
      mkdirSync(join(work, name, 'app'), { recursive: true });
    } else if (word === 'COPY') {
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice(7) : undefined;
      const source = stages.find(({ name }) => name === from);
      const target = words.pop() ?? '';
      const files = words.map((file) => file.replace(/^\/app\//, ''));
      const isWhole = files[0] === '.';
      const folder = target.endsWith('/') ? `${inStage(target)}/` : inStage(target);
      copyFiles(files, isWhole ? stage.folder : folder, source?.folder ?? context);
    } else if (word === 'RUN') {
      // The owner of the data folder is the user who runs this.
      const isData = words.includes('/data');
      if (isData) mkdirSync(data, { recursive: true, mode: 0o700 });
      else runOrThrow(words[0] ?? '', words.slice(1), { cwd: stage.folder });
    } else if (word === 'ENV') {
      const [key = '', value = ''] = words.join(' ').split('=');
      stage.settings[key] = value;
    } else if (word === 'CMD') {
      stage.program = JSON.parse(words.join(' '));
    } else if (!['', '#', 'WORKDIR', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'].includes(word)) {
      throw new Error(`'${word}' is not known here.`);
    }
  }
  return /** @type {Built} */ (stages.at(-1));
}

/** @param {string} path @param {RequestInit} [init] */
const ask = (path, init) => fetch(`http://127.0.0.1:${PORT}${path}`, init);

/** @param {() => boolean} isGone */
async function untilReady(isGone) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (isGone()) throw new Error('The server has ended.');
    const response = await ask('/readyz').catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('The server is not ready after two minutes.');
}

/** @param {Built} image */
async function tryImage({ folder, program: [name = '', ...args], settings }) {
  const own = { ...env, ...settings, HOST: '127.0.0.1', PORT, PANTAU_DATA_DIR: data };
  const options = { cwd: folder, env: { ...own, PANTAU_DEMO: 'off' } };
  const server = spawn(name, args, { ...options, stdio: 'inherit' });
  try {
    await untilReady(() => server.exitCode !== null);
    const admin = ['--conditions=@pantau/source', 'apps/reference-server/bin/pantau-server.mjs'];
    runOrThrow(name, [...admin, 'companies', 'add', '--name', 'PT Coba'], options);
    const user = ['--email', 'rina@coba.example', '--name', 'Rina', '--role', 'manager'];
    const password = { ...options, stdio: undefined, input: 'a password for Rina' };
    runOrThrow(name, [...admin, 'users', 'add', ...user, '--password-stdin'], password);
    const credentials = { email: 'rina@coba.example', password: 'a password for Rina' };
    const signedIn = await ask('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (!signedIn.ok) throw new Error(`The sign-in failed with ${signedIn.status}.`);
    const page = await ask('/');
    if (!(await page.text()).includes('<div id="root"')) throw new Error('There is no portal.');
  } finally {
    server.kill('SIGTERM');
  }
  const code = await new Promise((resolve) => server.once('exit', resolve));
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
}

try {
  await tryImage(build());
  console.log('The image starts, lets its first user in, and stops.');
} finally {
  rmSync(work, { recursive: true, force: true });
}
