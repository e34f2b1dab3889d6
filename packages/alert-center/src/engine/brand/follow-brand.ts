import { isPantauError } from '@pantau/core/base';
import type { BrandFollower } from './company-brand.ts';
import { deriveColors } from './derive-colors.ts';

/**
 * Reads the brand of the company now, and again whenever it may have changed (EM-30). What was read stays while a request
 * fails (EM-31).
 *
 * @returns a function that ends it
 */
export function followBrand({ source, onBrand, onError }: BrandFollower): () => void {
  let reading: AbortController | undefined;
  let last: string | undefined;

  const read = async (): Promise<void> => {
    reading?.abort();
    const own = new AbortController();
    reading = own;
    try {
      const branding = await source.readBranding(own.signal);
      const text = JSON.stringify(branding);
      if (own.signal.aborted || text === last) return;
      last = text;
      onBrand({ branding, brand: deriveColors(branding, onError) });
    } catch (error) {
      if (own.signal.aborted || (isPantauError(error) && error.kind === 'notFound')) return;
      onError(error);
    }
  };

  const leave = source.subscribe(() => void read());
  void read();
  return () => {
    leave();
    reading?.abort();
  };
}
