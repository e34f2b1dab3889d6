/** Serves the page, and asks Pantau for a token for its user. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, posix } from 'node:path';

const { PANTAU_URL = '', PANTAU_API_KEY, PORT = '3000' } = process.env;

/** What is served, by the start of its address. */
const folders = { '/': 'dist' };

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Nothing from elsewhere, except from Pantau. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `connect-src 'self' ${PANTAU_URL} ${PANTAU_URL.replace(/^http/, 'ws')}`,
  `img-src 'self' ${PANTAU_URL}`,
  `media-src ${PANTAU_URL}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The user of your own session; null if nobody is signed in. This one signs everybody in as the same user. */
const userOf = (_request) => ({ id: 'angkasa-1', fullname: 'Sari Wulandari' });

async function sendToken(request, response) {
  const user = userOf(request);
  if (user === null) return response.writeHead(401).end();
  const answer = await fetch(`${PANTAU_URL}/api/embed-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${PANTAU_API_KEY}` },
    body: JSON.stringify({ user, widgets: ['alert-center'] }),
  });
  if (!answer.ok) return response.writeHead(502).end();
  const { accessToken } = await answer.json();
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end(accessToken);
}

async function sendFile(path, response) {
  const start = Object.keys(folders).find((prefix) => path.startsWith(prefix));
  const name = path === '/' ? 'index.html' : path.slice(start.length);
  try {
    const content = await readFile(join(import.meta.dirname, folders[start], name));
    response.writeHead(200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}

createServer(async (request, response) => {
  try {
    const path = posix.normalize(decodeURI(new URL(request.url, 'http://page').pathname));
    if (request.method === 'POST' && path === '/pantau-token') await sendToken(request, response);
    else await sendFile(path, response);
  } catch (error) {
    // A malformed address, or Pantau could not be reached.
    response.writeHead(error instanceof URIError ? 400 : 502).end();
  }
}).listen(Number(PORT), () => console.log(`http://localhost:${PORT}`));
