import type { Alert, AlertId, LoggedChange, User } from '../alert/alert.ts';
import type { VehicleGroup } from '../list/alert-search.ts';
import type { AlertLogQuery, AlertHistoryQuery } from './history-query.ts';

export type { VehicleGroup } from '../list/alert-search.ts';

/**
 * The source of the notification pages: alerts of any age, one alert by the id of its notification, and the
 * log. A host implements it on top of its own backend, or uses the HTTP or the memory adapter. Every promise
 * rejects with `PantauError` and honours its signal. The contract suite `alertHistoryContract`
 * (`@pantau/alert-center/testing`) states what the pages rely on beyond the types.
 */
export interface AlertHistorySource {
  /** One page of the alerts that the user can see. Must not come from a cache. */
  list(query: AlertHistoryQuery, signal?: AbortSignal): Promise<AlertHistoryPage>;
  /**
   * One alert by the id of its notification (`notificationDetailId`). Rejects with `notFound` if there is none
   * that the user can see, and with `forbidden` for users without alerts.
   */
  find(notificationId: string, signal?: AbortSignal): Promise<FoundAlert>;
  /**
   * One page of what users did with alerts, newest first. Rejects with `forbidden` for users without the scope
   * e1j-log-notification:read.
   */
  log(query: AlertLogQuery, signal?: AbortSignal): Promise<AlertLogPage>;
  /**
   * The vehicle groups that the history can be filtered by, by name; none for users who may not see them. Left out:
   * there is no filter by vehicle group.
   */
  vehicleGroups?(signal?: AbortSignal): Promise<readonly VehicleGroup[]>;
}

export interface AlertHistoryPage {
  readonly alerts: readonly Alert[];
  /** From 1. Past the end, the requested page without alerts. */
  readonly page: number;
  /** Alerts on all pages. */
  readonly total: number;
  /** Ids of the alerts on all pages, in order; at most the first `HISTORY_IDS_MAX`. */
  readonly ids: readonly AlertId[];
  /** Sequence number up to which the page includes every change. */
  readonly head: number;
  /** Ids of the vehicles in the vehicle groups of the query; `null` or left out without that condition. */
  readonly vehiclesOfGroups?: readonly string[] | null | undefined;
}

export interface FoundAlert {
  readonly alert: Alert;
  /** Sequence number up to which the alert includes every change. */
  readonly head: number;
}

/** What a user did with one alert. */
export type LoggedAction = LoggedChange & {
  /** Unique in the log. */
  readonly id: string;
  /** Epoch ms. */
  readonly createdOn: number;
  /** Null when unknown. */
  readonly user: User | null;
  /** The alert as it is now. */
  readonly alert: Alert;
};

export interface AlertLogPage {
  readonly actions: readonly LoggedAction[];
  /** From 1. Past the end, the requested page without actions. */
  readonly page: number;
  /** Actions on all pages. */
  readonly total: number;
}

/** Ids that a page lists at most; selecting all alerts selects as many. */
export const HISTORY_IDS_MAX = 10_000;
