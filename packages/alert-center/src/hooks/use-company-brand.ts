import { type Clock, type KeyValueStore, createBrowserStore, systemClock } from '@pantau/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type BrandMemory, createBrandMemory } from '../engine/brand/brand-memory.ts';
import type { BrandSource } from '../engine/brand/brand-source.port.ts';
import type { CompanyBrand } from '../engine/brand/company-brand.ts';
import { followBrandWhenIdle } from '../engine/brand/follow-when-idle.ts';

/** Where the brand is stored for the next visit, and for whom. */
export interface RememberedBrand {
  /**
   * Identifies server, company and user, such as `https://fleet.example 7 41`. A brand is shown to the account that it
   * was stored for, and to no other.
   */
  readonly account: string;
  /** Defaults to `localStorage`. Keep its identity. */
  readonly store?: KeyValueStore | undefined;
  /** Prefix of the storage key. */
  readonly namespace?: string | undefined;
}

export interface CompanyBrandOptions {
  /** Shows the brand that was read last from the first frame on (EM-41). Without it nothing is stored. */
  readonly remember?: RememberedBrand | undefined;
  /** Receives failed requests, and each colour that was adjusted or refused because its texts would not be legible. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly clock?: Clock | undefined;
}

const none: CompanyBrand = { branding: null, brand: undefined };

function useBrandMemory(
  remember: RememberedBrand | undefined,
  onError: (error: unknown) => void,
): BrandMemory | null {
  const { account, namespace, store } = remember ?? {};
  return useMemo(
    () =>
      account === undefined
        ? null
        : createBrandMemory({ account, namespace, onError, store: store ?? createBrowserStore() }),
    [account, namespace, onError, store],
  );
}

/**
 * The brand that the company has set in its settings, for `PantauProvider`: read after the first paint, and again when
 * somebody changes it (EM-30).
 *
 * @param source of `createHttpBrandSource`, or the host's own. Keep its identity. `null` reads nothing.
 */
export function useCompanyBrand(
  source: BrandSource | null,
  { remember, onError, clock = systemClock }: CompanyBrandOptions = {},
): CompanyBrand {
  const [found, setFound] = useState<{ readonly of: object; readonly value: CompanyBrand }>();
  const latest = useRef(onError);
  useEffect(() => {
    latest.current = onError;
  });
  const [report] = useState(() => (error: unknown) => latest.current?.(error));
  const memory = useBrandMemory(remember, report);
  /** What is shown belongs to one source and one account. */
  const owner = useMemo(
    () => ({ source, memory, stored: source === null ? null : (memory?.get() ?? null) }),
    [source, memory],
  );
  useEffect(() => {
    if (owner.source === null) return undefined;
    const { stored } = owner;
    const isStored = (value: CompanyBrand): boolean =>
      JSON.stringify(value) === JSON.stringify(stored);
    return followBrandWhenIdle(clock, {
      source: owner.source,
      onBrand(value) {
        owner.memory?.set(value);
        // A host need not learn the same brand twice.
        setFound({ of: owner, value: stored !== null && isStored(value) ? stored : value });
      },
      onError: report,
    });
  }, [owner, clock, report]);
  // The brand of one source or account is never shown for another.
  return found !== undefined && found.of === owner ? found.value : (owner.stored ?? none);
}
