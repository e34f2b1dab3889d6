import type { Day } from '@pantau/core/day';

/** How often a rule would have applied to stored alerts. */
export interface BackTest {
  readonly total: number;
  /** Vehicles with at least one of these alerts. */
  readonly totalVehicles: number;
  /** Each day of the period in the company's time zone, oldest first, also those without alerts. */
  readonly days: readonly { readonly date: Day; readonly total: number }[];
  /** The vehicles with most alerts, at most five. */
  readonly noisiest: readonly {
    readonly vehicleId: string;
    readonly licensePlate: string;
    readonly total: number;
  }[];
  /** Alerts of the stored rule that were marked as false; `null` for a new rule. */
  readonly falseAlerts: {
    readonly total: number;
    /** As written by users, the most frequent first. */
    readonly reasons: readonly { readonly reason: string; readonly total: number }[];
  } | null;
}

export interface BackTestOptions {
  /** The stored rule, for its false alerts. */
  readonly ruleId?: string | undefined;
  /** Days up to now, from 1 to 30. Defaults to 7. */
  readonly days?: number | undefined;
}
