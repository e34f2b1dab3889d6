import { type ContractOptions, runContract } from '@pantau/core/testing';
import { historyDetailClauses } from './history-detail-clauses.ts';
import type { AlertHistoryHarness } from './history-harness.ts';
import type { HistoryClause } from './history-helpers.ts';
import { historyListClauses } from './history-list-clauses.ts';

/** All clauses of the port. */
export const alertHistoryClauses: readonly HistoryClause[] = [
  ...historyListClauses,
  ...historyDetailClauses,
];

export type AlertHistoryContractOptions = ContractOptions<AlertHistoryHarness>;

/** Runs the contract of `AlertHistorySource` against an implementation, with one test per clause. */
export function alertHistoryContract(options: AlertHistoryContractOptions): void {
  runContract('AlertHistorySource', alertHistoryClauses, options);
}
