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
  others: {
    readonly stranger: PartnerSource;
    /** A user of the company who may change its settings. */
    readonly updater: PartnerSource;
    readonly world: PartnerWorld;
  },
) => Partial<PartnerSource>;

const unspoiled: SpoilPartners = () => ({});

/**
 * A contract harness for the memory adapter.
 *
 * @param spoil can inject a fault into every user of the company
 * @param spoilStranger can inject one into the user of the other company
 */
export function createMemoryPartnerHarness(
  spoil: SpoilPartners = unspoiled,
  spoilStranger: SpoilPartners = unspoiled,
): PartnerHarness {
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
    return { ...source, ...spoil(source, { stranger, updater: open({}), world }) };
  };
  return {
    source: spoiled(true),
    colleague: spoiled(true),
    reader: spoiled(false),
    stranger: { ...stranger, ...spoilStranger(stranger, { stranger, updater: open({}), world }) },
    jwksUrl: 'https://id.example/keys',
    brokenUrl,
    close: () => undefined,
  };
}
