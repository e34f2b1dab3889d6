import { useMessages, useSession } from '@pantau/core';
import { useMemo } from 'react';
import { type PaletteLookup, kindsOf } from '../../engine/palette/palette-lookup.ts';
import type { PaletteFind, PaletteKind } from '../../engine/palette/palette-source.port.ts';
import type { RecentFind } from '../../engine/palette/recent-finds.ts';
import { usePaletteSearch } from '../../hooks/palette/use-palette-search.ts';
import { useRecentFinds } from '../../hooks/palette/use-recent-finds.ts';
import { paletteMessages } from '../../messages/palette-messages.ts';
import type { PaletteEntry } from './use-palette-entries.ts';

const looks = {
  vehicle: { group: 'vehicles', icon: 'truck', failed: 'paletteVehiclesFailed' },
  order: { group: 'orders', icon: 'clipboard', failed: 'paletteOrdersFailed' },
} as const;

export interface FoundEntries {
  /** What the user may find. */
  readonly kinds: readonly PaletteKind[];
  /** What was opened last, for an empty field. */
  readonly recent: readonly PaletteEntry[];
  /** What was found, and an entry that tries again for each kind whose search failed. */
  readonly found: readonly PaletteEntry[];
  readonly isLoading: boolean;
}

/** Vehicles and orders that match the text, or that were opened last (SH-120 to SH-123). */
export function useFoundEntries(lookup: PaletteLookup | undefined, text: string): FoundEntries {
  const t = useMessages(paletteMessages);
  const { permissions } = useSession();
  const kinds = useMemo(() => kindsOf(lookup, permissions), [lookup, permissions]);
  const [results, retry] = usePaletteSearch(lookup?.source, kinds, text);
  const [recent, remember] = useRecentFinds();
  return useMemo(() => {
    const entryOf = (
      find: PaletteFind,
      kind: PaletteKind,
      group: PaletteEntry['group'],
    ): PaletteEntry => ({
      id: `${group}-${kind}-${find.id}`,
      group,
      label: find.name,
      hint: find.detail ?? undefined,
      icon: looks[kind].icon,
      run() {
        remember({ kind, id: find.id, name: find.name, detail: find.detail });
        lookup?.open[kind]?.(find);
      },
    });
    const again = (kind: PaletteKind): PaletteEntry => ({
      id: `retry-${kind}`,
      group: looks[kind].group,
      label: t(looks[kind].failed),
      icon: 'retry',
      keepsOpen: true,
      run: () => retry(kind),
    });
    return {
      kinds,
      recent: recent
        .filter(({ kind }) => kinds.includes(kind))
        .map((find: RecentFind) => entryOf(find, find.kind, 'recent')),
      found: kinds.flatMap((kind) =>
        results[kind].status === 'failed'
          ? [again(kind)]
          : results[kind].finds.map((find) => entryOf(find, kind, looks[kind].group)),
      ),
      isLoading: kinds.some((kind) => results[kind].status === 'loading'),
    };
  }, [t, lookup, kinds, results, retry, recent, remember]);
}
