import { useAnnounce, useLayer, useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { useOverlay } from '@pantau/core/ui/overlay';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { PaletteAction } from '../../engine/palette/palette-action.ts';
import type { PaletteLookup } from '../../engine/palette/palette-lookup.ts';
import type { PaletteKind } from '../../engine/palette/palette-source.port.ts';
import { matchEntries } from '../../engine/palette/palette-match.ts';
import { paletteMessages } from '../../messages/palette-messages.ts';
import type { MenuContentProps } from '../side-menu/menu-content.ts';
import css from './palette.module.css';
import { PaletteOptions } from './palette-options.tsx';
import { useFoundEntries } from './use-found-entries.ts';
import { type PaletteEntry, paletteGroups, usePaletteEntries } from './use-palette-entries.ts';

export interface PaletteProps {
  readonly menu: MenuContentProps;
  readonly actions: readonly PaletteAction[];
  readonly lookup?: PaletteLookup | undefined;
  readonly onClose: () => void;
}

/** Pages, actions, vehicles and orders by name (SH-90, SH-120). */
export function Palette(props: PaletteProps): ReactElement | null {
  const layer = useLayer();
  return layer === null ? null : createPortal(<OpenPalette {...props} />, layer);
}

const asMatches = (entries: readonly PaletteEntry[], query: string) => {
  const known = new Map(matchEntries(entries, query).map((match) => [match.entry, match]));
  // The source has decided that it matches, possibly by what is not shown.
  return entries.map((entry) => known.get(entry) ?? { entry, ranges: [] });
};

/** What matches, and which of it Enter chooses. */
function useResults(entries: readonly PaletteEntry[], lookup: PaletteLookup | undefined) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { recent, found, kinds, isLoading } = useFoundEntries(lookup, query);
  const groups = useMemo(() => {
    const matches = [
      ...(query.trim() === '' ? asMatches(recent, '') : []),
      ...matchEntries(entries, query),
      ...asMatches(found, query),
    ];
    return paletteGroups
      .map((group) => ({ group, matches: matches.filter(({ entry }) => entry.group === group) }))
      .filter((one) => one.matches.length > 0);
  }, [entries, recent, found, query]);
  const shown = groups.flatMap(({ matches }) => matches);
  const at = Math.max(0, Math.min(active, shown.length - 1));
  return {
    query,
    kinds,
    isLoading,
    move: (step: 1 | -1) =>
      setActive(shown.length === 0 ? 0 : (at + step + shown.length) % shown.length),
    groups,
    shown,
    current: shown[at]?.entry,
    setActive,
    setQuery(next: string) {
      setQuery(next);
      setActive(0);
    },
  };
}

const placeholderOf = (kinds: readonly PaletteKind[]) => {
  if (kinds.length === 2) return 'palettePlaceholderAll';
  if (kinds[0] === 'vehicle') return 'palettePlaceholderVehicle';
  return kinds[0] === 'order' ? 'palettePlaceholderOrder' : 'palettePlaceholder';
};

const comboboxProps = (id: string, currentId: string | undefined, count: number) =>
  ({
    role: 'combobox',
    'aria-expanded': count > 0,
    'aria-controls': `${id}list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': currentId === undefined ? undefined : `${id}${currentId}`,
  }) as const;

/** Keeps the option that Enter chooses in view. */
function useFollowedOption(ref: RefObject<HTMLElement | null>, currentId: string | undefined) {
  useLayoutEffect(() => {
    ref.current
      ?.querySelector('[role="option"][aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest' });
  }, [ref, currentId]);
}

/** Announces the number of results once the search has ended. */
function useAnnouncedCount(query: string, count: number, isLoading: boolean): void {
  const t = useMessages(paletteMessages);
  const announce = useAnnounce();
  useEffect(() => {
    if (query !== '' && !isLoading) announce.polite(t('paletteResults', { count }));
  }, [announce, t, query, isLoading, count]);
}

function OpenPalette({ menu, actions, lookup, onClose }: PaletteProps): ReactElement {
  const t = useMessages(paletteMessages);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { query, groups, shown, current, move, setActive, setQuery, kinds, isLoading } = useResults(
    usePaletteEntries(menu, actions),
    lookup,
  );

  useOverlay({
    kind: 'modal',
    elementRef: ref,
    focusOnOpen: 'first',
    onEscape: onClose,
    // A press on the scrim closes it; the host may show something above.
    onOutside: () => undefined,
  });
  useFollowedOption(ref, current?.id);
  useAnnouncedCount(query, shown.length, isLoading);

  const choose = (entry: PaletteEntry | undefined): void => {
    if (entry === undefined) return;
    if (entry.keepsOpen !== true) onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(current);
    // The field is the only stop of Tab.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  };
  return (
    <div
      className={css.scrim}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-label={t('palette')}
        tabIndex={-1}
        className={css.palette}
        onKeyDown={onKeyDown}
      >
        <div className={css.field}>
          <Icon name="search" />
          <input
            {...comboboxProps(id, current?.id, shown.length)}
            className={css.input}
            type="text"
            aria-label={t('palette')}
            placeholder={t(placeholderOf(kinds))}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <button type="button" className={css.close} tabIndex={-1} onClick={onClose}>
            {t('closePalette')}
          </button>
        </div>
        <PaletteOptions
          id={id}
          groups={groups}
          isLoading={isLoading}
          currentId={current?.id}
          onPoint={(entryId) => setActive(shown.findIndex(({ entry }) => entry.id === entryId))}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
