import type { CompanyBranding } from '@pantau/core';

/** The brand of the user's company, as it is set in the settings of the company. */
export interface BrandSource {
  /**
   * The name, colours (`#rrggbb`) and logo of the user's own company, each `null` if the company has none. `logoUrl` is
   * absolute, so that a page of another origin can show it.
   *
   * Rejects with a `PantauError`, of kind `notFound` where the backend knows no brands, or with `AbortError`.
   */
  readBranding(signal?: AbortSignal): Promise<CompanyBranding>;
  /**
   * Calls back when the branding may have changed: the company was changed, or the connection that reports such changes
   * was lost and is back. Returns the function that ends it.
   */
  subscribe(onChange: () => void): () => void;
}
