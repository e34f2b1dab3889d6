import { useClock } from '@pantau/core';
import { IconButton, TextField } from '@pantau/core/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { searchDebounceMs } from '../shared/limits.ts';
import { useText } from '../shared/use-text.ts';
import css from './toolbar.module.css';

export interface SearchFieldProps {
  /** What is searched for. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Shown in the empty field, and its name. */
  readonly label?: string | undefined;
}

/** Searches half a second after the last key (spec shell §9), at once with Enter. */
export function SearchField({ value, onSearch, label }: SearchFieldProps): ReactElement {
  const t = useText();
  const clock = useClock();
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const cancel = useRef<() => void>(() => undefined);
  // Another search came from elsewhere, such as the address or a reset.
  if (value !== given) {
    setGiven(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => cancel.current(), []);

  const ask = (next: string): void => {
    cancel.current();
    onSearch(next);
  };
  const change = (next: string): void => {
    setText(next);
    cancel.current();
    cancel.current = clock.setTimeout(() => ask(next), searchDebounceMs);
  };
  const clear = (): void => {
    setText('');
    ask('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') ask(text);
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    clear();
  };
  return (
    <div className={css.search}>
      <TextField
        type="search"
        label={label ?? t('search')}
        isLabelHidden
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
