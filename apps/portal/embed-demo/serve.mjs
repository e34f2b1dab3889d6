/**
 * A partner's web server: `node apps/portal/embed-demo/serve.mjs`, then open the URL it prints.
 *
 * Serves a plain page under a strict Content Security Policy, hosts the widget's script, and signs in to
 * Pantau on behalf of its users, so that the page needs neither a password nor a cookie of Pantau.
 *
 * Settings: PORT (4100), PANTAU_ORIGIN (http://localhost:4000), PANTAU_API_KEY (docs/partners.md). The Pantau server
 * must be started with `PANTAU_ALLOWED_ORIGINS=http://127.0.0.1:4100`. Without a key, it signs in as a demo user,
 * PANTAU_EMAIL with PANTAU_PASSWORD.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const pantau = process.env.PANTAU_ORIGIN ?? 'http://localhost:4000';
const port = Number(process.env.PORT ?? '4100');
const credentials = {
  email: process.env.PANTAU_EMAIL ?? 'manager@demo.pantau.example',
  password: process.env.PANTAU_PASSWORD ?? 'pantau-demo',
};

const types = { '.css': 'text/css', '.js': 'text/javascript', '.html': 'text/html' };
const files = ['index.html', 'partner.css', 'partner.js', 'hostile.css'];
const widget = new URL('../../../packages/alert-center/dist/standalone/', import.meta.url);

/**
 * The page's Content Security Policy: the minimum that the widget needs (README.md).
 *
 * @param {string} nonce
 * @param {boolean} liveMap allows the worker that live maps need
 */
const policy = (nonce, liveMap) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${pantau} ${pantau.replace(/^http/, 'ws')}`,
    `img-src ${pantau}`,
    `media-src ${pantau}`,
    ...(liveMap ? ["worker-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${liveMap ? 'pantau' : "'none'"}`,
  ].join('; ');

const apiKey = process.env.PANTAU_API_KEY;

/** @returns {Promise<{ accessToken: string }>} the token for the partner's own user */
async function getUserToken() {
  const user = { id: 'angkasa-1', fullname: 'Petugas Angkasa' };
  const headers = { authorization: `Bearer ${apiKey}` };
  const response = await call('/api/embed-tokens', headers, { user, widgets: ['alert-center'] });
  if (!response.ok) throw new Error(`Pantau refused the key (${response.status})`);
  const { accessToken } = await response.json();
  return { accessToken };
}

/** Pantau's refresh cookie; never sent to the page. */
let cookie = '';

/** @returns {Promise<{ accessToken: string }>} the token for the page */
async function getAccessToken() {
  const refreshed = cookie === '' ? undefined : await call('/api/session/refresh', { cookie });
  const response = refreshed?.ok ? refreshed : await call('/api/session', {}, credentials);
  if (!response.ok) throw new Error(`Pantau refused the sign-in (${response.status})`);
  const set = response.headers.getSetCookie().find((value) => !/=;/.test(value));
  if (set !== undefined) cookie = set.split(';')[0] ?? '';
  const { accessToken } = await response.json();
  return { accessToken };
}

/** @param {string} path @param {Record<string, string>} headers @param {unknown} [body] */
function call(path, headers, body) {
  return fetch(`${pantau}${path}`, {
    method: 'POST',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/**
 * @param {string} pathname
 * @returns {URL | undefined} the file to serve, if any
 */
function findFile(pathname) {
  const [, script] = /^\/widget\/([\w-]+(?:\.[\w-]+)*\.js)$/.exec(pathname) ?? [];
  if (script !== undefined) return new URL(script, widget);
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  return files.includes(name) ? new URL(name, import.meta.url) : undefined;
}

/** @param {string} text @param {string} nonce @param {boolean} hostile */
const fillTemplate = (text, nonce, hostile) =>
  text
    .replaceAll(
      '{{hostile}}',
      hostile ? '<link rel="stylesheet" href="/hostile.css" nonce="{{nonce}}" />' : '',
    )
    .replaceAll('{{nonce}}', nonce)
    .replaceAll('{{pantau}}', pantau);

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://partner.invalid');
  const nonce = randomBytes(18).toString('base64url');
  response.setHeader('content-security-policy', policy(nonce, url.searchParams.has('map')));
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  try {
    if (url.pathname === '/token') {
      response.setHeader('content-type', 'application/json');
      const token = await (apiKey === undefined ? getAccessToken() : getUserToken());
      response.end(JSON.stringify(token));
      return;
    }
    const file = findFile(url.pathname);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('not found');
      return;
    }
    const extension = /** @type {keyof typeof types} */ (extname(file.pathname));
    const text = await readFile(file, 'utf8');
    response.setHeader('content-type', `${types[extension]}; charset=utf-8`);
    response.end(
      extension === '.html' ? fillTemplate(text, nonce, url.searchParams.has('hostile')) : text,
    );
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(String(error));
  }
});

server.listen(port, '127.0.0.1', () => {
  console.log(`Partner page ready at http://127.0.0.1:${port}`);
});
