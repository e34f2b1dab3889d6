import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  createSigner,
  ISSUER,
  JWKS_URL,
  startPartnerServer,
  type PartnerServer,
} from '../testing/partner-server.ts';

/*
 * Runs the examples of docs/partners.md, and of the guide to Next.js, as they are written there.
 */

let partner: PartnerServer;
let key: string;
let folder: string;
let text: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  partner = await startPartnerServer();
  ({ key } = await partner.addKey());
  text = await readFile(new URL('../../../../docs/partners.md', import.meta.url), 'utf8');
  // Inside the workspace, where the examples find their packages.
  folder = await mkdtemp(join(fileURLToPath(new URL('../../', import.meta.url)), '.documented-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await partner.server.close();
  await rm(folder, { recursive: true });
});

function example(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];
  if (found === undefined) throw new Error(`docs/partners.md has no example '${language}'.`);
  return found;
}

async function writeExample(language: string, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, example(language));
  return path;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a partner's own server, and requests tokens from it. */
async function start(command: string, args: (port: number) => string[], apiKey: string) {
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ PANTAU_URL: partner.server.url, PANTAU_API_KEY: apiKey, PORT: String(port) },
  };
  running.push(spawn(command, args(port), { env, stdio: 'ignore' }));
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers });
  await vi.waitFor(() => ask({}), { timeout: 20_000, interval: 50 });
  return ask;
}

/** What a partner's server has to do. */
async function expectTokens(command: string, args: (port: number) => string[]): Promise<void> {
  const ask = await start(command, args, key);
  expect((await ask({})).status).toBe(401);
  const response = await ask({ 'x-demo-user': 'Sari' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await partner.alertsStatus({ accessToken: await response.text() })).toBe(200);
  const refused = await start(command, args, 'pantau_wrong');
  expect((await refused({ 'x-demo-user': 'Sari' })).status).toBe(502);
}

it('gets tokens with the documented server in Node (RS-523)', async () => {
  const path = await writeExample('js node', 'server.mjs');
  await expectTokens(process.execPath, () => [path]);
});

const hasPhp = spawnSync('php', ['--version']).status === 0;

it.skipIf(!hasPhp)('gets tokens with the documented script in PHP', async () => {
  const path = await writeExample('php', 'token.php');
  await expectTokens('php', (port) => ['-S', `127.0.0.1:${port}`, path]);
});

it('exchanges a token that is signed and exchanged as documented (RS-523)', async () => {
  const signer = await createSigner('first');
  partner.published.keys = [signer.jwk];
  const values = { issuer: ISSUER, jwksUrl: JWKS_URL };
  expect((await partner.send('PUT', '/api/company/token-issuer', values)).status).toBe(200);
  const load = async (language: string, name: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(await writeExample(language, name)).href);
  const { signToken } = (await load('js signed-token', 'sign.mjs')) as {
    signToken(user: object, options: object): Promise<string>;
  };
  const { exchange } = (await load('js exchange', 'exchange.mjs')) as {
    exchange(url: string, token: string): Promise<string>;
  };
  const user = { id: 'u-1', fullname: 'Sari Wulandari' };
  const token = await signToken(user, { ...signer, issuer: ISSUER });
  const accessToken = await exchange(partner.server.url, token);
  expect(await partner.alertsStatus({ accessToken })).toBe(200);
  await expect(exchange(partner.server.url, `${token}x`)).rejects.toThrow('401');
});

it('limits a session as documented (RS-523)', async () => {
  const request = JSON.parse(example('json')) as { scopes: string[] };
  const { user } = await partner.tokenFor(key, request);
  expect([...user.scopes].sort()).toEqual([...request.scopes].sort());
});

it('gets tokens with the route handler of the guide to Next.js (WB-15)', async () => {
  const page = new URL('../../../../.storybook/pages/guide-next.mdx', import.meta.url);
  const code = /```ts\n([\s\S]*?)```/.exec(await readFile(page, 'utf8'))?.[1] ?? '';
  const path = join(folder, 'route.ts');
  await writeFile(path, code);
  const { POST } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    POST(request: Request): Promise<Response>;
  };
  const ask = (headers: Record<string, string>) =>
    POST(new Request('https://partner.example/api/pantau-token', { method: 'POST', headers }));
  vi.stubEnv('PANTAU_URL', partner.server.url);
  vi.stubEnv('PANTAU_API_KEY', key);
  expect((await ask({})).status).toBe(401);
  const response = await ask({ 'x-demo-user': 'Sari' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await partner.alertsStatus({ accessToken: await response.text() })).toBe(200);
  vi.stubEnv('PANTAU_API_KEY', 'pantau_wrong');
  expect((await ask({ 'x-demo-user': 'Sari' })).status).toBe(502);
});
