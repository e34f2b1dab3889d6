import { Anchored } from '@pantau/core/ui/anchored';
import { Icon } from '@pantau/core/ui/icon';
import { useOverlay } from '@pantau/core/ui/overlay';
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import type { FilterOption } from '../filters/filter-schema.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './filter-dialog.module.css';

export interface SuggestionPopupProps {
  /** Id of the combobox, from which the ids of the list and its options are derived. */
  readonly id: string;
  readonly label: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly list: {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly options: readonly FilterOption[];
  };
  readonly chosen: readonly string[];
  /** Index of the option that Enter selects. */
  readonly active: number;
  onChoose(value: string): void;
  onClose(): void;
}

/** The listbox of a combobox, below its input. Focus stays in the input. */
export function SuggestionPopup(props: SuggestionPopupProps): ReactElement {
  const { id, label, anchorRef, list, chosen, active, onChoose, onClose } = props;
  const t = useDialogText();
  const elementRef = useRef<HTMLDivElement>(null);
  useOverlay({
    kind: 'popover',
    elementRef,
    anchorRef,
    focusOnOpen: 'none',
    onEscape: onClose,
    onOutside: onClose,
  });
  const activeId = `${id}option${active}`;
  useLayoutEffect(() => {
    const option = [...(elementRef.current?.querySelectorAll('[role="option"]') ?? [])][active];
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const note =
    list.status === 'loading'
      ? 'suggestionsLoading'
      : list.status === 'failed'
        ? 'suggestionsFailed'
        : list.options.length === 0
          ? 'suggestionsNone'
          : null;
  return (
    <Anchored anchorRef={anchorRef}>
      <div
        ref={elementRef}
        className={css.popup}
        // Keeps focus in the input.
        onPointerDown={(event) => event.preventDefault()}
      >
        {note !== null && <p className={css.popupNote}>{t(note)}</p>}
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable
          className={css.options}
        >
          {list.options.map((option, index) => (
            <div
              key={option.value}
              id={`${id}option${index}`}
              role="option"
              aria-selected={chosen.includes(option.value)}
              data-active={`${id}option${index}` === activeId || undefined}
              className={css.option}
              onClick={() => onChoose(option.value)}
            >
              <span className={css.optionMark}>
                {chosen.includes(option.value) && <Icon name="check" size={14} />}
              </span>
              <span className={css.optionText}>{option.label}</span>
            </div>
          ))}
        </div>
      </div>
    </Anchored>
  );
}
