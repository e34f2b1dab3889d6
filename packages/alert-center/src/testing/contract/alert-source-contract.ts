import { type ContractOptions, runContract } from '@pantau/core/testing';
import { actionClauses } from './action-clauses.ts';
import { actionEventClauses } from './action-event-clauses.ts';
import { connectionClauses } from './connection-clauses.ts';
import { emergencyClauses } from './emergency-clauses.ts';
import { falseRuleClauses } from './false-rule-clauses.ts';
import { feedClauses } from './feed-clauses.ts';
import type { AlertSourceHarness, Clause } from './harness.ts';
import { ownerClauses } from './owner-clauses.ts';
import { presenceClauses } from './presence-clauses.ts';
import { quickNoteClauses } from './quick-note-clauses.ts';
import { recoveryClauses } from './recovery-clauses.ts';
import { listClauses } from './list-clauses.ts';
import { searchClauses } from './search-clauses.ts';
import { singleClauses } from './single-clauses.ts';
import { snoozeClauses } from './snooze-clauses.ts';
import { vehicleClauses } from './vehicle-clauses.ts';

/** All clauses of the port. */
export const alertSourceClauses: readonly Clause[] = [
  ...listClauses,
  ...emergencyClauses,
  ...searchClauses,
  ...snoozeClauses,
  ...ownerClauses,
  ...presenceClauses,
  ...quickNoteClauses,
  ...vehicleClauses,
  ...falseRuleClauses,
  ...singleClauses,
  ...actionClauses,
  ...actionEventClauses,
  ...feedClauses,
  ...connectionClauses,
  ...recoveryClauses,
];

export type AlertSourceContractOptions = ContractOptions<AlertSourceHarness>;

/**
 * Runs the contract of `AlertSource` against an implementation, with one test per clause. Clauses that
 * need an optional part the harness omits are skipped.
 */
export function alertSourceContract(options: AlertSourceContractOptions): void {
  runContract('AlertSource', alertSourceClauses, options);
}
