import { type ContractOptions, runContract } from '@pantau/core/testing';
import { partnerClauses } from './partner-clauses.ts';
import type { PartnerHarness } from './partner-harness.ts';

export type PartnerSourceContractOptions = ContractOptions<PartnerHarness>;

/** Runs the contract of `PartnerSource` against an implementation, with one test per clause. */
export function partnerSourceContract(options: PartnerSourceContractOptions): void {
  runContract('PartnerSource', partnerClauses, options);
}
