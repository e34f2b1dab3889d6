import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import { readTags } from '../alerts/payload.ts';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import type { Metrics } from '../lib/metrics.ts';
import { readHead } from '../db/sequence.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { Settings } from '../settings/settings.ts';
import { joinNodes, type Nodes } from './nodes.ts';
import { CompanyDispatcher } from './company-dispatcher.ts';
import { closingMessage, type ClosingReason } from './live-messages.ts';
import type { LivePublisher, LivePosition } from './live-port.ts';
import { createThrottle } from './throttle.ts';
import { readEvents } from './read-events.ts';
import { openSocketServer, type LiveSocket } from './socket-server.ts';
import { Subscriber } from './subscriber.ts';
import { createTagLimiter } from './tag-limiter.ts';
import type { UserChannel, UserSignal } from './user-channel.ts';

export interface LiveFeed extends LivePublisher {
  /** Starts accepting sockets. */
  attach(server: HttpServer): Promise<void>;
  /** Closes the sockets of an ended sign-in on every node. */
  endFamily(familyId: string): void;
  readonly users: UserChannel;
  close(): Promise<void>;
}

export interface LiveFeedDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly signer: TokenSigner;
}

/** Positions of one vehicle are sent at most once in this period. */
const POSITION_PERIOD_MS = 1_000;

/**
 * Maximum number of queued messages per socket, to bound memory. A socket that accepts nothing is
 * cut off by its heartbeat; in both cases the client reconnects and requests what it missed.
 */
const MAX_QUEUED = 10_000;

/**
 * Implements the live part of the contract: connections, subscriptions, deliveries, and closing.
 */
