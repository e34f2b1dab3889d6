import { useClock } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { TextField } from '@pantau/core/ui/text-field';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { searchDebounceMs } from '../shared/limits.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import css from './toolbar.module.css';
import { searchKey, useSearchKey } from './use-search-key.ts';

export interface SearchFieldProps {
  /** The current search. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Placeholder and accessible name. */
  readonly label?: string | undefined;
  /** Without it, `/` focuses the field (DT-270). */
  readonly disableKey?: boolean | undefined;
  /** Called when the field receives the focus, to prepare a search (DT-442). */
  readonly onPrepare?: (() => void) | undefined;
  /** Called on the down arrow, to lead into the rows. Returns whether there are any (DT-461). */
  readonly onLeave?: (() => boolean) | undefined;
}

/** Searches 500 ms after the last key (DT-9), or immediately on Enter. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { value, onSearch, label, disableKey = false, onPrepare, onLeave } = props;
  const t = useFirstText();
  const clock = useClock();
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const cancel = useRef<() => void>(() => undefined);
  const inputRef = useRef<HTMLInputElement>(null);
  useSearchKey(inputRef, disableKey);
  // The search changed elsewhere, for example by the address or a reset.
  if (value !== applied) {
    setApplied(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => cancel.current(), []);

  const searchNow = (next: string): void => {
    cancel.current();
    onSearch(next);
  };
  const change = (next: string): void => {
    setText(next);
    cancel.current();
    cancel.current = clock.setTimeout(() => searchNow(next), searchDebounceMs);
  };
  const clear = (): void => {
    setText('');
    searchNow('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') searchNow(text);
    if (event.key === 'ArrowDown' && onLeave?.() === true) {
      event.preventDefault();
      // What was typed is not waited for: the focus follows its rows.
      if (text.trim() !== value) searchNow(text);
    }
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    clear();
  };
  return (
    <div className={css.search}>
      <TextField
        ref={inputRef}
        type="search"
        aria-keyshortcuts={disableKey ? undefined : searchKey}
        label={label ?? t('search')}
        hideLabel
        placeholder={label ?? t('search')}
        icon="search"
        autoComplete="off"
        value={text}
        onValueChange={change}
        onFocus={onPrepare}
        onKeyDown={onKeyDown}
        end={
          text !== '' && (
            <IconButton icon="close" size="dense" label={t('clearSearch')} onClick={clear} />
          )
        }
      />
    </div>
  );
}
