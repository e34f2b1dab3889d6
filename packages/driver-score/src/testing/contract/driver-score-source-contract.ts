import { type ContractOptions, runContract } from '@pantau/core/testing';
import { driverClauses } from './driver-clauses.ts';
import type { DriverScoreHarness, ScoreClause } from './harness.ts';
import { overviewClauses } from './overview-clauses.ts';

/** All clauses of the port. */
export const driverScoreSourceClauses: readonly ScoreClause[] = [
  ...overviewClauses,
  ...driverClauses,
];

export type DriverScoreSourceContractOptions = ContractOptions<DriverScoreHarness>;

/** Runs the contract of `DriverScoreSource` against an implementation, with one test per clause. */
export function driverScoreSourceContract(options: DriverScoreSourceContractOptions): void {
  runContract('DriverScoreSource', driverScoreSourceClauses, options);
}
