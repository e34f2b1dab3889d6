import type { ActionTaken, AlertChange } from '../alert/alert-action.ts';
import type { AlertKey } from '../alert/alert-order.ts';
import type { Alert, AlertId, User, SubscribedRules, Urgency } from '../alert/alert.ts';
import type { CurrentUser, UnresolvedCounts } from './responses.ts';
import { TIME_WINDOW_MS } from '../alert/limits.ts';
import { type Sequence, unknownSequence } from './sequence.ts';
import { type ConnectionState, startOfConnection } from './connection.ts';
import { type ServerClock, unknownClock } from './server-clock.ts';

/** An alert as a row shows it. The same object as long as nothing about it changes. */
export interface AlertView {
  /** With the user's own changes that the server has not confirmed yet. */
  readonly alert: Alert;
  readonly urgency: Urgency;
  /** A change of the user's is on its way. */
  readonly pending: boolean;
}

export interface Entity {
  /** As the server last told it whole. */
  readonly base: Alert;
  /** `base` and every action that the feed told since. */
  readonly truth: Alert;
  /** Null: neither urgent nor important to this user. */
  readonly urgency: Urgency | null;
  /** A page that should hold it did not: it has changed unheard, and no row shows it was. */
  readonly isContradicted: boolean;
  readonly view: AlertView;
}

/** Each thing that is loaded. At most one request of each is under way. */
export type LoadSlot =
  | 'subscription'
  | 'missed'
  | 'counts'
  | 'first:urgent'
  | 'first:important'
  | 'older:urgent'
  | 'older:important';

export interface Load {
  readonly phase: 'idle' | 'wanted' | 'running' | 'failed';
  /** Number of the last request; an answer to an earlier one is not listened to. */
  readonly ticket: number;
  /** Ask once more when this request is done: meanwhile something happened that it may not hold. */
  readonly again: boolean;
  /** Failures in a row. */
  readonly failures: number;
  /** When a failed load is tried again; null: only when the user asks or the connection is back. */
  readonly retryAt: number | null;
  readonly error: Error | null;
  /** Head of the sequence when the request was made. */
  readonly headAtStart: number | null;
}

/** One list: every known alert of its urgency from the newest down to `floor`. */
export interface ListState {
  /** Whether a page was ever loaded. */
  readonly isLoaded: boolean;
  /** What is loaded is known to be out of date; the first page is being asked for again. */
  readonly isStale: boolean;
  /** Last row loaded; older ones are still to be read. Null: everything in the window is known. */
  readonly floor: AlertKey | null;
  /** Server's cursor at `floor`, or null when the list was cut elsewhere since. */
  readonly cursor: string | null;
  /** Range end of the query that gave the cursor. */
  readonly cursorEnd: number | null;
  /** The filter under which the rows were loaded. */
  readonly unresolvedOnly: boolean;
  /** The user loaded older pages: they stay until the panel closes. */
  readonly isExtended: boolean;
  readonly isBusy: boolean;
  /** Rows that stand still while the user is busy with the list. */
  readonly frozen: readonly AlertId[] | null;
  /** Rows in order, those that wait included. */
  readonly all: readonly AlertId[];
  /** Rows in order, as they are shown. */
  readonly ids: readonly AlertId[];
  /** Arrivals that are held back. */
  readonly waiting: number;
  /** What the user settled himself, and until when it stays among unresolved rows. */
  readonly kept: ReadonlyMap<AlertId, number>;
}

export interface CountDelta {
  readonly seq: number;
  /** It was worked out from alerts as they were at this point: no counts of a later one fit it. */
  readonly knownAt: number;
  readonly urgency: Urgency | null;
  /** By how many more are unresolved, and unread. */
  readonly open: number;
  readonly unread: number;
}

export interface CountsState {
  /** As the server counted at `head`. */
  readonly base: UnresolvedCounts | null;
  /** What the feed told since, by number of the sequence. */
  readonly deltas: readonly CountDelta[];
  /** Before this number the feed told nothing: counts from before it are of no use. */
  readonly since: number;
}

