import type { AlertIconName, AlertUnit } from '@pantau/core/contract';

/** A category of alert codes, described in both languages. */
export interface RuleCategory {
  readonly id: string;
  readonly nameIdn: string;
  readonly nameEng: string;
}

/** A kind of alert that a rule can be about. */
export interface RuleCode {
  readonly alertCode: number;
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly fullDescriptionIdn: string;
  readonly fullDescriptionEng: string;
  readonly icon: AlertIconName;
  /** `null` if its alerts have no measured value; a rule then has no thresholds. */
  readonly unit: AlertUnit | null;
  /** Permitted thresholds in `unit`; `null` for any. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
  /** Whether rules about this code can be created. */
  readonly enabledInRule: boolean;
  readonly categories: readonly RuleCategory[];
}

/** The unit in which thresholds of a code are typed and shown. Durations are in seconds everywhere else. */
export interface ShownUnit {
  readonly unit: 'km/h' | '%' | '°C' | 's' | 'min' | 'h';
  /** How many of the code's unit one of this unit is. */
  readonly factor: number;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Seconds are shown in minutes or hours if the shortest permitted threshold is at least as long (AR-4). */
export function shownUnitOf({ unit, minThreshold }: RuleCode): ShownUnit | null {
  if (unit !== 's') return unit === null ? null : { unit, factor: 1 };
  const shortest = minThreshold ?? 0;
  if (shortest >= HOUR_S) return { unit: 'h', factor: HOUR_S };
  return shortest >= MINUTE_S ? { unit: 'min', factor: MINUTE_S } : { unit: 's', factor: 1 };
}
