import { useClock } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { TextField } from '@pantau/core/ui/text-field';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { searchDebounceMs } from '../shared/limits.ts';
import { useText } from '../shared/use-text.ts';
import css from './toolbar.module.css';

export interface SearchFieldProps {
  /** The current search. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Placeholder and accessible name. */
  readonly label?: string | undefined;
}

/** Searches 500 ms after the last key (DT-9), or immediately on Enter. */
export function SearchField({ value, onSearch, label }: SearchFieldProps): ReactElement {
  const t = useText();
  const clock = useClock();
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const cancel = useRef<() => void>(() => undefined);
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
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    clear();
  };
  return (
    <div className={css.search}>
      <TextField
        type="search"
        label={label ?? t('search')}
        hideLabel
        placeholder={label ?? t('search')}
        icon="search"
        autoComplete="off"
        value={text}
        onValueChange={change}
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
