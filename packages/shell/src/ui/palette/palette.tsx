import { useAnnounce, useLayer, useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { useOverlay } from '@pantau/core/ui/overlay';
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { PaletteAction } from '../../engine/palette/palette-action.ts';
import { matchEntries } from '../../engine/palette/palette-match.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import type { MenuContentProps } from '../side-menu/menu-content.ts';
import css from './palette.module.css';
import { PaletteOptions } from './palette-options.tsx';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.ts';

export interface PaletteProps {
  readonly menu: MenuContentProps;
  readonly actions: readonly PaletteAction[];
  readonly onClose: () => void;
}

/** Pages and actions by name (SH-90). */
export function Palette(props: PaletteProps): ReactElement | null {
  const layer = useLayer();
  return layer === null ? null : createPortal(<OpenPalette {...props} />, layer);
}

/** What matches, and which of it Enter chooses. */
function useResults(entries: readonly PaletteEntry[]) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const groups = useMemo(() => {
    const found = matchEntries(entries, query);
    return (['pages', 'actions'] as const)
      .map((group) => ({ group, matches: found.filter(({ entry }) => entry.group === group) }))
      .filter(({ matches }) => matches.length > 0);
  }, [entries, query]);
  const shown = groups.flatMap(({ matches }) => matches);
  const at = Math.max(0, Math.min(active, shown.length - 1));
  return {
    query,
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

const comboboxProps = (id: string, currentId: string | undefined, count: number) =>
  ({
    role: 'combobox',
    'aria-expanded': count > 0,
    'aria-controls': `${id}list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': currentId === undefined ? undefined : `${id}${currentId}`,
  }) as const;

function OpenPalette({ menu, actions, onClose }: PaletteProps): ReactElement {
  const t = useMessages(shellMessages);
  const announce = useAnnounce();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { query, groups, shown, current, move, setActive, setQuery } = useResults(
    usePaletteEntries(menu, actions),
  );

  useOverlay({
    kind: 'modal',
    elementRef: ref,
    focusOnOpen: 'first',
    onEscape: onClose,
    // A press on the scrim closes it; the host may show something above.
    onOutside: () => undefined,
  });
  useLayoutEffect(() => {
    ref.current
      ?.querySelector('[role="option"][aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);
  useEffect(() => {
    if (query !== '') announce.polite(t('paletteResults', { count: shown.length }));
  }, [announce, t, query, shown.length]);

  const choose = (entry: { run(): void } | undefined): void => {
    if (entry === undefined) return;
    onClose();
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
            placeholder={t('palettePlaceholder')}
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
          currentId={current?.id}
          onPoint={(entryId) => setActive(shown.findIndex(({ entry }) => entry.id === entryId))}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
