import type { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import type {
  ActionResult,
  AlertPage,
  AlertSubscription,
  FoundAlerts,
  MissedAlerts,
  UnresolvedCounts,
} from './responses.ts';
import type { FeedEvent } from './alert-source.port.ts';
import type { SnoozeEnds } from '../alert/snooze.ts';
import type { AlertSearch } from './alert-search.ts';
import type { ListKey, LoadSlot } from './list-state.ts';

/** A live event that can be applied. */
export interface ReceivedEvent {
  readonly event: Exclude<FeedEvent, { readonly kind: 'dropped' | 'presence' }>;
  /** Browser time on receipt, epoch ms: the frame that applies the event may be late. */
  readonly receivedOn: number;
}

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
      readonly list: ListKey;
      readonly page: AlertPage;
    }
  | { readonly type: 'countsLoaded'; readonly ticket: number; readonly counts: UnresolvedCounts }
  | {
      readonly type: 'foundLoaded';
      readonly ticket: number;
      /** The alerts that the source was asked about. */
      readonly asked: readonly AlertId[];
      readonly found: FoundAlerts;
    }
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
      readonly error: PantauError;
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
  /** Null ends the search. */
  | { readonly type: 'searchChanged'; readonly search: AlertSearch | null }
  /** What the user snoozes has changed, or some of it has ended. */
  | { readonly type: 'snoozesChanged'; readonly ends: SnoozeEnds }
  | {
      readonly type: 'busyChanged';
      readonly urgency: Urgency;
      readonly isBusy: boolean;
      /** The rows on screen, which may be behind the store. Without them, the rows of the store are kept. */
      readonly shown?: readonly AlertId[] | undefined;
    }
  | { readonly type: 'waitingShown'; readonly urgency: Urgency }
  | { readonly type: 'panelClosed' }
  /** The alerts that are now open in previews. */
  | { readonly type: 'previewsChanged'; readonly ids: readonly AlertId[] }
  /** The alerts that views outside of the lists show now. */
  | { readonly type: 'heldChanged'; readonly ids: readonly AlertId[] }
  /** Alerts read for previews and other views, when no list contains them. */
  | {
      readonly type: 'alertsRead';
      readonly alerts: readonly Alert[];
      /** Head of the sequence when they were requested; null if it was unknown. */
      readonly headAtStart: number | null;
    };

export type AlertListEvent =
  | LoadListEvent
  | UserListEvent
  | { readonly type: 'started' }
  | { readonly type: 'stopped' }
  /** The host enables or pauses live updates; while paused, only the counts are polled. */
  | { readonly type: 'liveChanged'; readonly isLive: boolean }
  /** The browser reports that it has a network, or none. */
  | { readonly type: 'networkChanged'; readonly offline: boolean }
  | { readonly type: 'panelOpened' }
  /** The lists are shown, or may be soon. */
  | { readonly type: 'listsWanted' }
  /** The time returned by `wakeAt` has come. */
  | { readonly type: 'clockMoved' }
  /** Live events received within one frame, in order. */
  | { readonly type: 'received'; readonly events: readonly ReceivedEvent[] };
