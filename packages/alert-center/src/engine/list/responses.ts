import type { Alert, AlertId, User, SubscribedRules } from '../alert/alert.ts';

/** What a source answers and tells; `alert-source.port.ts` says how to ask. */

export interface AlertSubscription {
  readonly rules: SubscribedRules;
  /**
   * Who the source says the user is; used where the host's session does not tell. Left out, urgent
   * alerts are for him if they are counted (`UnresolvedCounts.urgent`).
   */
  readonly currentUser?: CurrentUser | undefined;
  /**
   * The source's time as it answered, epoch ms. Where it is told here or by the feed, lists and ages go
   * by it; left out, by this machine's clock.
   */
  readonly serverNow?: number | undefined;
}

export interface CurrentUser {
  readonly user: User;
  /** Scope e4e-alert-center-urgent:read. */
  readonly canSeeUrgent: boolean;
  /** All scopes that he holds (spec alerts §6); left out where the source does not tell. */
  readonly scopes?: readonly string[] | undefined;
}

export interface AlertPage {
  readonly alerts: readonly Alert[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
  /** The page holds at least everything up to this point of the sequence. */
  readonly head: number;
}

export interface UnresolvedCounts {
  /** Null when the caller may not see urgent alerts. */
  readonly urgent: number | null;
  readonly important: number;
  /** Alerts that nobody has read yet, resolved or not, by urgency; null as above. */
  readonly unread: { readonly urgent: number | null; readonly important: number };
  readonly head: number;
}

export interface MissedAlerts {
  /** By seq ascending. */
  readonly alerts: readonly Alert[];
  readonly head: number;
  /** False: too long or too old to be told; load everything again. */
  readonly complete: boolean;
}

export interface ActionResult {
  readonly seq: number;
  readonly createdOn: number;
  readonly user: User;
  /** One for each id of a `selection`, in its order; empty for the other modes. */
  readonly items: readonly ActionItem[];
}

export interface ActionItem {
  readonly id: AlertId;
  /** `unchanged`: it was in that state already, for instance because somebody was first. */
  readonly outcome: 'applied' | 'unchanged' | 'notFound';
  /** As it is now; null when not found. */
  readonly alert: Alert | null;
}

/** `nextAttemptAt`: epoch ms of the next try while reconnecting, null when one is under way. */
export interface FeedStatus {
  readonly state: 'connecting' | 'live' | 'reconnecting' | 'closed';
  readonly since: number;
  readonly nextAttemptAt: number | null;
}
