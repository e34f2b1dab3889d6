import { type ContractOptions, runContract } from '@pantau/core/testing';
import { dashboardClauses } from './clauses.ts';
import type { DashboardHarness } from './harness.ts';

export type DashboardSourceContractOptions = ContractOptions<DashboardHarness>;

/** Runs the contract of `DashboardSource` against an implementation, with one test per clause. */
export function dashboardSourceContract(options: DashboardSourceContractOptions): void {
  runContract('DashboardSource', dashboardClauses, options);
}
