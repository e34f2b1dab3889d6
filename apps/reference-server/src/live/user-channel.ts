import type { Server } from 'socket.io';
import type { LiveMessage } from './live-messages.ts';

/** An event about one user, sent to every node. */
export type UserSignal =
  | { readonly kind: 'connected'; readonly userId: number }
  | { readonly kind: 'hangUp'; readonly userId: number; readonly vehicleId: number };

/** Messages to a single user, independent of the company's sequence. */
export interface UserChannel {
  /** Sends to every connection of the user, with or without a subscription. */
  send(userId: number, message: LiveMessage): void;
  /** Sends to the user's subscriptions that include notifications. */
  notify(userId: number, message: LiveMessage): void;
  /** Sends to the user's subscriptions that include alerts. */
  alert(userId: number, message: LiveMessage): void;
  /** Sends to every connection of the company's users, with or without a subscription. */
  sendToCompany(companyId: number, message: LiveMessage): void;
  isConnected(userId: number): Promise<boolean>;
  /** Notifies the listeners of every node; those of this node synchronously. */
  signal(signal: UserSignal): void;
  /** Listeners are also notified of every new connection. */
  onSignal(listener: (signal: UserSignal) => void): void;
}

/** Room of all connections of one user. */
export const roomOf = (userId: number): string => `user ${userId}`;

/** Room of all connections of a company's users. */
export const roomOfCompany = (companyId: number): string => `company ${companyId}`;

/** Room of a user's connections whose subscription includes alerts. */
export const alertedRoomOf = (userId: number): string => `alerted user ${userId}`;

/** Room of a user's connections whose subscription includes notifications. */
export const notifiedRoomOf = (userId: number): string => `notified user ${userId}`;

export interface UserSignals {
  readonly channel: UserChannel;
  /** Notifies the listeners of this node. */
  readonly emit: (signal: UserSignal) => void;
}

/**
 * @param io returns the socket server once it is open
 * @param broadcast sends a signal to the other nodes
 */
export function createUserSignals(
  io: () => Server | undefined,
  broadcast: (signal: UserSignal) => void,
): UserSignals {
  const listeners = new Set<(signal: UserSignal) => void>();
  const emit = (signal: UserSignal): void => {
    for (const listener of listeners) listener(signal);
  };
  return {
    emit,
    channel: {
      send: (userId, message) => void io()?.to(roomOf(userId)).emit('message', message),
      notify: (userId, message) => void io()?.to(notifiedRoomOf(userId)).emit('message', message),
      alert: (userId, message) => void io()?.to(alertedRoomOf(userId)).emit('message', message),
      sendToCompany: (companyId, message) =>
        void io()?.to(roomOfCompany(companyId)).emit('message', message),
      isConnected: async (userId) =>
        ((await io()?.in(roomOf(userId)).fetchSockets()) ?? []).length > 0,
      signal(signal) {
        emit(signal);
        broadcast(signal);
      },
      onSignal: (listener) => void listeners.add(listener),
    },
  };
}
