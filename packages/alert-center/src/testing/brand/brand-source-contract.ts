import { type ContractOptions, runContract } from '@pantau/core/testing';
import { brandClauses } from './brand-clauses.ts';
import type { BrandSourceHarness } from './brand-harness.ts';

export type BrandSourceContractOptions = ContractOptions<BrandSourceHarness>;

/** Runs the contract of `BrandSource` against an implementation, with one test per clause. */
export function brandSourceContract(options: BrandSourceContractOptions): void {
  runContract<BrandSourceHarness>('BrandSource', brandClauses, options);
}
