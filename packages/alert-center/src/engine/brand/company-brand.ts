import type { Brand, CompanyBranding } from '@pantau/core';
import type { BrandSource } from './brand-source.port.ts';

/** The brand of a company. */
export interface CompanyBrand {
  /** As the company has set it; `null` until it has been read. */
  readonly branding: CompanyBranding | null;
  /** For `PantauProvider`; `undefined` if the company has no colours of its own. */
  readonly brand: Brand | undefined;
}

export interface BrandFollower {
  readonly source: BrandSource;
  readonly onBrand: (found: CompanyBrand) => void;
  /** Receives failed requests, and each colour that was adjusted or refused. */
  readonly onError: (error: unknown) => void;
}
