import { createLazy } from '../lazy/lazy.ts';
import { loadPeer } from '../lazy/load-peer.ts';

/** The part of a Socket.IO socket that the live channel uses. */
export interface LiveSocket {
  on(event: LiveSocketEvent, listener: (detail: unknown) => void): unknown;
  emit(event: 'message', data: unknown): unknown;
  disconnect(): unknown;
}

export type LiveSocketEvent = 'connect' | 'connect_error' | 'disconnect' | 'message';

export interface LiveSocketOptions {
  readonly path: string;
  readonly auth?: { readonly token: string };
  readonly query?: { readonly token: string };
}

/** Creates a socket that starts to connect immediately and never reconnects by itself. */
export type LiveSocketFactory = (url: string, options: LiveSocketOptions) => LiveSocket;

/** Socket.IO over WebSocket, or over long polling where a proxy blocks it. Loads with the first connection. */
export const socketIo = createLazy(async (): Promise<LiveSocketFactory> => {
  const { io } = await loadPeer(
    'socket.io-client',
    'Live channels',
    () => import('socket.io-client'),
  );
  return (url, options) =>
    io(url, {
      ...options,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      // A separate engine for each channel: widgets of two tenants must not share a connection.
      forceNew: true,
    });
});
