import type { PantauError } from '@pantau/core';
import type { ActionTaken, AlertChange } from '../alert/alert-action.ts';
import type { AlertKey } from '../alert/alert-order.ts';
import type { Alert, AlertId, User, SubscribedRules, Urgency } from '../alert/alert.ts';
import type { AlertSearch } from './alert-search.ts';
import type { CurrentUser, UnresolvedCounts } from './responses.ts';
import { TIME_WINDOW_MS } from '../alert/limits.ts';
import type { SnoozeEnds } from '../alert/snooze.ts';
import { type Sequence, unknownSequence } from './sequence.ts';
import { type ConnectionState, initialConnection } from './connection.ts';
import { type ServerClock, unknownClock } from './server-clock.ts';

/** An alert as a row shows it. The object is stable until something in it changes. */
export interface AlertView {
  /** Includes the user's own changes that the server has not confirmed yet. */
  readonly alert: Alert;
  readonly urgency: Urgency;
  /** A change by the user is waiting for the server. */
  readonly pending: boolean;
  /** The user snoozes it: it is shown and counted, but must not interrupt. */
  readonly snoozed: boolean;
}

export interface Entity {
  /** The last complete version from the server. */
  readonly base: Alert;
  /** `base` with every action that the feed reported since. */
  readonly truth: Alert;
  /** Null when the alert is neither urgent nor important for the user. */
  readonly urgency: Urgency | null;
  /** Missing from a page that should contain it: it has changed unnoticed, and no row may show it. */
  readonly isContradicted: boolean;
  /** Older than changes that nobody can report any more: it may have changed unnoticed. */
  readonly isDoubtful: boolean;
  readonly view: AlertView;
}

/** A list of what a search finds, beside the complete list of the same urgency. */
export type FoundKey = `found:${Urgency}`;

export type ListKey = Urgency | FoundKey;

/** The kinds of requests. At most one request of each kind runs at a time. */
export type LoadSlot =
  'subscription' | 'missed' | 'counts' | 'found' | `first:${ListKey}` | `older:${ListKey}`;

export interface Load {
  readonly phase: 'idle' | 'requested' | 'running' | 'failed';
  /** Number of the latest request; responses to earlier ones are ignored. */
  readonly ticket: number;
  /** Repeat the request once it is done: its response may lack what happened in the meantime. */
  readonly again: boolean;
  /** Consecutive failures. */
  readonly failures: number;
  /** When a failed load is retried; null until the user retries or the connection is back. */
  readonly retryAt: number | null;
  readonly error: PantauError | null;
  /** Head of the sequence when the request started. */
  readonly headAtStart: number | null;
}

/** One list: every alert of its urgency from the newest down to `floor`. */
export interface ListState {
  /** Whether a page has ever been loaded. */
  readonly isLoaded: boolean;
  /** The loaded rows are out of date, and the first page is being requested again. */
  readonly isStale: boolean;
  /** The last loaded row; older ones have not been loaded. Null when the whole time window is loaded. */
  readonly floor: AlertKey | null;
  /** The server's cursor at `floor`; null when `floor` has moved since. */
  readonly cursor: string | null;
  /** End of the range in the query that returned the cursor. */
  readonly cursorEnd: number | null;
  /** The filter with which the rows were loaded. */
  readonly unresolvedOnly: boolean;
  /** The search with which the rows were loaded. */
  readonly search: AlertSearch | null;
  /** The user has loaded older pages, which stay until the panel closes. */
  readonly isExtended: boolean;
  readonly isBusy: boolean;
  /** The rows shown while the user is busy with the list and no row may move. */
  readonly frozen: readonly AlertId[] | null;
  /** Rows in order, including those held back. */
  readonly all: readonly AlertId[];
  /** Rows in order, as shown. */
  readonly ids: readonly AlertId[];
  /** Number of arrivals held back. */
  readonly waiting: number;
  /** Alerts the user has settled, and until when each stays among the unresolved rows, epoch ms. */
  readonly settledUntil: ReadonlyMap<AlertId, number>;
}

export interface CountDelta {
  readonly seq: number;
  /** Sequence number of the alerts it was computed from; it does not apply to counts of a later number. */
  readonly knownAt: number;
  readonly urgency: Urgency | null;
  /** Change in the number of unresolved and of unread alerts. */
  readonly open: number;
  readonly unread: number;
}

export interface CountsState {
  /** The server's counts at their `head`. */
  readonly base: UnresolvedCounts | null;
  /** Changes reported by the feed since then, by sequence number. */
  readonly deltas: readonly CountDelta[];
  /** The feed reports changes from this number on; counts of an earlier number cannot be used. */
  readonly since: number;
}

/** Unresolved alerts of the time window, including the user's own unconfirmed changes. */
export interface CountsView {
  /** Null when the user cannot see urgent alerts, or before the first counts. */
  readonly urgent: number | null;
  readonly important: number;
  readonly total: number;
  /** Unread alerts of both lists. */
  readonly unread: number;
  readonly isKnown: boolean;
}

/** A change by the user that the server has not confirmed yet. */
export interface PendingAction {
  readonly token: number;
  readonly ids: readonly AlertId[];
  readonly change: AlertChange;
  readonly createdOn: number;
}

/** Actions reported by the feed in sequence order; none is missing after `floor`. */
export interface ActionLog {
  readonly floor: number;
  readonly actions: readonly ActionTaken[];
}

