import type { CompanyBranding } from '@pantau/core';
import type { BrandSource } from '../../engine/brand/brand-source.port.ts';

/** The brand of a company in memory. */
export interface MemoryBrandSource extends BrandSource {
  /** As if somebody had saved other settings of the company. */
  change(branding: Partial<CompanyBranding>): void;
  /** Changes while the connection is lost are reported when it is back. */
  disconnect(): void;
  reconnect(): void;
  /** Lets the next request fail. */
  failNext(error: unknown): void;
}

const product: CompanyBranding = { name: null, accent: null, menu: null, logoUrl: null };

/** Creates a `BrandSource` without a server. @param initial defaults to the product's own brand */
export function createMemoryBrandSource(initial: Partial<CompanyBranding> = {}): MemoryBrandSource {
  const listeners = new Set<() => void>();
  let branding: CompanyBranding = { ...product, ...initial };
  let failure: { readonly error: unknown } | undefined;
  let isConnected = true;
  const notify = (): void => {
    if (isConnected) for (const listener of [...listeners]) listener();
  };
  return {
    async readBranding(signal) {
      await Promise.resolve();
      signal?.throwIfAborted();
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed.error;
      return branding;
    },
    subscribe(onChange) {
      const own = (): void => onChange();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    change(changes) {
      branding = { ...branding, ...changes };
      notify();
    },
    disconnect() {
      isConnected = false;
    },
    reconnect() {
      if (isConnected) return;
      isConnected = true;
      notify();
    },
    failNext(error) {
      failure = { error };
    },
  };
}
