import type {
  ActionTaken,
  ActionTarget,
  InstantRange,
  StateChange,
} from '../alert/alert-action.ts';
import type { Alert, AlertId, RuleId, Urgency, User } from '../alert/alert.ts';
import type { Snooze, SnoozeLength, SnoozeSubject } from '../alert/snooze.ts';
import type {
  ActionResult,
  AlertPage,
  AlertSubscription,
  FeedStatus,
  FoundAlerts,
  MissedAlerts,
  UnresolvedCounts,
} from './responses.ts';
import type { QuickNotes } from '../alert/quick-notes.ts';
import type { AlertSearch, VehicleGroup } from './alert-search.ts';

export type {
  ActionItem,
  ActionResult,
  CurrentUser,
  AlertPage,
  AlertSubscription,
  FeedStatus,
  FoundAlerts,
  MissedAlerts,
  UnresolvedCounts,
} from './responses.ts';
export type { QuickNotes } from '../alert/quick-notes.ts';
export type { AlertSearch, VehicleGroup } from './alert-search.ts';
export type { Snooze, SnoozeLength, SnoozeSubject } from '../alert/snooze.ts';

/**
 * The source of the alert centre's data. A host implements it on top of its own backend, or uses the HTTP or
 * the memory adapter. Every promise rejects with `PantauError` and honours its signal. The contract suite
 * `alertSourceContract` (`@pantau/alert-center/testing`) states what the widget relies on beyond the types.
 */
export interface AlertSource {
  /**
   * Identifies the backend among those that a page may use, such as its URL: stored values and the
   * reminder's lock are separate per source. May be omitted when there is only one.
   */
  readonly id?: string | undefined;
  /** The current user and their subscription. Called first, after a reconnect, and when the server requests it. */
  loadSubscription(signal?: AbortSignal): Promise<AlertSubscription>;
  /** One page of one list, newest first (`createdOn`, then `id`). Must not come from a cache. */
  listAlerts(query: AlertQuery, signal?: AbortSignal): Promise<AlertPage>;
  /** The current versions of up to 100 alerts; those that the user cannot see are omitted. */
  readAlerts(ids: readonly AlertId[], signal?: AbortSignal): Promise<readonly Alert[]>;
  /** Counts unresolved and unread alerts in the range, exactly as of `head`. */
  countUnresolved(range: CountRange, signal?: AbortSignal): Promise<UnresolvedCounts>;
  /**
   * What a search finds: how many unresolved and unread alerts of the range, and which of up to 100 alerts
   * (`among`). Exactly the alerts that `listAlerts` lists with that search. A source without it has no search.
   */
  findAlerts?(query: FindQuery, signal?: AbortSignal): Promise<FoundAlerts>;
  /** The vehicle groups that the user may search by, by name. Without it, searches have no vehicle groups. */
  listVehicleGroups?(signal?: AbortSignal): Promise<readonly VehicleGroup[]>;
  /**
   * The alerts of one vehicle in the range that the user can see, urgent and important together, newest first and at most
   * `limit`. Must not come from a cache. Without it, previews do not list the vehicle's other alerts.
   */
  listVehicleAlerts?(query: VehicleAlertsQuery, signal?: AbortSignal): Promise<readonly Alert[]>;
  /**
   * The rules whose alerts are marked as false so often that the company wants to know, among those whose alerts the user
   * sees, the highest share first. Without it, previews do not say so.
   */
  listFalseRules?(signal?: AbortSignal): Promise<FalseRules>;
  /** What the user snoozes at this moment, the first to end first. A source without it has no snoozing. */
  listSnoozes?(signal?: AbortSignal): Promise<readonly Snooze[]>;
  /**
   * Snoozes an event on a vehicle for the current user alone, from now on; replaces the end of one that is running.
   * Returns what is snoozed then. Rejects with `invalid` for an emergency (code 1) or one snooze too many, and with
   * `notFound` for a vehicle that the user cannot see.
   */
  snooze?(request: SnoozeRequest, signal?: AbortSignal): Promise<readonly Snooze[]>;
  /** Ends a snooze before its time, if there is one. Returns what is snoozed then. */
  endSnooze?(subject: SnoozeSubject, signal?: AbortSignal): Promise<readonly Snooze[]>;
  /** Applies one change to all targeted alerts or to none. */
  act(request: ActionRequest, signal?: AbortSignal): Promise<ActionResult>;
  /**
   * Gives alerts to a person: to the current user when they take them. Changes only unresolved alerts that nobody or
   * the current user owns, each or none by itself: of two users who take an alert at once, one gets `applied`, the other
   * `owned`, with the winner in the item's alert. Rejects with `invalid` for a person who may not act on alerts. Reported
   * by the feed as an action with the change `owner`. A source without it has no owners.
   */
  changeOwner?(request: OwnerRequest, signal?: AbortSignal): Promise<ActionResult>;
  /** Whom the current user can hand alerts over to, by name: those whose names have every word of the search. */
  listPossibleOwners?(search: string, signal?: AbortSignal): Promise<readonly User[]>;
  /** What the company offers as notes when somebody resolves alerts, in this order. Without it, notes are free text. */
  listQuickNotes?(signal?: AbortSignal): Promise<QuickNotes>;
  /**
   * Replaces the company's quick notes: at most `QUICK_NOTES_MAX`, each in one line, with the limits of a note, and none
   * twice; `revision` is the one that was read. Resolves to what is stored then. Rejects with `conflict` when somebody
   * else has changed them, with `forbidden` for users who may not. A source without it has nothing to edit them with.
   */
  saveQuickNotes?(change: QuickNotes, signal?: AbortSignal): Promise<QuickNotes>;
  /** The current versions of alerts that arrived or changed after `since`. */
  missedSince(since: number, signal?: AbortSignal): Promise<MissedAlerts>;
  /**
   * Opens the live feed, which reconnects automatically until it is closed. The first event reports its
   * status.
   */
  subscribe(listener: (event: FeedEvent) => void): LiveFeed;
}