/** What the host states about the user. A null field is taken from the source instead. */
export interface HostSession {
  /** Scope e4e-alert-center-urgent:read. */
  readonly canSeeUrgent: boolean | null;
  /** Shown as the author of a change until the server confirms it. */
  readonly currentUser: User | null;
}

/** What the source says about the current search. */
export interface FoundState {
  /** Whether the search finds an alert, apart from `unreadOnly`; missing until the source has said so. */
  readonly matches: ReadonlyMap<AlertId, boolean>;
  /** Unresolved and unread alerts that the search finds; null until known. */
  readonly counts: UnresolvedCounts | null;
}

/** The data of the lists and counts. Changed only by `reduceAlertList`. */
export interface AlertListState {
  readonly isStarted: boolean;
  readonly session: HostSession;
  /** Null until the source states who the user is, which it may never do. */
  readonly currentUser: CurrentUser | null;
  /** Null while unknown: no urgent alert is shown, and the urgent list is not shown as empty. */
  readonly canSeeUrgent: boolean | null;
  readonly rules: SubscribedRules | null;
  /** How often the feed has reported changed rules. */
  readonly ruleChanges: number;
  /** What the user snoozes, as far as it is loaded. */
  readonly snoozeEnds: SnoozeEnds;
  /** How often the feed has reported that this has changed. */
  readonly snoozeChanges: number;
  readonly clock: ServerClock;
  /** Start of the time window in server time, epoch ms. */
  readonly windowStart: number;
  readonly sequence: Sequence;
  readonly log: ActionLog;
  readonly entities: ReadonlyMap<AlertId, Entity>;
  readonly lists: Readonly<Record<ListKey, ListState>>;
  readonly counts: CountsState;
  readonly countsView: CountsView;
  readonly pending: readonly PendingAction[];
  readonly unresolvedOnly: boolean;
  /** Null without a search; otherwise the user is shown the lists `found:`. */
  readonly search: AlertSearch | null;
  readonly found: FoundState;
  /** Alerts open in a preview, which are kept even when no list shows them. */
  readonly openIds: ReadonlySet<AlertId>;
  /** Alerts that views outside of the lists show, such as the history; kept as well. */
  readonly heldIds: ReadonlySet<AlertId>;
  /** The newest unread alerts of both lists. */
  readonly strip: readonly AlertView[];
  /** Only a bell has been shown so far: the lists have the few newest rows. */
  readonly isBrief: boolean;
  /** When to request counts next, epoch ms; null unless the host has paused live updates. */
  readonly pausedCountsAt: number | null;
  readonly loads: Readonly<Record<LoadSlot, Load>>;
  readonly connection: ConnectionState;
}

export const urgencies: readonly Urgency[] = ['urgent', 'important'];

export const foundKeys: readonly FoundKey[] = ['found:urgent', 'found:important'];

export const listKeys: readonly ListKey[] = [...urgencies, ...foundKeys];

export const isFoundKey = (key: ListKey): key is FoundKey => key.length > 'important'.length;

export const urgencyOfList = (key: ListKey): Urgency => key.replace('found:', '') as Urgency;

/** The list that the user is shown. */
export const shownKey = ({ search }: Pick<AlertListState, 'search'>, urgency: Urgency): ListKey =>
  search === null ? urgency : `found:${urgency}`;

export const noFound: FoundState = { matches: new Map(), counts: null };

const idleLoad: Load = {
  phase: 'idle',
  ticket: 0,
  again: false,
  failures: 0,
  retryAt: null,
  error: null,
  headAtStart: null,
};

export const emptyList: ListState = {
  isLoaded: false,
  isStale: false,
  floor: null,
  cursor: null,
  cursorEnd: null,
  unresolvedOnly: false,
  search: null,
  isExtended: false,
  isBusy: false,
  frozen: null,
  all: [],
  ids: [],
  waiting: 0,
  settledUntil: new Map(),
};

export interface AlertListOptions {
  readonly session: HostSession;
  /** Defaults to false. */
  readonly isBrief?: boolean | undefined;
  /** Epoch ms. */
  readonly now: number;
}

export function createAlertListState(options: AlertListOptions): AlertListState {
  return {
    isStarted: false,
    session: options.session,
    currentUser: null,
    canSeeUrgent: options.session.canSeeUrgent,
    rules: null,
    ruleChanges: 0,
    snoozeEnds: new Map(),
    snoozeChanges: 0,
    clock: unknownClock,
    windowStart: options.now - TIME_WINDOW_MS,
    sequence: unknownSequence,
    log: { floor: 0, actions: [] },
    entities: new Map(),
    lists: {
      urgent: emptyList,
      important: emptyList,
      'found:urgent': emptyList,
      'found:important': emptyList,
    },
    counts: { base: null, deltas: [], since: 0 },
    countsView: { urgent: null, important: 0, total: 0, unread: 0, isKnown: false },
    pending: [],
    unresolvedOnly: false,
    search: null,
    found: noFound,
    openIds: new Set(),
    heldIds: new Set(),
    strip: [],
    isBrief: options.isBrief ?? false,
    pausedCountsAt: null,
    loads: {
      subscription: idleLoad,
      missed: idleLoad,
      counts: idleLoad,
      found: idleLoad,
      'first:urgent': idleLoad,
      'first:important': idleLoad,
      'first:found:urgent': idleLoad,
      'first:found:important': idleLoad,
      'older:urgent': idleLoad,
      'older:important': idleLoad,
      'older:found:urgent': idleLoad,
      'older:found:important': idleLoad,
    },
    connection: initialConnection(options.now),
  };
}
