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

/** Events of the feed. Each includes the range after `prevSeq` up to `seq`. */
export type FeedListEvent =
  | { readonly type: 'statusChanged'; readonly status: FeedStatus }
  | {
      readonly type: 'headAdvanced';
      readonly prevSeq: number;
      readonly seq: number;
      /** How far the source's clock is ahead of the browser's, ms, if it is reported. */
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

/** Results of effects, with the `ticket` of the effect. */
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
      /** Whether an automatic retry may help. */
      readonly mayRetry: boolean;
    };

/** Actions of the user. */
export type UserListEvent =
  | {
      readonly type: 'actionStarted';
      readonly token: number;
      readonly ids: readonly AlertId[];
      readonly change: AlertChange;
    }
  | { readonly type: 'actionAcknowledged'; readonly token: number; readonly result: ActionResult }
  | { readonly type: 'actionRefused'; readonly token: number }
  | { readonly type: 'olderRequested'; readonly urgency: Urgency }
  /** Without `urgency`, retries everything that failed. */
  | { readonly type: 'retryRequested'; readonly urgency?: Urgency }
  | { readonly type: 'unresolvedOnlyChanged'; readonly value: boolean }
  | { readonly type: 'busyChanged'; readonly urgency: Urgency; readonly isBusy: boolean }
  | { readonly type: 'waitingShown'; readonly urgency: Urgency }
  | { readonly type: 'panelClosed' }
  /** The alerts that are now open in previews. */
  | { readonly type: 'previewsChanged'; readonly ids: readonly AlertId[] }
  /** Alerts read one by one for previews, when no list contains them. */
  | { readonly type: 'alertsRead'; readonly alerts: readonly Alert[] };

export type AlertListEvent =
  | FeedListEvent
  | LoadListEvent
  | UserListEvent
  | { readonly type: 'started' }
  | { readonly type: 'stopped' }
  /** The host enables or pauses live updates; while paused, only the counts are polled. */
  | { readonly type: 'liveChanged'; readonly isLive: boolean }
  | { readonly type: 'panelOpened' }
  /** The time returned by `wakeAt` has come. */
  | { readonly type: 'clockMoved' }
  /** Events received within one frame, in order. */
  | { readonly type: 'batch'; readonly events: readonly FeedListEvent[] };
