import { type ContractOptions, runContract } from '@pantau/core/testing';
import { handoverClauses } from './handover-clauses.ts';
import type { HandoverHarness } from './handover-harness.ts';

export type HandoverContractOptions = ContractOptions<HandoverHarness>;

/** Runs the contract of `HandoverSource` against an implementation, with one test per clause. */
export function handoverContract(options: HandoverContractOptions): void {
  runContract('HandoverSource', handoverClauses, options);
}
