import { actionClauses } from './action-clauses.ts';
import { feedClauses } from './feed-clauses.ts';
import type { AlertSourceHarness, Clause } from './harness.ts';
import { healClauses } from './recovery-clauses.ts';
import { listClauses } from './list-clauses.ts';
import { type ContractOptions, runContract } from './run-contract.ts';
import { singleClauses } from './single-clauses.ts';

/** Every promise of the port that the widget relies on. */
export const alertSourceClauses: readonly Clause[] = [
  ...listClauses,
  ...singleClauses,
  ...actionClauses,
  ...feedClauses,
  ...healClauses,
];

export type AlertSourceContractOptions = ContractOptions<AlertSourceHarness>;

/**
 * Runs the contract of `AlertSource` on an implementation, one test for each clause. A clause whose
 * optional part the harness leaves out passes without saying anything.
 */
export function alertSourceContract(options: AlertSourceContractOptions): void {
  runContract('AlertSource', alertSourceClauses, options);
}
