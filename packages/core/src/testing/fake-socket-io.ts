import type {
  LiveSocket,
  LiveSocketEvent,
  LiveSocketFactory,
  LiveSocketOptions,
} from '../transport/live-socket.ts';

/** One socket that the code under test has opened; the test plays the server. */
export interface FakeSocket extends LiveSocket {
  readonly url: string;
  readonly options: LiveSocketOptions;
  /** What the client has sent. */
  readonly sent: readonly unknown[];
  readonly isDisconnected: boolean;
  /** What the server or the network does. */
  receive(event: LiveSocketEvent, detail?: unknown): void;
}

export interface FakeSocketIo {
  readonly io: LiveSocketFactory;
  readonly sockets: readonly FakeSocket[];
  /** The socket opened last; throws when there is none. */
  latest(): FakeSocket;
}

function createFakeSocket(url: string, options: LiveSocketOptions): FakeSocket {
  const listeners: [LiveSocketEvent, (detail: unknown) => void][] = [];
  const sent: unknown[] = [];
  let isDisconnected = false;
  return {
    url,
    options,
    sent,
    get isDisconnected() {
      return isDisconnected;
    },
    on: (event, listener) => listeners.push([event, listener]),
    emit: (_event, data) => sent.push(data),
    disconnect() {
      isDisconnected = true;
    },
    receive(event, detail) {
      for (const [name, listener] of listeners) if (name === event) listener(detail);
    },
  };
}

/** Stands in for `socket.io-client` in a live channel. */
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
