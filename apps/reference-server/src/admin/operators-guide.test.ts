import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickStart } from '../testing/quick-start.ts';

const workspace = fileURLToPath(new URL('../../../..', import.meta.url));
const isEmbedded = process.env['PANTAU_TEST_DATABASE_URL'] === undefined;
let folder: string;
let server: ChildProcess | undefined;
let url: string;

const environment = () => ({
  ...quickStart.env,
  PATH: `${join(workspace, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
  PANTAU_DATA_DIR: join(folder, 'data'),
  PANTAU_DEMO: 'off',
  PORT: '0',
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantau-guide-'));
  for (const name of ['backups', 'exports']) await mkdir(join(folder, name));
  if (!isEmbedded) return;
  const main = join(workspace, 'apps', 'reference-server', 'src', 'main.ts');
  const started = spawn(process.execPath, ['--conditions=@pantau/source', main], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  await new Promise<void>((resolve, reject) => {
    started.stdout.setEncoding('utf8').once('data', (line: string) => {
      url = /http:\S+/.exec(line)?.[0] ?? '';
      resolve();
    });
    started.once('exit', (code) => reject(new Error(`The server exited (${String(code)})`)));
  });
}, 60_000);

async function stopServer(): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

afterAll(async () => {
  await stopServer();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Runs a command of the guide. Its folders are in the folder of the test, its server is that of the test; what npx would
 * look up is in the path.
 */
async function run(line: string, key = ''): Promise<string> {
  const command = line
    .replace('npx ', '')
    .replace('http://localhost:4000', url)
    .replace('Bearer KEY', `Bearer ${key}`)
    .replaceAll(/\/(?=(?:backups|exports|srv)\b)/g, `${folder}/`);
  const options = { cwd: workspace, env: environment() };
  const { stdout } = await promisify(execFile)('sh', ['-c', command], options);
  return stdout;
}

// The embedded database, in a folder of its own.
it.skipIf(!isEmbedded)(
  'runs the commands of the operator’s guide one after another, as they are written there (RS-600)',
  { timeout: 240_000 },
  async () => {
    const guide = await readFile(join(workspace, 'docs', 'operate.md'), 'utf8');
    const lines = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)]
      .flatMap(([, code = '']) => code.replaceAll('\\\n', '').trim().split('\n'))
      .filter((line) => /npx pantau-server|^curl /.test(line));
    const output = new Map<string, string>();
    let key = '';
    for (const line of lines) {
      if (line.includes('companies export 3')) {
        const add = lines.find((one) => one.includes('companies add')) ?? '';
        await run(add.replace('PT Maju Jaya', 'PT Lain'));
        await run(add);
      }
      // The guide has its reader stop the server.
      if (line.includes('migrate --plan')) await stopServer();
      output.set(line, await run(line, key));
      key = /Ingest key of company 1.*: (\S{20,})/.exec(output.get(line) ?? '')?.[1] ?? key;
    }

    const outputOf = (part: string): string =>
      [...output].find(([line]) => line.includes(part))?.[1] ?? '';
    expect(lines).toHaveLength(11);
    expect(outputOf('users add')).toMatch(/rina@maju\.example[^]*password/i);
    expect(outputOf('audit --company 1')).toContain('rina@maju.example');
    expect(key).not.toBe('');
    expect(JSON.parse(outputOf('ingest/vehicles'))).toEqual({ results: [{ outcome: 'accepted' }] });
    expect(JSON.parse(outputOf('ingest/traccar'))).toMatchObject({
      results: [{ outcome: 'accepted', rawAlertId: expect.any(String) }],
    });
    expect((await stat(join(folder, 'srv', 'restored'))).isDirectory()).toBe(true);
    const exported = await readFile(join(folder, 'exports', 'company-3.ndjson'), 'utf8');
    expect(exported).toContain('PT Maju Jaya');
    const companies = await run('npx pantau-server companies list');
    expect(companies).toMatch(/^1\b/m);
    expect(companies).not.toMatch(/^3\b/m);
  },
);
