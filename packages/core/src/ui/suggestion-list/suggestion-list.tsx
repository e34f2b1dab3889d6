import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { useOverlay } from '../../theme/use-overlay.ts';
import { Anchored } from '../anchored/anchored.tsx';
import { Icon } from '../icon/icon.tsx';
import css from './suggestion-list.module.css';

export interface SuggestionOption {
  readonly value: string;
  readonly label: string;
}

export interface SuggestionListProps {
  /** Id of the combobox, from which the ids of the list (`…list`) and its options (`…option0`) are derived. */
  readonly id: string;
  readonly label: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly options: readonly SuggestionOption[];
  /** Replaces missing options, such as that they are being loaded. */
  readonly note?: string | undefined;
  /** The selected values, which have a check mark. */
  readonly chosen: readonly string[];
  /** Whether several values can be selected. */
  readonly multiple?: boolean | undefined;
  /** Index of the option that Enter selects; -1 for none. */
  readonly active: number;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** The listbox of a combobox, below its input. Focus stays in the input. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, label, anchorRef, options, note, chosen, multiple = false, active } = props;
  const { onChoose, onClose } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  useOverlay({
    kind: 'popover',
    elementRef,
    anchorRef,
    focusOnOpen: 'none',
    onEscape: onClose,
    onOutside: onClose,
  });
  useLayoutEffect(() => {
    const option = [...(elementRef.current?.querySelectorAll('[role="option"]') ?? [])][active];
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Anchored anchorRef={anchorRef}>
      <div
        ref={elementRef}
        className={css.popup}
        // Keeps focus in the input.
        onPointerDown={(event) => event.preventDefault()}
      >
        {note !== undefined && <p className={css.note}>{note}</p>}
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          className={css.options}
        >
          {options.map((option, index) => (
            <div
              key={option.value}
              id={`${id}option${index}`}
              role="option"
              aria-selected={chosen.includes(option.value)}
              data-active={index === active || undefined}
              className={css.option}
              onClick={() => onChoose(option.value)}
            >
              {multiple && (
                <span className={css.mark}>
                  {chosen.includes(option.value) && <Icon name="check" size={14} />}
                </span>
              )}
              <span className={css.text}>{option.label}</span>
            </div>
          ))}
        </div>
      </div>
    </Anchored>
  );
}