/** How many alerts of a rule are marked as false. */
export interface FalseRule {
  readonly ruleId: RuleId;
  readonly total: number;
  readonly falseAlerts: number;
}

export interface FalseRules {
  /** The days up to now that count. */
  readonly days: number;
  readonly rules: readonly FalseRule[];
}

export interface AlertQuery {
  readonly urgency: Urgency;
  readonly range: InstantRange;
  /** Restricts the list to unresolved alerts. */
  readonly unresolvedOnly: boolean;
  /** Restricts the list to what the search finds; only with sources that have `findAlerts`. */
  readonly search?: AlertSearch | undefined;
  /** 1 to 100. */
  readonly limit: number;
  /** `endCursor` of the previous page. */
  readonly after?: string;
}

export interface FindQuery {
  readonly search: AlertSearch;
  readonly range: InstantRange;
  /** At most 100. */
  readonly among: readonly AlertId[];
}

export interface VehicleAlertsQuery {
  readonly vehicleId: string;
  readonly range: InstantRange;
  /** 1 to 100. */
  readonly limit: number;
}

export interface CountRange extends InstantRange {
  /** Leaves out alerts that the user snoozes; only with sources that have `listSnoozes`. Defaults to `false`. */
  readonly withoutSnoozed?: boolean | undefined;
}

export interface SnoozeRequest extends SnoozeSubject {
  readonly length: SnoozeLength;
}

export interface ActionRequest {
  readonly change: StateChange;
  readonly target: ActionTarget;
}

export interface OwnerRequest {
  /** Null releases the alerts. */
  readonly owner: User | null;
  /** At most 100. */
  readonly ids: readonly AlertId[];
}

/**
 * An event of the feed. Events of the sequence state the range that they include: after `prevSeq`, up to
 * `seq`. The consumer fills gaps with `missedSince`.
 */
export type FeedEvent =
  | { readonly kind: 'status'; readonly status: FeedStatus }
  /** Nothing new for this user up to `seq`. The first one after each (re)connect has `prevSeq === seq`. */
  | {
      readonly kind: 'head';
      readonly prevSeq: number;
      readonly seq: number;
      /** The source's time when it sent the event, epoch ms. */
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
  /** The user's alert rules have changed: the subscription is loaded again, and the user is notified. */
  | { readonly kind: 'rulesChanged' }
  /**
   * The user has snoozed alerts or ended a snooze, perhaps elsewhere: what is snoozed is loaded again. Not sent when a
   * snooze ends by itself.
   */
  | { readonly kind: 'snoozesChanged' }
  /**
   * Who has alerts open now, the user included; of those that the user can see. Complete once the feed is live: nobody has
   * another one open. Later the alerts where it has changed. Never sent by a source without presence.
   */
  | {
      readonly kind: 'presence';
      readonly isComplete: boolean;
      readonly alerts: readonly AlertPresence[];
    }
  /** A message that could not be parsed was dropped; only passed to `onError`. */
  | { readonly kind: 'dropped'; readonly error: Error };

export interface AlertPresence {
  readonly id: AlertId;
  /** Everybody who has the alert open, each once; nobody when it was closed. */
  readonly users: readonly User[];
}

export interface LiveFeed {
  /**
   * While its status is `live`, the feed sends an event at least this often, in ms: a head when there is
   * nothing else. At most `EXPECT_EVERY_MAX_MS`. After a longer silence the widget shows the connection
   * as interrupted until the next event.
   */
  readonly expectEvery: number;
  /**
   * The user has exactly these alerts open, at most 9: replaces what was stated before. The feed states it again after a
   * reconnect. Others learn it within 500 ms; it ends within 10 s of closing the feed or of losing the connection. Users
   * who may not act on alerts are not reported. A source without it has no presence.
   */
  setOpen?(ids: readonly AlertId[]): void;
  /** Reconnects immediately instead of waiting for the next attempt. */
  retryNow(): void;
  /** Closes the feed and its connection, whatever its status; no event follows. */
  close(): void;
}

/** The longest silence of a live feed that a source may declare, ms. */
export const EXPECT_EVERY_MAX_MS = 60_000;
