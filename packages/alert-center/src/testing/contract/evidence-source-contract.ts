import { type ContractOptions, runContract } from '@pantau/core/testing';
import { clipClauses } from './clip-clauses.ts';
import { evidenceErrorClauses } from './evidence-error-clauses.ts';
import type { EvidenceClause, EvidenceSourceHarness } from './evidence-harness.ts';
import { deviceClauses } from './device-clauses.ts';
import { placeClauses } from './place-clauses.ts';

/** All clauses of the port. */
export const evidenceSourceClauses: readonly EvidenceClause[] = [
  ...clipClauses,
  ...deviceClauses,
  ...placeClauses,
  ...evidenceErrorClauses,
];

export type EvidenceSourceContractOptions = ContractOptions<EvidenceSourceHarness>;

/**
 * Runs the contract of `EvidenceSource` against an implementation, with one test per clause. Clauses that
 * need an optional part the harness omits pass without running.
 */
export function evidenceSourceContract(options: EvidenceSourceContractOptions): void {
  runContract<EvidenceSourceHarness>('EvidenceSource', evidenceSourceClauses, options);
}
