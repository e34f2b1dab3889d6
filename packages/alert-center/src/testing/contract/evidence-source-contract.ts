import { clipClauses } from './clip-clauses.ts';
import { evidenceErrorClauses } from './evidence-error-clauses.ts';
import type { EvidenceClause, EvidenceSourceHarness } from './evidence-harness.ts';
import { deviceClauses } from './device-clauses.ts';
import { placeClauses } from './place-clauses.ts';
import { type ContractOptions, runContract } from './run-contract.ts';

/** Every promise of the port that previews rely on. */
export const evidenceSourceClauses: readonly EvidenceClause[] = [
  ...clipClauses,
  ...deviceClauses,
  ...placeClauses,
  ...evidenceErrorClauses,
];

export type EvidenceSourceContractOptions = ContractOptions<EvidenceSourceHarness>;

/**
 * Runs the contract of `EvidenceSource` on an implementation, one test for each clause. A clause whose
 * optional part the harness leaves out passes without saying anything.
 */
export function evidenceSourceContract(options: EvidenceSourceContractOptions): void {
  runContract<EvidenceSourceHarness>('EvidenceSource', evidenceSourceClauses, options);
}
