import type { AlertIconName } from '@pantau/core/contract';
import type { RuleId } from './rule.ts';

/** How many of a rule's alerts users have marked as false. */
export interface FalseShare {
  readonly ruleId: RuleId;
  readonly total: number;
  readonly falseAlerts: number;
}

/** The rules whose alerts are false so often that the company wants to know. */
export interface FalseShares {
  /** The days up to now that count. */
  readonly days: number;
  /** Per cent of a rule's alerts from which on it is listed; `null` when the company wants no rule to be listed. */
  readonly limit: number | null;
  /** The highest share first. */
  readonly rules: readonly FalseShare[];
}

export interface FalseReason {
  /** As written by users, or a preset one of the contract; `null` for all others together. */
  readonly reason: string | null;
  readonly total: number;
}

/** What was counted of one code, vehicle or camera. */
export interface FalseCounts {
  readonly total: number;
  readonly falseAlerts: number;
  /** The most frequent first, all others last. */
  readonly reasons: readonly FalseReason[];
}

/** Which camera of a vehicle has seen what alerts report: that of the road (ADAS) or of the driver (DMS). */
export type RuleCamera = 'adas' | 'dms';

/** Why alerts were marked as false. Groups without false alerts are left out, and those with most of them come first. */
export interface FalseBreakdown extends FalseCounts {
  readonly days: number;
  readonly codes: readonly (FalseCounts & {
    readonly alertCode: number;
    readonly descriptionIdn: string;
    readonly descriptionEng: string;
    readonly icon: AlertIconName;
  })[];
  /** At most ten. */
  readonly vehicles: readonly (FalseCounts & {
    readonly vehicleId: string;
    readonly licensePlate: string;
  })[];
  /** `null` is the tracker, which reports without a camera. */
  readonly cameras: readonly (FalseCounts & { readonly camera: RuleCamera | null })[];
}

/** Whole per cent, rounded down: 100 means all of them. */
export const falsePercent = ({
  total,
  falseAlerts,
}: Pick<FalseShare, 'total' | 'falseAlerts'>): number =>
  total === 0 ? 0 : Math.floor((falseAlerts * 100) / total);
