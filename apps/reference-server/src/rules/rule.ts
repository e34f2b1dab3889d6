import type { GeofenceShape } from '../db/schema.ts';

/** A geofence as matching needs it. */
export interface RuleGeofence {
  readonly geofenceId: number;
  readonly fenceName: string;
  readonly shape: GeofenceShape;
}

/** An active alert rule with what it is linked to (spec "alerts and driver scoring", section 3). */
export interface Rule {
  readonly alertRuleId: number;
  readonly alertCode: number;
  /** In the unit of the alert code, both ends included; null: no limit. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
  /** Seconds that it must have lasted. */
  readonly minThresholdTime: number | null;
  /** With both: only from the n-th such alert of a vehicle within the window (seconds). */
  readonly alertCountThreshold: number | null;
  readonly alertCountWindow: number | null;
  readonly schedule: Schedule | null;
  /** Empty: every vehicle of the company. */
  readonly vehicleIds: ReadonlySet<number>;
  /** Null: anywhere. */
  readonly place: RulePlace | null;
}

/** When a rule holds, by the clock on the company's wall. */
export interface Schedule {
  /** 1 Monday to 7 Sunday; empty: every day. */
  readonly daysOfWeek: readonly number[];
  /** `HH:MM`; null: from 00:00. */
  readonly startTime: string | null;
  /** `HH:MM`, this minute included; null: to 23:59. Before `startTime`: on the next day. */
  readonly endTime: string | null;
}

export interface RulePlace {
  readonly inside: boolean;
  readonly geofences: readonly RuleGeofence[];
}

/** What of an alert decides whether rules match it. */
export interface MatchableAlert {
  readonly vehicleId: number;
  readonly alertCode: number;
  /** Epoch ms, by the device's clock. */
  readonly createdOn: number;
  /** In the unit of the alert code. */
  readonly alertTrigger: number | null;
  readonly durationSeconds: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Geofences of the company that the sender named, for codes that are about geofences. */
  readonly geofenceIds: readonly number[];
}
