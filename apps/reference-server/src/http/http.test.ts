import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { alertCodes } from '@pantau/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { contentSecurityPolicy } from './security-headers.ts';

let portalDir: string;
let server: TestServer;

const page = '<!doctype html><title>Pantau</title>';
const script = 'console.log("Pantau")'.repeat(50);

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'pantau-portal-'));
  await mkdir(join(portalDir, 'assets'));
  await writeFile(join(portalDir, 'index.html'), page);
  await writeFile(join(portalDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(portalDir, 'assets', 'index-a1b2c3d4.js'), script);
  await writeFile(join(portalDir, 'assets', 'index-a1b2c3d4.js.gz'), gzipSync(script));
  await writeFile(join(portalDir, 'assets', 'index-a1b2c3d4.js.map'), '{}');
  server = await startTestServer({ settings: { portalDir } });
});

afterAll(async () => {
  await server.close();
  await rm(portalDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, { headers });

describe('the portal', () => {
  it('serves one page for every path that is neither a file nor an API (RS-98)', async () => {
    for (const path of ['/', '/sign-in', '/alerts/17?tab=map', '/index.html']) {
      const response = await get(path);
      expect([response.status, await response.text()], path).toEqual([200, page]);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(response.headers.get('content-type'), path).toMatch(/text\/html/);
    }
  });

  it('is not served for missing files and APIs (RS-98)', async () => {
    for (const path of ['/assets/none.js', '/none.js', '/api/none', '/media/none', '/api']) {
      const response = await get(path);
      expect([response.status, await response.json()], path).toEqual([
        404,
        { errorName: 'NOT_FOUND', message: 'Tidak ditemukan.' },
      ]);
    }
    expect((await fetch(`${server.url}/sign-in`, { method: 'POST' })).status).toBe(404);
  });

  it('does not serve files outside its folder (RS-98)', async () => {
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fx',
    ]) {
      expect(await (await get(path)).text(), path).not.toContain('root:');
    }
  });

  it('lets browsers cache hashed files, compressed when accepted (RS-98)', async () => {
    const response = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(script);
    const plain = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('keeps its source maps to itself unless it is asked for them (RS-363)', async () => {
    const map = '/assets/index-a1b2c3d4.js.map';
    expect((await get(map)).status).toBe(404);
    const open = await startTestServer({ settings: { portalDir, sourceMaps: true } });
    expect((await fetch(open.url + map)).status).toBe(200);
    await open.close();
  });

  it('reports when it has not been built', async () => {
    const bare = await startTestServer({ settings: { portalDir: join(portalDir, 'none') } });
    const response = await fetch(bare.url);
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('has not been built'),
    ]);
    await bare.close();
  });
});

describe('every response', () => {
  it('has the security headers, on every route (RS-99)', async () => {
    const polling = '/socket.io/?EIO=4&transport=polling';
    const refused = ['/%', '/..%5c..%5cetc', '/%00', '/socket.io/', '/socket.io/?EIO=4&sid=none'];
    const paths = [
      ...['/', '/assets/index-a1b2c3d4.js', '/none.js', '/healthz', '/graphql', polling],
      ...refused,
    ];
    for (const path of paths) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toBe(
        contentSecurityPolicy(new URL(server.url).host),
      );
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('permissions-policy'), path).toMatch(/camera=\(\)/);
    }
  });

  it('has them for malformed HTTP as well (RS-99)', async () => {
    const { hostname, port } = new URL(server.url);
    for (const request of [
      'NONSENSE\r\n\r\n',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const socket = connect(Number(port), hostname);
      socket.write(request);
      const response = await text(socket);
      expect(response).toMatch(/^HTTP\/1\.1 4\d\d [A-Z]/);
      expect(response).toContain(contentSecurityPolicy(undefined));
      expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        errorName: 'INVALID_INPUT',
      });
    }
  });

  it('allows only the listed sources and sockets of this host (RS-99)', () => {
    const policy = contentSecurityPolicy('pantau.example:4000');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types pantau");
    expect(policy).toContain(
      "connect-src 'self' ws://pantau.example:4000 wss://pantau.example:4000;",
    );
    expect(policy).not.toMatch(/unsafe|data:|\*/);
  });

  it('does not allow the host name to inject into the policy (RS-99)', () => {
    for (const host of ["x; script-src 'unsafe-inline'", 'a b', '*', undefined]) {
      expect(contentSecurityPolicy(host)).toContain("connect-src 'self';");
    }
  });
});

describe('alert icons', () => {
  it('exist for every alert code, as sandboxed SVG (RS-99)', async () => {
    for (const icon of new Set(alertCodes.map((entry) => entry.icon))) {
      const response = await get(`/media/alert-icons/${icon}.svg`);
      expect([icon, response.status]).toEqual([icon, 200]);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toMatch(
        /^<svg xmlns="[^"]+" viewBox="0 0 24 24"[^>]*><path d="M/,
      );
    }
    expect((await get('/media/alert-icons/none.svg')).status).toBe(404);
    expect((await get('/media/alert-icons/constructor.svg')).status).toBe(404);
  });
});

describe('health', () => {
  it('reports the process, the database and Prometheus metrics (RS-107)', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(
      /pantau_http_request_duration_seconds_count\{.*route="\/healthz".*\} [1-9]/,
    );
    expect(metrics).toMatch(/^pantau_live_sockets 0$/m);
  });
});
