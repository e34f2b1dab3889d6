import {
  createEmptyPartnerWorld,
  createMemoryPartnerSource,
  type PartnerWorld,
} from '../../adapters/memory/index.ts';
import type { PartnerSource } from '../../engine/partners/partner-source.ts';
import type { PartnerHarness } from './partner-harness.ts';

/** Wraps the calls of the company's users so that they violate one guarantee. */
export type SpoilPartners = (
  source: PartnerSource,
  others: { readonly stranger: PartnerSource; readonly world: PartnerWorld },
) => Partial<PartnerSource>;

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryPartnerHarness(spoil: SpoilPartners = () => ({})): PartnerHarness {
  const world = createEmptyPartnerWorld();
  const brokenUrl = 'https://broken.example/keys';
  const hasPublicKeys = (url: string): boolean => url.startsWith('https://') && url !== brokenUrl;
  const open = (options: { readonly canUpdate?: boolean; readonly of?: PartnerWorld }) => {
    const { canUpdate, of = world } = options;
    return createMemoryPartnerSource({ world: of, canUpdate, hasPublicKeys });
  };
  const stranger = open({ of: createEmptyPartnerWorld() });
  const spoiled = (canUpdate: boolean): PartnerSource => {
    const source = open({ canUpdate });
    return { ...source, ...spoil(source, { stranger, world }) };
  };
  return {
    source: spoiled(true),
    colleague: open({}),
    reader: spoiled(false),
    stranger,
    jwksUrl: 'https://id.example/keys',
    brokenUrl,
    close: () => undefined,
  };
}
