import type { ActionTaken, AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import type {
  ActionResult,
  AlertPage,
  AlertSubscription,
  FeedStatus,
  MissedAlerts,
  UnresolvedCounts,
} from './responses.ts';
import type { LoadSlot } from './list-state.ts';

/** What the feed tells. The stretch after `prevSeq` up to `seq` is covered by it. */
export type FeedListEvent =
  | { readonly type: 'statusChanged'; readonly status: FeedStatus }
  | {
      readonly type: 'headAdvanced';
      readonly prevSeq: number;
      readonly seq: number;
      /** By how much the source's clock is ahead of ours, ms, where it tells. */
      readonly clockOffset?: number | undefined;
    }
  | {
      readonly type: 'alertArrived';
      readonly prevSeq: number;
      readonly seq: number;
      readonly alert: Alert;
    }
  | {
      readonly type: 'actionTaken';
      readonly prevSeq: number;
      readonly seq: number;
      readonly action: ActionTaken;
    };

/** Answers to effects; `ticket` is the effect's. */
export type LoadListEvent =
  | {
      readonly type: 'subscriptionLoaded';
      readonly ticket: number;
      readonly subscription: AlertSubscription;
    }
  | {
      readonly type: 'pageLoaded';
      readonly ticket: number;
      readonly which: 'first' | 'older';
      readonly urgency: Urgency;
      readonly page: AlertPage;
    }
  | { readonly type: 'countsLoaded'; readonly ticket: number; readonly counts: UnresolvedCounts }
  | {
      readonly type: 'missedLoaded';
      readonly ticket: number;
      readonly since: number;
      readonly missed: MissedAlerts;
    }
  | {
      readonly type: 'loadFailed';
      readonly ticket: number;
      readonly slot: LoadSlot;
      readonly error: Error;
      /** Whether trying again by itself may help. */
      readonly mayRetry: boolean;
    };

/** What the user does. */
export type UserListEvent =
  | {
      readonly type: 'actionStarted';
      readonly token: number;
      readonly ids: readonly AlertId[];
      readonly change: AlertChange;
    }
  | { readonly type: 'actionAcknowledged'; readonly token: number; readonly result: ActionResult }
  | { readonly type: 'actionRefused'; readonly token: number }
  | { readonly type: 'olderWanted'; readonly urgency: Urgency }
  /** Without a list: everything that failed. */
  | { readonly type: 'retryWanted'; readonly urgency?: Urgency }
  | { readonly type: 'unresolvedOnlyChanged'; readonly value: boolean }
  | { readonly type: 'busyChanged'; readonly urgency: Urgency; readonly isBusy: boolean }
  | { readonly type: 'waitingShown'; readonly urgency: Urgency }
  | { readonly type: 'panelClosed' }
  /** Which alerts are open in a preview now. */
  | { readonly type: 'previewsChanged'; readonly ids: readonly AlertId[] }
  /** Single alerts as the source has them, for previews of those that no list holds. */
  | { readonly type: 'alertsRead'; readonly alerts: readonly Alert[] };

export type AlertListEvent =
  | FeedListEvent
  | LoadListEvent
  | UserListEvent
  | { readonly type: 'started' }
  | { readonly type: 'stopped' }
  /** The host wants live updates, or none: then counts alone are asked for, now and then. */
  | { readonly type: 'liveChanged'; readonly isLive: boolean }
  | { readonly type: 'panelOpened' }
  /** The time has come that `wakeAt` named. */
  | { readonly type: 'clockMoved' }
  /** What came within one frame, in order. */
  | { readonly type: 'batch'; readonly events: readonly FeedListEvent[] };
