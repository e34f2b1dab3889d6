import type { LiveMessage } from './live-messages.ts';

/** An event about one user, sent to every node. */
export type UserSignal =
  | { readonly kind: 'connected'; readonly userId: number }
  | { readonly kind: 'hangUp'; readonly userId: number; readonly vehicleId: number };

/** Messages to a single user, independent of the company's sequence. */
export interface UserChannel {
  /** Sends to every connection of the user, with or without a subscription. */
  send(userId: number, message: LiveMessage): void;
  isConnected(userId: number): Promise<boolean>;
  /** Notifies the listeners of every node; those of this node synchronously. */
  signal(signal: UserSignal): void;
  /** Listeners are also notified of every new connection. */
  onSignal(listener: (signal: UserSignal) => void): void;
}
