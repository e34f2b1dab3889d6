/** A message of the live channel, its outer form parsed; `body` is for the receiver to parse. */
export interface LiveMessage {
  /** Such as `alert-center-7` or `vehicle-position-7`. */
  readonly type: string;
  /** Number of the change in the company's sequence; `null` for messages outside it. */
  readonly seq: number | null;
  readonly prevSeq: number | null;
  /** The whole message as it came. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * - `idle`: not asked to connect yet
 * - `connecting`: the first attempt, until the server confirms the subscription
 * - `live`: the server confirms every few seconds that nothing is missed
 * - `reconnecting`: cut off; trying again by itself
 * - `closed`: ended by `close()`
 */
export type LiveState = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'closed';

/** Times are epoch milliseconds. A new object after every change. */
export interface LiveStatus {
  readonly state: LiveState;
  /** When this state began. */
  readonly since: number;
  /** Failed attempts since the channel was last live. */
  readonly attempt: number;
  /** When the next attempt starts; `null` while none is waiting. */
  readonly nextAttemptAt: number | null;
  /** When the server last confirmed that nothing is missed. */
  readonly lastPongAt: number | null;
}

export type LiveEvent =
  | { readonly kind: 'status'; readonly status: LiveStatus }
  | {
      readonly kind: 'message';
      readonly message: LiveMessage;
      /** Its number was heard before. */
      readonly isDuplicate: boolean;
    }
  /** PONG: the server confirms that there is nothing else up to `seq`. Told after the status. */
  | {
      readonly kind: 'head';
      readonly prevSeq: number;
      readonly seq: number;
      /** The server's time as it sent this; null when it cannot be read. */
      readonly at: number | null;
    }
  | {
      /**
       * Something was missed: fetch what came after `since`, then call `healed`. With `isReset`
       * everything is to be loaded again.
       */
      readonly kind: 'gap';
      readonly since: number;
      readonly upTo: number;
      readonly isReset: boolean;
    }
  | {
      /**
       * The server closed the connection, as it does when the tags have expired: fetch a new
       * payload and call `setTags`. The channel connects again by itself.
       */
      readonly kind: 'tagsNeeded';
    };
