import { type ContractOptions, runContract } from '@pantau/core/testing';
import { bulkClauses } from './bulk-clauses.ts';
import { changeClauses } from './change-clauses.ts';
import type { OrderClause, OrderSourceHarness } from './harness.ts';
import { listClauses } from './list-clauses.ts';

/** All clauses of the port. */
export const orderSourceClauses: readonly OrderClause[] = [
  ...listClauses,
  ...changeClauses,
  ...bulkClauses,
];

export type OrderSourceContractOptions = ContractOptions<OrderSourceHarness>;

/**
 * Runs the contract of `OrderSource` against an implementation, with one test per clause. Clauses that need
 * an optional part the harness omits are skipped.
 */
export function orderSourceContract(options: OrderSourceContractOptions): void {
  runContract('OrderSource', orderSourceClauses, options);
}
