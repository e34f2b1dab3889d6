import { useAnnounce } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { TextField } from '@pantau/core/ui/text-field';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { FilterSuggestions } from './filter-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import type { FieldInputProps } from './field-input.ts';
import type { FilterOption, MultiSelectFilterField } from '../filters/filter-schema.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './filter-dialog.module.css';
import { SuggestionPopup } from './suggestion-popup.tsx';

export interface MultiSelectFieldProps extends FieldInputProps<'multiSelect'> {
  readonly field: MultiSelectFilterField;
  readonly suggestions: FilterSuggestions | undefined;
}

/** The options that match the typed text, announced to screen readers. */
function useOptions(props: MultiSelectFieldProps, text: string, isOpen: boolean) {
  const { field, suggestions } = props;
  const t = useDialogText();
  const announce = useAnnounce();
  const { status: loadStatus, values: found } = useSuggestions(
    field.options === undefined ? suggestions : undefined,
    field.key,
    text,
    isOpen,
  );
  const needle = text.trim().toLowerCase();
  const options: readonly FilterOption[] =
    field.options?.filter((option) => option.label.toLowerCase().includes(needle)) ??
    found.map((value) => ({ value, label: value }));
  const status = field.options === undefined ? loadStatus : 'ready';
  const count = options.length;
  const isReady = isOpen && status === 'ready';
  useEffect(() => {
    if (isReady) {
      announce.polite(count === 0 ? t('suggestionsNone') : t('suggestionsFound', { count }));
    }
  }, [isReady, count, announce, t]);
  return { status, options };
}

/** Text, list and keys of the combobox. */
function useCombobox(props: MultiSelectFieldProps) {
  const { draft, onChange } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useOptions(props, text, isOpen);
  const { options } = list;
  const count = options.length;
  const at = Math.min(active, count - 1);

  const toggle = (value: string): void => {
    const has = draft.values.includes(value);
    const values = has ? draft.values.filter((one) => one !== value) : [...draft.values, value];
    onChange({ ...draft, values });
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      if (isOpen && count > 0) setActive((at + step + count) % count);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = options[at];
      if (option !== undefined) toggle(option.value);
    } else if (event.key === 'Backspace' && text === '' && draft.values.length > 0) {
      onChange({ ...draft, values: draft.values.slice(0, -1) });
    }
  };
  const onTextChange = (next: string): void => {
    setText(next);
    setActive(0);
    setOpen(true);
  };
  return { text, isOpen, setOpen, at, list, toggle, onKeyDown, onTextChange };
}

/** The selected values, each with a remove button. */
function SelectedValues(props: {
  readonly field: MultiSelectFilterField;
  readonly values: readonly string[];
  onRemove(value: string): void;
}): ReactElement | null {
  const { field, values, onRemove } = props;
  const t = useDialogText();
  const labelOf = (value: string): string =>
    field.options === undefined
      ? (field.pending ?? value)
      : (field.options.find((option) => option.value === value)?.label ?? value);
  if (values.length === 0) return null;
  return (
    <ul className={css.values}>
      {values.map((value) => (
        <li key={value} className={css.value}>
          <span className={css.valueText}>{labelOf(value)}</span>
          <button
            type="button"
            className={css.removeValue}
            aria-label={t('removeValue', { value: labelOf(value) })}
            onClick={() => onRemove(value)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A combobox for several values. Arrow keys, Enter and Escape work as usual. */
export function MultiSelectField(props: MultiSelectFieldProps): ReactElement {
  const { field, draft, errors, hideLabel, onChange } = props;
  const t = useDialogText();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const fieldRef = useRef<HTMLDivElement>(null);
  const { text, isOpen, setOpen, at, list, ...combobox } = useCombobox(props);
  const hasOptions = isOpen && list.options.length > 0;
  const remove = (value: string): void => {
    onChange({ ...draft, values: draft.values.filter((one) => one !== value) });
    inputRef.current?.focus();
  };

  return (
    <div className={css.multi}>
      <div ref={fieldRef}>
        <TextField
          ref={inputRef}
          label={field.label}
          hideLabel={hideLabel}
          placeholder={t('searchValue')}
          icon="search"
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasOptions ? `${id}option${at}` : undefined}
          value={text}
          onValueChange={combobox.onTextChange}
          onKeyDown={combobox.onKeyDown}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          error={errors.start}
        />
      </div>
      {isOpen && (
        <SuggestionPopup
          id={id}
          label={t('suggestionsFor', { field: field.label })}
          anchorRef={fieldRef}
          list={list}
          chosen={draft.values}
          active={at}
          onChoose={combobox.toggle}
          onClose={() => setOpen(false)}
        />
      )}
      <SelectedValues field={field} values={draft.values} onRemove={remove} />
    </div>
  );
}
