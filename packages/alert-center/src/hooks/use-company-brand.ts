import { type Clock, systemClock } from '@pantau/core';
import { useEffect, useRef, useState } from 'react';
import type { BrandSource } from '../engine/brand/brand-source.port.ts';
import type { CompanyBrand } from '../engine/brand/company-brand.ts';
import { followBrandWhenIdle } from '../engine/brand/follow-when-idle.ts';

export interface CompanyBrandOptions {
  /** Receives failed requests, and each colour that was adjusted or refused because its texts would not be legible. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly clock?: Clock | undefined;
}

const none: CompanyBrand = { branding: null, brand: undefined };

/**
 * The brand that the company has set in its settings, for `PantauProvider`: read after the first paint, and again when
 * somebody changes it (EM-30).
 *
 * @param source of `createHttpBrandSource`, or the host's own. Keep its identity. `null` reads nothing.
 */
export function useCompanyBrand(
  source: BrandSource | null,
  { onError, clock = systemClock }: CompanyBrandOptions = {},
): CompanyBrand {
  const [found, setFound] = useState<{ readonly of: BrandSource; readonly value: CompanyBrand }>();
  const report = useRef(onError);
  useEffect(() => {
    report.current = onError;
  });
  useEffect(() => {
    if (source === null) return undefined;
    return followBrandWhenIdle(clock, {
      source,
      onBrand: (value) => setFound({ of: source, value }),
      onError: (error) => report.current?.(error),
    });
  }, [source, clock]);
  // The brand of one source is never shown for another.
  return found !== undefined && found.of === source ? found.value : none;
}
