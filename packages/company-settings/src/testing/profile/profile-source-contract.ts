import { type ContractOptions, runContract } from '@pantau/core/testing';
import { abortClauses, profileClauses } from './profile-clauses.ts';
import type { ProfileClause, ProfileHarness } from './profile-harness.ts';
import { sessionClauses } from './session-clauses.ts';

/** All clauses of the port. */
export const profileSourceClauses: readonly ProfileClause[] = [
  ...profileClauses,
  ...sessionClauses,
  ...abortClauses,
];

export type ProfileSourceContractOptions = ContractOptions<ProfileHarness>;

/** Runs the contract of `ProfileSource` against an implementation, with one test per clause. */
export function profileSourceContract(options: ProfileSourceContractOptions): void {
  runContract('ProfileSource', profileSourceClauses, options);
}
