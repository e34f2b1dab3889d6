import type { DriverScoreSettings, ScoreCategory } from '@pantau/core/driver-score';
import type {
  DriverId,
  DriverReport,
  DriverScore,
  ScoreAggregation,
  ScoreAlert,
  ScoreGroup,
} from './driver-score.ts';
import type { ScorePeriod } from './period.ts';

/** Longest page of drivers, alerts and groups. */
export const PAGE_MAX = 100;

/** What drivers are sorted by; a category by its number of alerts. */
export type ScoreSortKey = 'fullname' | 'score' | 'totalDriven' | 'totalAlert' | ScoreCategory;

export interface OverviewQuery extends ScorePeriod {
  /** Only drivers whose present vehicle is in one of these groups; empty for all drivers. */
  readonly groupIds: readonly string[];
  /** A part of the name, ignoring case; empty for all. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** Drivers per page, from 1 to 100. */
  readonly show: number;
  /** By score, drivers without one are last in both directions. Equal drivers are in the order of names. */
  readonly sort: { readonly key: ScoreSortKey; readonly direction: 'asc' | 'desc' };
}

export interface ScoreOverview {
  /** In query order. */
  readonly drivers: readonly DriverScore[];
  /** From 1. Past the end, the requested page without drivers. */
  readonly page: number;
  /** Matching drivers on all pages. */
  readonly total: number;
  /** Of the groups and the period, whatever the search. */
  readonly aggregation: ScoreAggregation;
  readonly settings: DriverScoreSettings;
  /** When the newest data that counts was stored, in epoch ms; `null` without data. */
  readonly lastSync: number | null;
}

export interface ScoreAlertsQuery extends ScorePeriod {
  readonly driverId: DriverId;
  /** Empty for all categories. */
  readonly categories: readonly ScoreCategory[];
  readonly includeFalseAlerts: boolean;
  /** Alerts per page, from 1 to 100. */
  readonly first: number;
  /** The page of older alerts that follows this cursor. */
  readonly after?: string | undefined;
  /** The page of newer alerts that ends before this cursor. */
  readonly before?: string | undefined;
}

export interface ScoreAlertPage {
  /** The newest first. */
  readonly alerts: readonly ScoreAlert[];
  /** Matching alerts on all pages. */
  readonly total: number;
  /** Cursors of the first and the last alert; `null` without alerts. */
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  /** Whether there are older alerts. */
  readonly hasNextPage: boolean;
  /** Whether there are newer alerts. */
  readonly hasPreviousPage: boolean;
}

export interface ScoreGroupQuery {
  /** A part of the name, ignoring case; empty for all. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** Groups per page, from 1 to 100. */
  readonly show: number;
}

export interface ScoreGroupPage {
  /** In alphabetical order. */
  readonly groups: readonly ScoreGroup[];
  readonly total: number;
}

/**
 * The source of driver scores. A host implements it for its own backend, or uses the HTTP or the memory adapter.
 * Every promise rejects with `PantauError` and honours its signal (`AbortError`): `invalid` for a period or a page
 * out of range, `notFound` for a driver that the user may not see, `forbidden` without the permission. The contract
 * suite `driverScoreSourceContract` (`@pantau/driver-score/testing`) states what the widget relies on beyond the
 * types.
 */
export interface DriverScoreSource {
  /** A page of drivers and the figures of all. A user who is a driver gets only the own row and no averages. */
  overview(query: OverviewQuery, signal?: AbortSignal): Promise<ScoreOverview>;
  driver(driverId: DriverId, period: ScorePeriod, signal?: AbortSignal): Promise<DriverReport>;
  /** The alerts behind a score. */
  alerts(query: ScoreAlertsQuery, signal?: AbortSignal): Promise<ScoreAlertPage>;
  /** The vehicle groups to which the user has access. */
  groups(query: ScoreGroupQuery, signal?: AbortSignal): Promise<ScoreGroupPage>;
  /**
   * Calls the listener when scores may have changed, such as after an alert was marked as false. Returns a function
   * that ends it. Without it, scores are requested again when the user comes back to the page.
   */
  subscribe?(onChange: () => void): () => void;
}
