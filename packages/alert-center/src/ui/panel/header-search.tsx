import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useSearch, useSetSearch } from '../../hooks/search.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';

export const searchBar = createLazy(async () => {
  const part = await import('../search/search-bar.tsx');
  return part.SearchBar;
});

export interface HeaderSearch {
  /** Opens the search; `null` for sources without one. */
  readonly button: ReactElement | null;
  /** The field, while it is open or something is searched for. */
  readonly bar: ReactElement | null;
}

/** The search of the panel, which loads when it is first shown. */
export function useHeaderSearch(): HeaderSearch {
  const t = useText();
  const keys = useKeyShortcuts();
  const search = useSearch();
  const canSearch = useSetSearch() !== null;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(search !== null);
  const [isRequested, setRequested] = useState(false);
  const [typed, setTyped] = useState('');
  // The user's stored search is restored once the user is known.
  if (search !== null && !isOpen) setOpen(true);
  if (!canSearch) return { button: null, bar: null };
  const show = (open: boolean): void => {
    setOpen(open);
    setRequested(open);
    setTyped('');
  };
  // Until the field's code has loaded, its button has the focus and keeps what is typed for it.
  const keep = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (
      !isOpen ||
      fieldBeside(event.currentTarget) !== null ||
      key.length !== 1 ||
      ctrlKey ||
      metaKey ||
      altKey
    )
      return;
    setTyped((text) => text + key);
    event.preventDefault();
    event.stopPropagation();
  };
  const close = (): void => {
    show(false);
    buttonRef.current?.focus();
  };
  return {
    button: (
      <IconButton
        ref={buttonRef}
        icon="search"
        size="dense"
        label={t('search')}
        aria-expanded={isOpen}
        data-search-button=""
        {...keys('search')}
        onKeyDown={keep}
        onClick={({ currentTarget: button }) => {
          const field = fieldBeside(button);
          (field ?? button).focus();
          if (field === null) show(true);
        }}
      />
    ),
    bar: isOpen ? (
      <LazyPart
        part={searchBar}
        props={{ isRequested, typed, onClose: close }}
        onFail={() => show(false)}
      />
    ) : null,
  };
}

function fieldBeside(button: HTMLElement): HTMLElement | null {
  return button.closest('header')?.querySelector<HTMLElement>('[data-alert-search]') ?? null;
}
