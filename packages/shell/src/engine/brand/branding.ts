import type { CompanyBranding, KeyValueStore, PersistedValue } from '@pantau/core';
import { createPersisted } from '@pantau/core/base';
import { nullable, object, string } from 'valibot';

/** Parses the branding of a company, from the server or from the store. */
export const brandingSchema = object({
  name: nullable(string()),
  accent: nullable(string()),
  menu: nullable(string()),
  logoUrl: nullable(string()),
});

/** Without a value the application has the product's own name, colours and logo. */
export const hasBranding = (branding: CompanyBranding | null | undefined): boolean =>
  branding !== null &&
  branding !== undefined &&
  Object.values(branding).some((value) => value !== null);

/** Pictures come from the application's own origin, or over http and https. */
export const isLogoAddress = (address: string): boolean =>
  /^(https?:\/\/|\/(?![/\\]))/i.test(address);

/**
 * The branding of whoever was last signed in on this browser, for the sign-in page and until the session is restored:
 * the application does not change its colours while it starts (PO-90). `null` for the product's own.
 */
export type RememberedBranding = PersistedValue<CompanyBranding | null>;

export const createRememberedBranding = (
  store: KeyValueStore,
  onError: (error: unknown) => void,
): RememberedBranding =>
  createPersisted<CompanyBranding | null>({
    store,
    key: 'branding',
    schema: nullable(brandingSchema),
    fallback: null,
    onError,
  });
