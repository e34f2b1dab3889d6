import type {
  LiveSocket,
  LiveSocketEvent,
  LiveSocketFactory,
  LiveSocketOptions,
} from '../transport/live-socket.ts';

/** A socket that the code under test opened. The test acts as the server. */
export interface FakeSocket extends LiveSocket {
  readonly url: string;
  readonly options: LiveSocketOptions;
  /** Messages that the client sent. */
  readonly sent: readonly unknown[];
  readonly disconnected: boolean;
  /** Simulates an event from the server or the network. */
  receive(event: LiveSocketEvent, detail?: unknown): void;
}

export interface FakeSocketIo {
  readonly io: LiveSocketFactory;
  readonly sockets: readonly FakeSocket[];
  /** The socket opened last. Throws if there is none. */
  latest(): FakeSocket;
}

function createFakeSocket(url: string, options: LiveSocketOptions): FakeSocket {
  const listeners: [LiveSocketEvent, (detail: unknown) => void][] = [];
  const sent: unknown[] = [];
  let disconnected = false;
  return {
    url,
    options,
    sent,
    get disconnected() {
      return disconnected;
    },
    on: (event, listener) => listeners.push([event, listener]),
    emit: (_event, data) => sent.push(data),
    disconnect() {
      disconnected = true;
    },
    receive(event, detail) {
      for (const [name, listener] of listeners) if (name === event) listener(detail);
    },
  };
}

/** Replaces `socket.io-client` in a live channel. */
export function createFakeSocketIo(): FakeSocketIo {
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    io(url, options) {
      const socket = createFakeSocket(url, options);
      sockets.push(socket);
      return socket;
    },
    latest() {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error('No socket has been opened');
      return socket;
    },
  };
}
