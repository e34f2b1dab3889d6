import type { Alert, AlertId, User, SubscribedRules } from '../alert/alert.ts';
import type { OwnerRefusal } from '../alert/owner.ts';

/** Results of the methods and events in `alert-source.port.ts`. */

export interface AlertSubscription {
  readonly rules: SubscribedRules;
  /**
   * The user according to the source; used when the host does not state one. When omitted, the user can see
   * urgent alerts if they are counted (`UnresolvedCounts.urgent`).
   */
  readonly currentUser?: CurrentUser | undefined;
  /**
   * The source's time when it responded, epoch ms. Lists and ages use it when it is reported here or by the
   * feed; otherwise they use the browser's clock.
   */
  readonly serverNow?: number | undefined;
  /** A subscription stored by an earlier visit: it applies at once, and a new one is requested. */
  readonly stored?: boolean | undefined;
}

export interface CurrentUser {
  readonly user: User;
  /** Scope e4e-alert-center-urgent:read. */
  readonly canSeeUrgent: boolean;
  /** All scopes of the user; omitted when the source does not report them. */
  readonly scopes?: readonly string[] | undefined;
}

export interface AlertPage {
  readonly alerts: readonly Alert[];
  /**
   * With the first page of a list (without `after`): the emergencies of the range that nobody has opened or
   * settled, newest first, at most `EMERGENCIES_MAX`, whether the page includes them or not. A list whose
   * source omits them shows only those that it has loaded.
   */
  readonly emergencies?: readonly Alert[] | undefined;
  readonly endCursor: string | null;
  readonly hasMore: boolean;
  /** The page includes at least every change up to this sequence number. */
  readonly head: number;
}

export interface UnresolvedCounts {
  /** Null when the user cannot see urgent alerts. */
  readonly urgent: number | null;
  readonly important: number;
  /** Alerts by urgency that are neither read nor settled; `urgent` is null as above. */
  readonly unread: { readonly urgent: number | null; readonly important: number };
  readonly head: number;
}

export interface FoundAlerts {
  /** Those of the alerts asked about that the search finds, apart from `unreadOnly` and `owner`. */
  readonly among: readonly AlertId[];
  /** Unresolved and unread alerts that the search finds. */
  readonly counts: UnresolvedCounts;
}

export interface MissedAlerts {
  /** In ascending order of `seq`. */
  readonly alerts: readonly Alert[];
  readonly head: number;
  /** False when the range is too long or too old to list; everything must be loaded again. */
  readonly complete: boolean;
}

export interface ActionResult {
  readonly seq: number;
  readonly createdOn: number;
  readonly user: User;
  /** One item per id of a `selection`, in the same order; empty for the other modes. */
  readonly items: readonly ActionItem[];
}

export interface ActionItem {
  readonly id: AlertId;
  /**
   * `unchanged`: the alert was already in that state, for instance because another user was first. A refusal is of
   * `changeOwner` alone.
   */
  readonly outcome: 'applied' | 'unchanged' | 'notFound' | OwnerRefusal;
  /** The current version; null when not found. */
  readonly alert: Alert | null;
}

/** `nextAttemptAt`: time of the next attempt while reconnecting, epoch ms; null while one is in progress. */
export interface FeedStatus {
  readonly state: 'connecting' | 'live' | 'reconnecting' | 'closed';
  readonly since: number;
  readonly nextAttemptAt: number | null;
  /** The last attempt failed because nobody is signed in. Defaults to `false`. */
  readonly signedOut?: boolean | undefined;
}
