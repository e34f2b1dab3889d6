import { io, type Socket } from 'socket.io-client';
import type { TestServer } from './start-test-server.ts';

export interface LiveMessage {
  readonly type: string;
  readonly prevSeq?: number;
  readonly seq?: number;
  readonly reason?: string;
  // What a message carries is for each test to say.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data?: any;
}

/** A subscriber that keeps all that it hears. */
export interface LiveClient {
  readonly socket: Socket;
  readonly messages: readonly LiveMessage[];
  updateTags(payload: string): void;
  /** The first message, heard already or to come, that fits. Rejects after 10 s. */
  waitFor(fits: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** Resolves with the reason when the server ends the connection. */
  readonly ended: Promise<string>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** Connects; with a payload also waits for the first PONG. Rejects with the server's refusal. */
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
    for (const look of [...waiting]) look();
  });
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const next: LiveClient['waitFor'] = (fits) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`Nothing of the kind among ${JSON.stringify(messages.slice(-20))}`));
      }, TIMEOUT_MS);
      const look = (): void => {
        const found = messages.find(fits);
        if (found === undefined) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
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
