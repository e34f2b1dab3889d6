import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import type { LiveFeedDeps } from './live-feed-deps.ts';
import { closingMessage, type ClosingReason } from './live-messages.ts';
import type { LivePublisher } from './live-publisher.ts';
import { joinNodes, type Nodes } from './nodes.ts';
import { readRightsVersions } from '../access/live-rights.ts';
import { openSocketServer, type LiveSocket } from './socket-server.ts';
import { Subscriptions } from './subscriptions.ts';
import { createTagLimiter } from './tag-limiter.ts';
import { createUserSignals, roomOf, roomOfCompany, type UserChannel } from './user-channel.ts';

export interface LiveFeed extends LivePublisher {
  /** Starts accepting sockets. */
  attach(server: HttpServer): Promise<void>;
  /** Closes the sockets of an ended sign-in on every node. */
  endFamily(familyId: string): void;
  readonly users: UserChannel;
  /** Whether Redis, and with it the other nodes, cannot be reached. */
  isCutOff(): boolean;
  close(): Promise<void>;
}

/** Implements the live part of the contract: connections, subscriptions, deliveries, and closing. */
export function createLiveFeed(deps: LiveFeedDeps): LiveFeed {
  const { settings, clock, logger } = deps;
  let io: Server | undefined;
  // Socket.IO encodes a message to several sockets once. Other nodes read the sequence themselves.
  const subscriptions = new Subscriptions(deps, (receivers, message) => {
    io?.local.to(receivers.map(({ id }) => id)).emit('message', message);
  });
  let nodes: Nodes | undefined;
  let stopTicks = (): void => {};
  let stopRights = (): void => {};

  const sockets = (): LiveSocket[] => [...(io?.sockets.sockets.values() ?? [])];

  const closeSocket = (socket: LiveSocket, reason: ClosingReason): void => {
    subscriptions.remove(socket);
    socket.emit('message', closingMessage(reason));
    socket.disconnect(true);
  };
  const closeSockets = (reason: ClosingReason, when: (socket: LiveSocket) => boolean): void =>
    sockets()
      .filter(when)
      .forEach((socket) => closeSocket(socket, reason));
  const closeFamily = (familyId: string): void =>
    closeSockets('SIGNED_OUT', (socket) => socket.data.user.familyId === familyId);

  const signals = createUserSignals(
    () => io,
    (signal) => nodes?.userSignal(signal),
  );

  /** Other nodes and commands end sessions and take away rights without announcing it. */
  const checkRights = createSkipping(async () => {
    const connected = sockets();
    const families = new Set(connected.map((socket) => socket.data.user.familyId));
    const versions = await readRightsVersions(deps.db, [...families]);
    for (const socket of connected) {
      const version = versions.get(socket.data.user.familyId);
      if (version === undefined) closeSocket(socket, 'SIGNED_OUT');
      else await subscriptions.restrict(socket, version);
    }
  });

  const updateTags = (socket: LiveSocket, payload: string): Promise<void> =>
    subscriptions
      .update(socket, payload)
      .then((isAccepted) => void (isAccepted || closeSocket(socket, 'PAYLOAD_REFUSED')))
      .catch((error: unknown) => {
        logger.error('A subscription failed', { error });
        socket.disconnect(true);
      });

  return {
    users: signals.channel,
    isCutOff: () => nodes?.isCutOff() ?? false,
    async attach(server) {
      io = openSocketServer(server, deps);
      io.on('connection', (socket: LiveSocket) => {
        const { userId, companyId } = socket.data.user;
        void socket.join([roomOf(userId), roomOfCompany(companyId)]);
        signals.channel.signal({ kind: 'connected', userId });
        const canUpdate = createTagLimiter(clock);
        onUpdateTags(socket, (payload) => {
          if (canUpdate()) void updateTags(socket, payload);
          else closeSocket(socket, 'TOO_MANY_UPDATES');
        });
        socket.on('disconnect', () => subscriptions.remove(socket));
      });
      nodes = await joinNodes(io, deps, {
        changed: (companyId) => subscriptions.changed(companyId),
        familyEnded: closeFamily,
        userSignal: signals.emit,
        position: (companyId, position) => subscriptions.publishPosition(companyId, position),
      });
      stopTicks = clock.setInterval(() => {
        const now = clock.now();
        closeSockets('PAYLOAD_EXPIRED', (socket) => subscriptions.expiryOf(socket) <= now);
        subscriptions.tick();
      }, settings.pongSeconds * 1000);
      stopRights = clock.setInterval(() => {
        checkRights().catch((error: unknown) =>
          logger.error('Rights could not be checked', { error }),
        );
      }, settings.rightsSeconds * 1000);
    },
    changed(companyId) {
      subscriptions.changed(companyId);
      nodes?.changed(companyId);
    },
    position(companyId, position) {
      subscriptions.publishPosition(companyId, position);
      nodes?.position(companyId, position);
    },
    endFamily(familyId) {
      closeFamily(familyId);
      nodes?.familyEnded(familyId);
    },
    async close() {
      stopTicks();
      stopRights();
      subscriptions.close();
      closeSockets('SERVER_CLOSING', () => true);
      await io?.close();
      await nodes?.close();
    },
  };
}

/** Calls `listener` with the payload of every `update_tags`; other messages are ignored. */
function onUpdateTags(socket: LiveSocket, listener: (payload: string) => void): void {
  socket.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('type' in message) || message.type !== 'update_tags') return;
    listener('data' in message && typeof message.data === 'string' ? message.data : '');
  });
}

/** Runs `work` unless the previous run has not finished. */
function createSkipping(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };
}
