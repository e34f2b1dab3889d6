import type { LiveMessage } from './live-messages.ts';

/** Something that concerns one user, on whatever node he or what he did is. */
export type UserSignal =
  | { readonly kind: 'connected'; readonly userId: number }
  | { readonly kind: 'hangUp'; readonly userId: number; readonly vehicleId: number };

/** Messages to one user alone, beside the company's sequence. */
export interface UserChannel {
  /** To each of his connections, whether it has sent update_tags or not. */
  send(userId: number, message: LiveMessage): void;
  isConnected(userId: number): Promise<boolean>;
  /** Is heard on every node, on this one at once. */
  signal(signal: UserSignal): void;
  /** Also hears of each connection as it comes. */
  onSignal(listener: (signal: UserSignal) => void): void;
}
