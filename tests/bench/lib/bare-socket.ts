import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT_FRAME = 0x81;
const SHORT = 126;

/** A WebSocket text frame of up to 65,535 bytes, unmasked as servers send them (RFC 6455, 5.2). */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length < SHORT) return Buffer.concat([Buffer.of(TEXT_FRAME, body.length), body]);
  const head = Buffer.of(TEXT_FRAME, SHORT, body.length >> 8, body.length & 0xff);
  return Buffer.concat([head, body]);
}

/** A page that only shows each message as a row. */
const page = `<!doctype html><title>bare</title><ol></ol><script>
const rows = document.querySelector('ol');
new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
  const row = document.createElement('li');
  row.dataset.alertId = data;
  row.textContent = data;
  rows.prepend(row);
};
</script>`;

export interface BareServer {
  readonly origin: string;
  /** Resolves once a page has opened its socket. */
  hasSocket(): Promise<void>;
  close(): void;
}

/**
 * The least that a POST needs to become a row on a screen: no database, no rules, no view. Each body is
 * sent to all sockets unchanged.
 */
export async function startBareServer(): Promise<BareServer> {
  const sockets = new Set<Duplex>();
  const server: Server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html').end(page);
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      for (const socket of sockets) socket.write(frameOf(body));
      response.end('{}');
    });
  });
  const firstSocket = once(server, 'upgrade');
  server.on('upgrade', (request, socket) => {
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key'] ?? ''}${GUID}`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async hasSocket() {
      await firstSocket;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
