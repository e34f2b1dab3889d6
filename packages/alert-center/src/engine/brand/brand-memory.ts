import type { Brand, KeyValueStore } from '@pantau/core';
import { brandTokens, createPersisted, storageKeys } from '@pantau/core/base';
import {
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
} from 'valibot';
import type { CompanyBrand } from './company-brand.ts';

export interface BrandMemoryOptions {
  readonly store: KeyValueStore;
  readonly namespace: string | undefined;
  /** Server and account whose brand is remembered. */
  readonly account: string;
  /** Receives a stored value that cannot be read, and the store's own errors. */
  readonly onError: (error: unknown) => void;
}

/** The brand that was read last, until the next one has been read (EM-41). */
export interface BrandMemory {
  /** `null` if none is stored, or only that of another account (EM-42). */
  get(): CompanyBrand | null;
  set(brand: CompanyBrand): void;
}

const color = pipe(string(), regex(/^#[0-9a-f]{6}$/i));
const colors = optional(record(picklist(brandTokens), color), {});
const text = pipe(string(), maxLength(200));

/** The page of a host can store anything under the key, and none of it may become a style or an address (EM-42). */
const schema = nullable(
  object({
    account: string(),
    branding: object({
      name: nullable(text),
      accent: nullable(color),
      menu: nullable(color),
      logoUrl: nullable(pipe(string(), regex(/^https?:\/\//))),
    }),
    brand: optional(object({ light: colors, dark: colors })),
  }),
);

/** Stores one brand. That of another account is replaced. */
export function createBrandMemory(options: BrandMemoryOptions): BrandMemory {
  const { store, namespace, account, onError } = options;
  const persisted = createPersisted({
    ...{ store, namespace, onError, schema },
    key: storageKeys.companyBrand,
    fallback: null,
  });
  return {
    get() {
      const stored = persisted.get();
      return stored?.account === account
        ? { branding: stored.branding, brand: stored.brand satisfies Brand | undefined }
        : null;
    },
    set({ branding, brand }) {
      if (branding === null) return;
      const { light = {}, dark = {} } = (brand ?? {}) as Extract<Brand, { light?: unknown }>;
      persisted.set({ account, branding, ...(brand !== undefined && { brand: { light, dark } }) });
    },
  };
}
