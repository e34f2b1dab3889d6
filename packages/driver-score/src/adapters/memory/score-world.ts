import type { DriverScoreSettings } from '@pantau/core/driver-score';
import type { Day } from '@pantau/core/day';
import type { ScoreAlert, ScoreGroup, ScoredDriver } from '../../engine/scores/driver-score.ts';

export interface MemoryDriver extends ScoredDriver {
  readonly driverId: string;
  readonly groupIds: readonly string[];
}

/** What a driver drove on a day. */
export interface MemoryDriving {
  readonly driverId: string;
  readonly day: Day;
  readonly km: number;
  readonly hours: number;
}

/** An alert with the cost that its device reported, or `null`. */
export interface MemoryScoreAlert extends Omit<ScoreAlert, 'points'> {
  readonly cost: number | null;
}

/** A company in memory, whose state a test or a story sets. */
export interface MemoryScoreWorld {
  settings: DriverScoreSettings;
  /** The company's time zone. */
  readonly timeZone: string;
  readonly groups: ScoreGroup[];
  readonly drivers: MemoryDriver[];
  readonly driving: MemoryDriving[];
  readonly alerts: MemoryScoreAlert[];
  /** When the newest data was stored, in epoch ms. */
  lastSync: number | null;
}

/** The settings that a new company starts with. */
export const defaultScoreSettings: DriverScoreSettings = {
  base: 80,
  intervalType: 'distance',
  initialInterval: 100,
  initialBonus: 2,
  interval: 100,
  bonus: 1,
  costs: { harshBrake: 1, harshAccel: 1, overspeed: 2, sharpturn: 1 },
  minimumScores: { A: 90, B: 80, C: 70, D: 60 },
};

export function createMemoryScoreWorld(timeZone = 'Asia/Jakarta'): MemoryScoreWorld {
  return {
    settings: defaultScoreSettings,
    timeZone,
    groups: [],
    drivers: [],
    driving: [],
    alerts: [],
    lastSync: null,
  };
}
