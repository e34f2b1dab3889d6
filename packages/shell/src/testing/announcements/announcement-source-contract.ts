import { type ContractOptions, runContract } from '@pantau/core/testing';
import { announcementClauses } from './clauses.ts';
import type { AnnouncementHarness } from './harness.ts';

export type AnnouncementSourceContractOptions = ContractOptions<AnnouncementHarness>;

/**
 * Runs the contract of `AnnouncementSource` against an implementation, with one test per clause. Clauses that need
 * an optional part the harness omits are skipped.
 */
export function announcementSourceContract(options: AnnouncementSourceContractOptions): void {
  runContract('AnnouncementSource', announcementClauses, options);
}
