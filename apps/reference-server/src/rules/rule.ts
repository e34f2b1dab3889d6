import type { GeofenceShape } from '../geo/geometry.ts';

/** A geofence, as needed for matching. */
export interface RuleGeofence {
  readonly geofenceId: number;
  readonly fenceName: string;
  readonly shape: GeofenceShape;
}

/** An active alert rule with its vehicles, vehicle groups and geofences. */
export interface Rule {
  readonly alertRuleId: number;
  readonly alertCode: number;
  /** In the unit of the alert code, inclusive; `null` means no limit. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
  /** Minimum duration in seconds. */
  readonly minThresholdTime: number | null;
  /**
   * When both are set, the rule matches from the n-th such alert of a vehicle within the window
   * (seconds).
   */
  readonly alertCountThreshold: number | null;
  readonly alertCountWindow: number | null;
  readonly schedule: Schedule | null;
  /**
   * Ids of the rule's own vehicles and of the vehicles of each of its groups, which may have none. Without any set,
   * the rule applies to every vehicle of the company.
   */
  readonly vehicleSets: readonly ReadonlySet<number>[];
  /** `null` means anywhere. */
  readonly place: RulePlace | null;
}

/** When a rule applies, in the company's time zone. */
export interface Schedule {
  /** 1 is Monday, 7 is Sunday; empty means every day. */
  readonly daysOfWeek: readonly number[];
  /** `HH:MM`; `null` means 00:00. */
  readonly startTime: string | null;
  /** `HH:MM`, inclusive; `null` means 23:59. An end before `startTime` is on the next day. */
  readonly endTime: string | null;
}

export interface RulePlace {
  readonly inside: boolean;
  readonly geofences: readonly RuleGeofence[];
}

/** The fields of an alert that rules match. */
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
  /** Geofences of the company named by the sender, for codes about geofences. */
  readonly geofenceIds: readonly number[];
}