export function createLiveFeed(deps: LiveFeedDeps): LiveFeed {
  const { settings, db, clock, logger, metrics, signer } = deps;
  const dispatchers = new Map<number, CompanyDispatcher>();
  const subscriptions = new Map<LiveSocket, Subscriber>();
  let io: Server | undefined;
  let nodes: Nodes | undefined;
  let stopTicks = (): void => {};

  const dispatcherFor = (companyId: number): CompanyDispatcher => {
    const known = dispatchers.get(companyId);
    if (known !== undefined) return known;
    const pump = new CompanyDispatcher({
      clock,
      readHead: () => readHead(db, companyId),
      readEvents: (from) => readEvents(db, companyId, from),
      onDelivered({ events, head }, from) {
        metrics.dispatchLag.set(head - from);
        const now = clock.now();
        for (const event of events) {
          if (event.kind !== 'arrival') continue;
          const delay = now - event.record.alert.receivedOn.getTime();
          metrics.liveDelay.observe(Math.max(0, delay) / 1000);
        }
      },
      onError: (error) => logger.error('The live feed could not be read', { companyId, error }),
    });
    dispatchers.set(companyId, pump);
    return pump;
  };

  const closeSocket = (socket: LiveSocket, reason: ClosingReason): void => {
    unsubscribe(socket);
    socket.emit('message', closingMessage(reason));
    socket.disconnect(true);
  };

  const unsubscribe = (socket: LiveSocket): void => {
    const subscriber = subscriptions.get(socket);
    if (subscriber === undefined) return;
    subscriptions.delete(socket);
    dispatcherFor(subscriber.tags.visibility.companyId).remove(subscriber);
    metrics.liveSockets.set(subscriptions.size);
  };

  const send = (socket: LiveSocket, message: object): void => {
    if (queuedPackets(socket) <= MAX_QUEUED) {
      socket.emit('message', message);
      return;
    }
    unsubscribe(socket);
    socket.conn.close(true);
  };

  const updateTags = async (socket: LiveSocket, payload: string): Promise<void> => {
    const attempt = (socket.data.attempts += 1);
    const tags = await readTags(signer, payload, socket.data.user);
    if (!socket.connected) return;
    if (tags === null) return closeSocket(socket, 'PAYLOAD_REFUSED');
    const pump = dispatcherFor(tags.visibility.companyId);
    const replaced: Subscriber[] = [];
    await pump.subscribe((covered) => {
      if (!socket.connected || attempt !== socket.data.attempts) return null;
      const before = subscriptions.get(socket);
      const subscriber = new Subscriber(tags, covered, (message) => send(socket, message));
      subscriptions.set(socket, subscriber);
      if (before !== undefined) replaced.push(before);
      before?.end();
      metrics.liveSockets.set(subscriptions.size);
      return subscriber;
    });
    // Removed only after the replacement has subscribed, so that the dispatcher does not become
    // idle in between.
    for (const subscriber of replaced) pump.remove(subscriber);
  };

  const endExpired = (): void => {
    const now = clock.now();
    for (const socket of liveSockets()) {
      const tags = subscriptions.get(socket)?.tags;
      const expiresAt = tags?.expiresAt ?? socket.data.tokenExpiresAt;
      if (expiresAt <= now) closeSocket(socket, 'PAYLOAD_EXPIRED');
    }
  };

  const liveSockets = (): LiveSocket[] => [...(io?.sockets.sockets.values() ?? [])];

  const closeFamilySockets = (familyId: string): void => {
    for (const socket of liveSockets()) {
      if (socket.data.user.familyId === familyId) closeSocket(socket, 'SIGNED_OUT');
    }
  };

  const notifyDispatcher = (companyId: number): void => dispatchers.get(companyId)?.changed();

  const positions = createThrottle<{ companyId: number; position: LivePosition }>(
    clock,
    POSITION_PERIOD_MS,
    ({ companyId, position }) => {
      for (const subscriber of dispatchers.get(companyId)?.subscribers ?? []) {
        subscriber.deliverPosition(companyId, position);
      }
    },
  );
  const publishPosition = (companyId: number, position: LivePosition): void => {
    positions.push(`${companyId} ${position.vehicleId}`, { companyId, position });
  };

  const signalListeners = new Set<(signal: UserSignal) => void>();
  const emitSignal = (signal: UserSignal): void => {
    for (const listener of signalListeners) listener(signal);
  };
  const users: UserChannel = {
    send: (userId, message) => void io?.to(roomOf(userId)).emit('message', message),
    isConnected: async (userId) => ((await io?.in(roomOf(userId)).fetchSockets()) ?? []).length > 0,
    signal(signal) {
      emitSignal(signal);
      nodes?.userSignal(signal);
    },
    onSignal: (listener) => void signalListeners.add(listener),
  };

  return {
    users,
    async attach(server) {
      io = openSocketServer(server, { settings, db, signer, logger });
      io.on('connection', (socket: LiveSocket) => {
        const canUpdate = createTagLimiter(clock);
        const { userId } = socket.data.user;
        void socket.join(roomOf(userId));
        users.signal({ kind: 'connected', userId });
        socket.on('message', (message: unknown) => {
          const payload = payloadOf(message);
          if (payload === null) return;
          if (!canUpdate()) return closeSocket(socket, 'TOO_MANY_UPDATES');
          updateTags(socket, payload).catch((error: unknown) => {
            logger.error('A subscription failed', { error });
            socket.disconnect(true);
          });
        });
        socket.on('disconnect', () => unsubscribe(socket));
      });
      nodes = await joinNodes(io, settings.redisUrl, logger, {
        changed: notifyDispatcher,
        familyEnded: closeFamilySockets,
        userSignal: emitSignal,
        position: publishPosition,
      });
      stopTicks = clock.setInterval(() => {
        endExpired();
        for (const pump of dispatchers.values()) pump.tick();
      }, settings.pongSeconds * 1000);
    },
    changed(companyId) {
      notifyDispatcher(companyId);
      nodes?.changed(companyId);
    },
    position(companyId, position) {
      publishPosition(companyId, position);
      nodes?.position(companyId, position);
    },
    endFamily(familyId) {
      closeFamilySockets(familyId);
      nodes?.familyEnded(familyId);
    },
    async close() {
      stopTicks();
      positions.close();
      for (const pump of dispatchers.values()) pump.close();
      for (const socket of liveSockets()) closeSocket(socket, 'SERVER_CLOSING');
      await io?.close();
      await nodes?.close();
    },
  };
}

/** Room of all connections of one user. */
const roomOf = (userId: number): string => `user ${userId}`;

/** Number of packets queued for the socket's transport; Engine.IO keeps them in a private field. */
function queuedPackets(socket: LiveSocket): number {
  const waiting: unknown = Reflect.get(socket.conn, 'writeBuffer');
  return Array.isArray(waiting) ? waiting.length : 0;
}

/** Returns the `data` of an `update_tags` message; `null` for any other message. */
function payloadOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('type' in message) || message.type !== 'update_tags') return null;
  return 'data' in message && typeof message.data === 'string' ? message.data : '';
}
