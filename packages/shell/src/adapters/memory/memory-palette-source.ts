import { PantauError } from '@pantau/core/base';
import {
  PALETTE_FINDS_MAX,
  type PaletteFind,
  type PaletteKind,
  type PaletteSource,
} from '../../engine/palette/palette-source.port.ts';

export interface MemoryPaletteSourceOptions {
  /** What there is to find of each kind; a kind that is left out is refused. */
  readonly finds: Readonly<Partial<Record<PaletteKind, readonly PaletteFind[]>>>;
}

/** A `PaletteSource` without a server. */
export function createMemoryPaletteSource({ finds }: MemoryPaletteSourceOptions): PaletteSource {
  return {
    async find(kind, search, signal) {
      await Promise.resolve();
      signal?.throwIfAborted();
      const all = finds[kind];
      if (all === undefined) throw new PantauError('forbidden');
      const words = search.toLowerCase().split(/\s+/);
      const textOf = ({ name, detail }: PaletteFind): string =>
        kind === 'vehicle' ? `${name} ${name.replaceAll(' ', '')}` : `${name} ${detail ?? ''}`;
      return all
        .filter((find) => words.every((word) => textOf(find).toLowerCase().includes(word)))
        .slice(0, PALETTE_FINDS_MAX);
    },
  };
}
