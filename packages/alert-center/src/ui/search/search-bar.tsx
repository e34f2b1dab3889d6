import { useAnnounce, useMessages } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { TextField } from '@pantau/core/ui/text-field';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { SEARCH_TEXT_MAX } from '../../engine/list/alert-search.ts';
import { emptySearch } from '../../hooks/search.ts';
import { searchMessages } from '../../messages/search-messages.ts';
import css from './search-bar.module.css';
import { SearchChips } from './search-chips.tsx';
import { SearchResult } from './search-result.tsx';
import { useSearchDraft } from './use-search-draft.ts';

export interface SearchBarProps {
  /** The user has asked for the field just now. */
  readonly isRequested: boolean;
  /** What the user has typed for the field while it was loading. */
  readonly typed: string;
  /** Called when the user closes the empty search. */
  onClose(): void;
}

/** The field of the search with its conditions, and what it finds and hides. */
export function SearchBar({ isRequested, typed, onClose }: SearchBarProps): ReactElement {
  const t = useMessages(searchMessages);
  const announce = useAnnounce();
  const fieldRef = useRef<HTMLInputElement>(null);
  const { draft, isEmpty, type, change } = useSearchDraft();

  useEffect(() => {
    if (isRequested) fieldRef.current?.focus();
  }, [isRequested]);
  const pending = useRef(typed);
  useEffect(() => {
    const text = pending.current;
    pending.current = '';
    if (text !== '') change({ text: draft.text + text });
  });

  const clear = (): void => {
    fieldRef.current?.focus();
    change(emptySearch);
    announce.polite(t('cleared'));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Keys of a menu, which is outside of this element, belong to the menu.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (!isInside || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (isEmpty) onClose();
      else clear();
    } else if (event.key === 'ArrowDown' && event.target === fieldRef.current) {
      focusFirstRow(event.currentTarget);
    } else if (event.key === 'Enter' && event.target === fieldRef.current) change({});
    else return;
    // The popup around the panel must not close.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div role="search" aria-label={t('label')} className={css.search} onKeyDown={onKeyDown}>
      <TextField
        ref={fieldRef}
        label={t('label')}
        hideLabel
        icon="search"
        placeholder={t('placeholder')}
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-alert-search=""
        value={draft.text}
        onValueChange={type}
        end={
          <IconButton
            icon="close"
            size="dense"
            label={t(isEmpty ? 'close' : 'clear')}
            onClick={isEmpty ? onClose : clear}
          />
        }
      />
      <div className={css.line}>
        <SearchChips draft={draft} change={change} />
        <SearchResult />
      </div>
    </div>
  );
}

function focusFirstRow(bar: HTMLElement): void {
  bar.closest('section')?.querySelector<HTMLElement>('[data-alert-id] > button')?.focus();
}
