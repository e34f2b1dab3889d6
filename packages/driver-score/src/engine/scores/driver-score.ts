import type { DriverScoreSettings, Grade, ScoreCategory } from '@pantau/core/driver-score';
import type { ScorePeriod } from './period.ts';

export type DriverId = string;

/** The person behind a score. */
export interface ScoredDriver {
  readonly fullname: string;
  readonly userId: string | null;
  readonly isActive: boolean;
  /** URL of a photo. */
  readonly photograph: string | null;
  readonly phoneNo: string | null;
}

/** The alerts of a category in a period, without false alerts. */
export interface CategoryScore {
  readonly total: number;
  /** Points that the devices reported with them (`CategoryEvents.reportedCost`). */
  readonly reportedCost: number;
  /** What they cost in the score: 0 or less. `null` without a score. */
  readonly score: number | null;
}

/** What false alerts would cost if they counted. */
export interface ExcludedFalseAlerts {
  readonly total: number;
  /** By how many points the score would be lower, before it is limited to 0 to 100; never negative. */
  readonly points: number;
}

/** The score of a driver in a period. */
export interface DriverScore {
  readonly driverId: DriverId;
  readonly driver: ScoredDriver;
  /** Alerts that count, of all categories. */
  readonly totalAlert: number;
  readonly categories: Readonly<Record<ScoreCategory, CategoryScore>>;
  /** From 0 to 100 with two decimals; `null` without enough driving, never 0 instead. */
  readonly score: number | null;
  readonly finalGrade: Grade | null;
  /** In km, one decimal. */
  readonly totalDriven: number;
  /** In hours, one decimal. */
  readonly drivingHours: number;
  /** When the newest data that counts was stored, in epoch ms. */
  readonly lastSync: number | null;
  readonly excludedFalseAlerts: ExcludedFalseAlerts;
}

export interface RankedDriver {
  readonly driverId: DriverId;
  readonly fullname: string;
  readonly score: number;
  readonly finalGrade: Grade;
}

/** One of several periods of the same length. */
export interface TrendPoint extends ScorePeriod {
  /** `null` when no driver has a score. */
  readonly averageScore: number | null;
  /** Drivers with a score. */
  readonly totalDriver: number;
}

/** All drivers of a selection, whatever the search and the page. */
export interface ScoreAggregation {
  /** `null` when no driver has a score, or when the user may not see those of others. */
  readonly averageScore: number | null;
  readonly averageFinalGrade: Grade | null;
  /** Drivers with a score. */
  readonly totalDriver: number;
  readonly totalWithoutScore: number;
  /** Drivers of each grade, from A to E; empty where the user may not see those of others. */
  readonly grades: readonly { readonly grade: Grade; readonly total: number }[];
  /** At most ten, the best first. */
  readonly top10Drivers: readonly RankedDriver[];
  /** At most ten, the lowest first. */
  readonly lowest10Drivers: readonly RankedDriver[];
  /** Up to six periods that end with this one, the oldest first. */
  readonly trend: readonly TrendPoint[];
}

/** A part of the period and its score; `null` without enough driving in it. */
export interface HistoryPoint extends ScorePeriod {
  readonly score: number | null;
  readonly finalGrade: Grade | null;
}

/** All about one driver in a period. */
export interface DriverReport {
  readonly score: DriverScore;
  readonly settings: DriverScoreSettings;
  /** Days up to 31 days, calendar weeks up to 92, otherwise calendar months; the oldest first. */
  readonly history: readonly HistoryPoint[];
  readonly lastSync: number | null;
}

/** An alert that counts, or a false one that does not. */
export interface ScoreAlert {
  readonly id: string;
  readonly rawAlertId: string;
  readonly driverId: DriverId;
  /** `null` for a vehicle that the user may not see. */
  readonly vehicleId: string | null;
  readonly licensePlate: string | null;
  readonly alertCode: number;
  readonly descriptionEng: string;
  readonly descriptionIdn: string;
  /** The measured value with its unit, as the server writes it. */
  readonly formattedAlertData: string | null;
  readonly category: ScoreCategory;
  /** Epoch ms. */
  readonly createdOn: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
  readonly isRead: boolean;
  readonly isFalseAlert: boolean;
  /** What it costs in this score: 0 or less, 0 for a false alert and without a score. */
  readonly points: number;
}

/** A vehicle group. */
export interface ScoreGroup {
  readonly id: string;
  readonly name: string;
}