/** Unresolved alerts of the time window, the user's own unconfirmed changes included. */
export interface CountsView {
  /** Null when the user may not see urgent alerts, or before anything is known. */
  readonly urgent: number | null;
  readonly important: number;
  readonly total: number;
  /** Alerts of both lists that nobody has read yet. */
  readonly unread: number;
  readonly isKnown: boolean;
}

/** A change of the user's on its way to the server. */
export interface PendingAction {
  readonly token: number;
  readonly ids: readonly AlertId[];
  readonly change: AlertChange;
  readonly createdOn: number;
}

/** Actions that the feed told, by number, and the number from which on none is missing. */
export interface ActionLog {
  readonly floor: number;
  readonly actions: readonly ActionTaken[];
}

/** What the host says of the user. Null: it does not tell, and the source's word holds. */
export interface HostSession {
  /** Scope e4e-alert-center-urgent:read. */
  readonly canSeeUrgent: boolean | null;
  /** Who acts, shown until the server confirms. */
  readonly me: User | null;
}

/** Everything the alert centre knows and shows. Changed only by `reduceAlertList`. */
export interface AlertListState {
  readonly isStarted: boolean;
  readonly session: HostSession;
  /** Null: the source has not told, or never tells. */
  readonly caller: CurrentUser | null;
  /** Null while it is not known: nothing urgent is shown then, and nothing is called empty. */
  readonly canSeeUrgent: boolean | null;
  readonly rules: SubscribedRules | null;
  readonly clock: ServerClock;
  /** Start of the time window by the server's clock, epoch ms. */
  readonly windowStart: number;
  readonly sequence: Sequence;
  readonly log: ActionLog;
  readonly entities: ReadonlyMap<AlertId, Entity>;
  readonly lists: Readonly<Record<Urgency, ListState>>;
  readonly counts: CountsState;
  readonly countsView: CountsView;
  readonly pending: readonly PendingAction[];
  readonly unresolvedOnly: boolean;
  /** Alerts that are open in a preview: they are known, whatever the lists show. */
  readonly openIds: ReadonlySet<AlertId>;
  /** Newest unread alerts of both lists. */
  readonly strip: readonly AlertView[];
  /** Set while the host has live updates paused: no feed; counts are asked for at this time. */
  readonly pausedCountsAt: number | null;
  readonly loads: Readonly<Record<LoadSlot, Load>>;
  readonly connection: ConnectionState;
}

export const urgencies: readonly Urgency[] = ['urgent', 'important'];

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
  isExtended: false,
  isBusy: false,
  frozen: null,
  all: [],
  ids: [],
  waiting: 0,
  kept: new Map(),
};

export interface AlertListOptions {
  readonly session: HostSession;
  /** Epoch ms. */
  readonly now: number;
}

export function createAlertListState(options: AlertListOptions): AlertListState {
  return {
    isStarted: false,
    session: options.session,
    caller: null,
    canSeeUrgent: options.session.canSeeUrgent,
    rules: null,
    clock: unknownClock,
    windowStart: options.now - TIME_WINDOW_MS,
    sequence: unknownSequence,
    log: { floor: 0, actions: [] },
    entities: new Map(),
    lists: { urgent: emptyList, important: emptyList },
    counts: { base: null, deltas: [], since: 0 },
    countsView: { urgent: null, important: 0, total: 0, unread: 0, isKnown: false },
    pending: [],
    unresolvedOnly: false,
    openIds: new Set(),
    strip: [],
    pausedCountsAt: null,
    loads: {
      subscription: idleLoad,
      missed: idleLoad,
      counts: idleLoad,
      'first:urgent': idleLoad,
      'first:important': idleLoad,
      'older:urgent': idleLoad,
      'older:important': idleLoad,
    },
    connection: startOfConnection(options.now),
  };
}
