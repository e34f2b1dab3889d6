import type { ContractClause } from '@pantau/core/testing';
import type { DriverScoreSettings, ScoreCategory } from '@pantau/core/driver-score';
import type { DriverId } from '../../engine/scores/driver-score.ts';
import type { DriverScoreSource } from '../../engine/scores/score-source.ts';

export interface HarnessDriver {
  readonly fullname: string;
  /** Groups of the driver's present vehicle. */
  readonly groupIds?: readonly string[];
  /** Defaults to `true`. */
  readonly isActive?: boolean;
}

export interface HarnessDriving {
  readonly driverId: DriverId;
  /** Such as `2026-11-20`, in the company's time zone. */
  readonly day: string;
  /** In km. */
  readonly km: number;
}

export interface HarnessAlert {
  readonly driverId: DriverId;
  readonly category: ScoreCategory;
  /** Epoch ms. */
  readonly createdOn: number;
}

/** Two fresh companies for one clause, without drivers. Their time zone is Asia/Jakarta. */
export interface DriverScoreHarness {
  /** A user of the first company who may see all scores. */
  readonly source: DriverScoreSource;
  /** The same for the second company. */
  readonly foreign: DriverScoreSource;
  /** The settings of the first company: intervals are in km. */
  readonly settings: DriverScoreSettings;
  /** A user who is this driver of the first company. */
  asDriver(driverId: DriverId): Promise<DriverScoreSource>;
  /** Add something to the first company, and resolve with its id, for an alert `rawAlertId`. */
  addGroup(name: string): Promise<string>;
  addDriver(driver: HarnessDriver): Promise<DriverId>;
  addAlert(alert: HarnessAlert): Promise<string>;
  addDriving(driving: HarnessDriving): Promise<void>;
  /** Marks an alert as false. */
  markFalse(rawAlertId: string): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type ScoreClause = ContractClause<DriverScoreHarness>;

/** The days of the clauses, which all harnesses have in the past. */
export const period = { startDate: '2026-10-01', endDate: '2026-10-30' };

/** 12:00 in Jakarta. */
export const noon = (day: string): number => Date.parse(`${day}T05:00:00Z`);

export const everyone = {
  ...period,
  ...{ groupIds: [], search: '', page: 1, show: 100 },
  sort: { key: 'fullname', direction: 'asc' },
} as const;

export const alertsOf = (driverId: DriverId) =>
  ({ ...period, driverId, categories: [], includeFalseAlerts: false, first: 100 }) as const;

/** A driver who drove this far on 5 October, with alerts at noon on the days from 6 October on. */
export async function addDriven(
  harness: DriverScoreHarness,
  driver: HarnessDriver,
  km: number,
  categories: readonly ScoreCategory[] = [],
): Promise<DriverId> {
  const driverId = await harness.addDriver(driver);
  await harness.addDriving({ driverId, day: '2026-10-05', km });
  for (const [index, category] of categories.entries()) {
    const createdOn = noon(`2026-10-${String(6 + index).padStart(2, '0')}`);
    await harness.addAlert({ driverId, category, createdOn });
  }
  return driverId;
}
