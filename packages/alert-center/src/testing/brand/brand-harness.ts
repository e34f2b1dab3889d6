import type { CompanyBranding } from '@pantau/core';
import type { ContractClause } from '@pantau/core/testing';
import type { BrandSource } from '../../engine/brand/brand-source.port.ts';

/** Two fresh companies for one clause; neither has a brand of its own. */
export interface BrandSourceHarness {
  /** Of a user of the first company, connected to whatever reports changes. */
  readonly source: BrandSource;
  /** Of a user of the other company. */
  readonly foreign: BrandSource;
  /** Saves parts of the first company's brand, as somebody else. `logoUrl` as the backend stores it. */
  change(branding: Partial<CompanyBranding>): Promise<void> | void;
  /** The path or address of a logo that the backend accepts. */
  readonly logoUrl: string;
  /** Loses the connection that reports changes. */
  cut?(): Promise<void> | void;
  /** Restores it; resolves when the source is connected again. */
  restore?(): Promise<void> | void;
  /** The time within which a change is reported, ms. */
  readonly reportMs: number;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type BrandClause = ContractClause<BrandSourceHarness>;
