import type {
  ActionTaken,
  AlertChange,
  ActionTarget,
  InstantRange,
} from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import type {
  ActionResult,
  AlertPage,
  AlertSubscription,
  FeedStatus,
  MissedAlerts,
  UnresolvedCounts,
} from './responses.ts';

export type {
  ActionItem,
  ActionResult,
  CurrentUser,
  AlertPage,
  AlertSubscription,
  FeedStatus,
  MissedAlerts,
  UnresolvedCounts,
} from './responses.ts';

/**
 * Where the alert centre's data is. A host implements this over its own backend, or takes the HTTP or
 * the memory adapter. Every promise rejects with `PantauError` and obeys its signal. What the widget
 * relies on beyond the types is stated by `alertSourceContract` (`@pantau/alert-center/testing`).
 */
export interface AlertSource {
  /** The caller's subscription, and who he is. Called first, after a reconnect, and when the server asks for it. */
  loadSubscription(signal?: AbortSignal): Promise<AlertSubscription>;
  /** One page of one list, newest first (createdOn, then id). Must not come from a cache. */
  listAlerts(query: AlertQuery, signal?: AbortSignal): Promise<AlertPage>;
  /** Single alerts as they are now, at most 100; those that are not to be seen are left out. */
  readAlerts(ids: readonly AlertId[], signal?: AbortSignal): Promise<readonly Alert[]>;
  /** Unresolved and unread alerts within the range, exactly as they are at `head`. */
  countUnresolved(range: InstantRange, signal?: AbortSignal): Promise<UnresolvedCounts>;
  /** Applies one change to alerts, together or not at all. */
  act(request: ActionRequest, signal?: AbortSignal): Promise<ActionResult>;
  /** Alerts that arrived or changed after `since`, as they are now. */
  missedSince(since: number, signal?: AbortSignal): Promise<MissedAlerts>;
  /**
   * Opens the live feed and keeps it open until the returned function is called. The first event tells
   * the status. Reconnects by itself.
   */
  subscribe(listener: (event: FeedEvent) => void): LiveFeed;
}

export interface AlertQuery {
  readonly urgency: Urgency;
  readonly range: InstantRange;
  /** True: only alerts that are neither resolved nor false. */
  readonly unresolvedOnly: boolean;
  /** 1 to 100. */
  readonly limit: number;
  /** `endCursor` of the page before. */
  readonly after?: string;
}

export interface ActionRequest {
  readonly change: AlertChange;
  readonly target: ActionTarget;
}

/**
 * What the feed tells. Events of the sequence come with the stretch that they cover: after `prevSeq`,
 * up to `seq`. The consumer heals gaps with `missedSince`.
 */
export type FeedEvent =
  | { readonly kind: 'status'; readonly status: FeedStatus }
  /** Nothing new for this user up to `seq`. The first after each (re)connect has prevSeq === seq. */
  | {
      readonly kind: 'head';
      readonly prevSeq: number;
      readonly seq: number;
      /** The source's time as it told this, epoch ms. */
      readonly serverNow?: number | undefined;
    }
  | {
      readonly kind: 'alert';
      readonly prevSeq: number;
      readonly seq: number;
      readonly alert: Alert;
    }
  | {
      readonly kind: 'action';
      readonly prevSeq: number;
      readonly seq: number;
      readonly action: ActionTaken;
    }
  /** A message that could not be understood was dropped; for `onError` only. */
  | { readonly kind: 'dropped'; readonly error: Error };

export interface LiveFeed {
  /** Tries at once instead of waiting for the next attempt. */
  retryNow(): void;
  /** Ends the feed; no event follows. */
  close(): void;
}
