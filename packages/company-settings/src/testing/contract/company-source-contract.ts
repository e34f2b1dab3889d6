import { type ContractOptions, runContract } from '@pantau/core/testing';
import { accessClauses } from './access-clauses.ts';
import { accountClauses } from './account-clauses.ts';
import { categoryClauses } from './category-clauses.ts';
import type { CompanyClause, CompanyHarness } from './harness.ts';
import { historyClauses } from './history-clauses.ts';
import { logoClauses } from './logo-clauses.ts';
import { sectionClauses } from './section-clauses.ts';

/** All clauses of the port. */
export const companySourceClauses: readonly CompanyClause[] = [
  ...sectionClauses,
  ...accessClauses,
  ...categoryClauses,
  ...accountClauses,
  ...logoClauses,
  ...historyClauses,
];

export type CompanySourceContractOptions = ContractOptions<CompanyHarness>;

/** Runs the contract of `CompanySource` against an implementation, with one test per clause. */
export function companySourceContract(options: CompanySourceContractOptions): void {
  runContract('CompanySource', companySourceClauses, options);
}
