import type { ContractClause } from '@pantau/core/testing';
import type { PartnerSource } from '../../engine/partners/partner-source.ts';

/** Two fresh companies without keys for one clause. */
export interface PartnerHarness {
  readonly source: PartnerSource;
  /** Another user of the same company who may change its settings. */
  readonly colleague: PartnerSource;
  /** A user of the same company who may not. */
  readonly reader: PartnerSource;
  /** A user of another company who may change that company's settings. */
  readonly stranger: PartnerSource;
  /** An address from which public keys can be read, and one from which none can. */
  readonly jwksUrl: string;
  readonly brokenUrl: string;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type PartnerClause = ContractClause<PartnerHarness>;
