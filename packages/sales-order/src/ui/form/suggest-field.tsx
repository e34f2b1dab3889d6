import { useAnnounce } from '@pantau/core';
import { SuggestionList } from '@pantau/core/ui/suggestion-list';
import { TextField, type TextFieldProps } from '@pantau/core/ui/text-field';
import {
  type FocusEvent,
  type KeyboardEvent,
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { usePagesText } from '../shared/use-pages-text.ts';
import type { Suggest } from './suggest.ts';
import { useSuggestedValues } from './use-suggested-values.ts';

export interface SuggestFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange'
> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Must keep its identity while its suggestions are the same. */
  readonly suggest: Suggest;
}

const NONE = -1;
const noChosen: readonly string[] = [];

/** State and keys of the combobox. */
function useCombobox(props: SuggestFieldProps) {
  const { value, onValueChange, suggest } = props;
  const t = usePagesText();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const values = useSuggestedValues(suggest, value, isOpen);
  const count = values.length;
  const at = Math.min(active, count - 1);
  const isShown = isOpen && count > 0;
  useEffect(() => {
    if (isShown) announce.polite(t('suggestionsFound', { count }));
  }, [isShown, count, announce, t]);

  const open = (): void => {
    setOpen(true);
    setActive(NONE);
  };
  const close = (): void => setOpen(false);
  const choose = (chosen: string): void => {
    onValueChange(chosen);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = isShown ? values[at] : undefined;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      const from = at === NONE && step < 0 ? 0 : at;
      if (count > 0) setActive((from + step + count) % count);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    }
  };
  return { values, at, isShown, open, close, choose, onKeyDown };
}

/** A text with suggestions, chosen with arrow keys and Enter or by pointer; any other text can be typed (SO-88). */
export const SuggestField = forwardRef<HTMLInputElement, SuggestFieldProps>(
  function SuggestField(props, ref) {
    const { suggest: _, onValueChange, ...field } = props;
    const t = usePagesText();
    const id = useId();
    const frameRef = useRef<HTMLDivElement>(null);
    const { values, at, isShown, ...combobox } = useCombobox(props);
    return (
      <div ref={frameRef}>
        <TextField
          autoComplete="off"
          {...field}
          ref={ref}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && at !== NONE ? `${id}option${at}` : undefined}
          onValueChange={(text) => {
            onValueChange(text);
            combobox.open();
          }}
          onKeyDown={combobox.onKeyDown}
          onClick={combobox.open}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            props.onBlur?.(event);
            combobox.close();
          }}
        />
        {isShown && (
          <SuggestionList
            id={id}
            label={t('suggestionsFor', { field: props.label })}
            anchorRef={frameRef}
            options={values.map((value) => ({ value, label: value }))}
            chosen={noChosen}
            active={at}
            onChoose={combobox.choose}
            onClose={combobox.close}
          />
        )}
      </div>
    );
  },
);
