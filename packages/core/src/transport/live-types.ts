/** A message of the live channel whose outer form is parsed; the receiver parses `body`. */
export interface LiveMessage {
  /** Such as `alert-center-7` or `vehicle-position-7`. */
  readonly type: string;
  /** Number of the change in the company's sequence; `null` for messages outside of it. */
  readonly seq: number | null;
  /** The message covers the sequence after this number, up to `seq`. */
  readonly prevSeq: number | null;
  /** The whole message as received. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * - `idle`: `connect` has not been called
 * - `connecting`: the first attempt, until the server confirms the subscription
 * - `live`: the server confirms its head every few seconds
 * - `reconnecting`: disconnected; attempts follow automatically
 * - `closed`: ended by `close`
 */
export type LiveState = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'closed';

/** Times are epoch milliseconds. A new object after every change. */
export interface LiveStatus {
  readonly state: LiveState;
  /** When this state began. */
  readonly since: number;
  /** Failed attempts since the channel was last live. */
  readonly attempt: number;
  /** When the next attempt starts; `null` while none is scheduled. */
  readonly nextAttemptAt: number | null;
  /** The last attempt failed because the server, or the host's `getToken`, accepts nobody. */
  readonly signedOut: boolean;
  /** When the server last confirmed its head. */
  readonly lastPongAt: number | null;
}

/**
 * The server confirms that the sequence has nothing else for this subscriber after `prevSeq`, up to
 * `seq`. Follows the `live` status.
 */
export interface LiveHead {
  readonly kind: 'head';
  readonly prevSeq: number;
  readonly seq: number;
  /** The server's time when it sent this, in epoch milliseconds; `undefined` when it is unreadable. */
  readonly serverNow: number | undefined;
}

/**
 * The channel does not track the sequence: the consumer finds gaps from `prevSeq` and `seq`, and
 * requests what it missed.
 */
export type LiveEvent =
  | { readonly kind: 'status'; readonly status: LiveStatus }
  | { readonly kind: 'message'; readonly message: LiveMessage }
  | LiveHead
  /**
   * The server closed the connection, as it does when the tags have expired: load a new payload and
   * call `setTags`. The channel reconnects automatically.
   */
  | { readonly kind: 'tagsNeeded' };
