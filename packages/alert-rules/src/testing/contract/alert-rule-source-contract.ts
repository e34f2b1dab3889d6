import { type ContractOptions, runContract } from '@pantau/core/testing';
import { bulkClauses } from './bulk-clauses.ts';
import { changeClauses } from './change-clauses.ts';
import { falseAlertClauses } from './false-alert-clauses.ts';
import type { AlertRuleHarness, RuleClause } from './harness.ts';
import { listClauses } from './list-clauses.ts';

/** All clauses of the ports. */
export const alertRuleSourceClauses: readonly RuleClause[] = [
  ...listClauses,
  ...changeClauses,
  ...bulkClauses,
  ...falseAlertClauses,
];

export type AlertRuleSourceContractOptions = ContractOptions<AlertRuleHarness>;

/** Runs the contract of `AlertRuleSource` and `RuleTargetSource` against an implementation, one test per clause. */
export function alertRuleSourceContract(options: AlertRuleSourceContractOptions): void {
  runContract('AlertRuleSource', alertRuleSourceClauses, options);
}
