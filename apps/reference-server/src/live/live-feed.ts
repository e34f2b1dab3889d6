import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import { onClientMessage } from './client-messages.ts';
import type { SendToAll } from './deliver.ts';
import type { LiveFeedDeps } from './live-feed-deps.ts';
import { closingMessage, type ClosingReason } from './live-messages.ts';
import type { LivePublisher } from './live-publisher.ts';
import { joinNodes, type Nodes } from './nodes.ts';
import { completePresence, deliverPresence } from './presence/deliver-presence.ts';
import { Presence, type PresenceSocket } from './presence/presence.ts';
import { readOpenAlerts } from './presence/read-open-alerts.ts';
import { readRightsVersions } from '../access/live-rights.ts';
import { openSocketServer, type LiveSocket } from './socket-server.ts';
import type { Subscriber } from './subscriber.ts';
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
  const sendToAll: SendToAll = (receivers, message) => {
    io?.local.to(receivers.map(({ id }) => id)).emit('message', message);
  };
  const subscriptions = new Subscriptions(deps, sendToAll);
  let nodes: Nodes | undefined;
  let stopTicks = (): void => {};
  let stopRights = (): void => {};

  const sockets = (): LiveSocket[] => [...(io?.sockets.sockets.values() ?? [])];

  const subscriberOf = (socketId: string): Subscriber | undefined => {
    const socket = io?.sockets.sockets.get(socketId);
    return socket && subscriptions.subscriberOf(socket);
  };
  const presence = new Presence({
    ...{ clock, logger, node: randomUUID() },
    scopeOf: (socketId) => subscriberOf(socketId)?.view.scope,
    read: (stated) => readOpenAlerts(deps.db, stated),
    report: (companyId, changes) =>
      deliverPresence(companyId, changes, subscriptions.ofCompany(companyId), sendToAll),
    greet(socketId, companyId, all) {
      const message = completePresence(companyId, all, subscriberOf(socketId));
      if (message !== undefined) io?.local.to(socketId).emit('message', message);
    },
    tellNodes: (message) => nodes?.presence(message),
  });

  const leave = (socket: LiveSocket): void => {
    presence.remove(socket.id);
    subscriptions.remove(socket);
  };
  const closeSocket = (socket: LiveSocket, reason: ClosingReason): void => {
    leave(socket);
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
      else if (await subscriptions.restrict(socket, version)) presence.subscribed(idsOf(socket));
    }
  });

  const updateTags = (socket: LiveSocket, payload: string): Promise<void> =>
    subscriptions
      .update(socket, payload)
      .then((isAccepted) => {
        if (isAccepted) presence.subscribed(idsOf(socket));
        else closeSocket(socket, 'PAYLOAD_REFUSED');
      })
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
        onClientMessage(socket, {
          updateTags(payload) {
            if (canUpdate()) void updateTags(socket, payload);
            else closeSocket(socket, 'TOO_MANY_UPDATES');
          },
          presence: (alertIds) => presence.state(idsOf(socket), alertIds),
        });
        socket.on('disconnect', () => leave(socket));
      });
      nodes = await joinNodes(io, deps, {
        changed: (companyId) => subscriptions.changed(companyId),
        familyEnded: closeFamily,
        userSignal: signals.emit,
        presence: (message) => presence.fromNode(message),
        position: (companyId, position) => subscriptions.publishPosition(companyId, position),
        reconnected: () => subscriptions.tick(),
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
      presence.close();
      subscriptions.close();
      closeSockets('SERVER_CLOSING', () => true);
      await io?.close();
      await nodes?.close();
    },
  };
}

const idsOf = ({ id, data }: LiveSocket): PresenceSocket => ({
  ...{ id, userId: data.user.userId, companyId: data.user.companyId },
});

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
