import { actionClauses } from './action-clauses.ts';
import { actionEventClauses } from './action-event-clauses.ts';
import { feedClauses } from './feed-clauses.ts';
import type { AlertSourceHarness, Clause } from './harness.ts';
import { recoveryClauses } from './recovery-clauses.ts';
import { listClauses } from './list-clauses.ts';
import { type ContractOptions, runContract } from './run-contract.ts';
import { singleClauses } from './single-clauses.ts';

/** All clauses of the port. */
export const alertSourceClauses: readonly Clause[] = [
  ...listClauses,
  ...singleClauses,
  ...actionClauses,
  ...actionEventClauses,
  ...feedClauses,
  ...recoveryClauses,
];

export type AlertSourceContractOptions = ContractOptions<AlertSourceHarness>;

/**
 * Runs the contract of `AlertSource` against an implementation, with one test per clause. Clauses that
 * need an optional part the harness omits pass without running.
 */
export function alertSourceContract(options: AlertSourceContractOptions): void {
  runContract('AlertSource', alertSourceClauses, options);
}
