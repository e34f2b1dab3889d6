import { io, type Socket } from 'socket.io-client';
import type { TestServer } from './start-test-server.ts';

export interface LiveMessage {
  readonly type: string;
  readonly prevSeq?: number;
  readonly seq?: number;
  readonly reason?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its messages
  readonly data?: any;
}

/** A subscriber that records every message. */
export interface LiveClient {
  readonly socket: Socket;
  readonly messages: readonly LiveMessage[];
  updateTags(payload: string): void;
  /** Resolves with the first past or future message that matches. Rejects after 10 s. */
  waitFor(matches: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** Resolves with the reason when the server closes the connection. */
  readonly ended: Promise<string>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/**
 * Connects and, with a payload, waits for the first PONG. Rejects when the server refuses the
 * connection.
 */
export async function openLive(
  server: Pick<TestServer, 'url'>,
  token: string,
  payload?: string,
  options: Parameters<typeof io>[1] = {},
): Promise<LiveClient> {
  const socket = io(server.url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  const messages: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (message: LiveMessage) => {
    messages.push(message);
    for (const check of [...waiting]) check();
  });
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const next: LiveClient['waitFor'] = (matches) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(check);
        reject(new Error(`No matching message among ${JSON.stringify(messages.slice(-20))}`));
      }, TIMEOUT_MS);
      const check = (): void => {
        const found = messages.find(matches);
        if (found === undefined) return;
        clearTimeout(timer);
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
    });
  const client: LiveClient = {
    socket,
    messages,
    ended,
    waitFor: next,
    updateTags: (data) => void socket.emit('message', { type: 'update_tags', data }),
    close: () => void socket.disconnect(),
  };
  if (payload !== undefined) {
    client.updateTags(payload);
    await next((message) => message.type === 'PONG');
  }
  return client;
}
