import { createMemoryBrandSource } from '../../adapters/memory/memory-brand-source.ts';
import type { BrandSource } from '../../engine/brand/brand-source.port.ts';
import type { BrandSourceHarness } from './brand-harness.ts';

/** @param spoil can inject a fault, into the sources of both companies */
export function createMemoryBrandHarness(
  spoil: (source: BrandSource, foreign: BrandSource) => BrandSource = (source) => source,
): BrandSourceHarness {
  const source = createMemoryBrandSource();
  const foreign = createMemoryBrandSource();
  return {
    source: spoil(source, foreign),
    foreign: spoil(foreign, source),
    change: (branding) => source.change(branding),
    logoUrl: 'https://fleet.example/logo.png',
    cut: () => source.disconnect(),
    restore: () => source.reconnect(),
    reportMs: 20,
    close: () => undefined,
  };
}
