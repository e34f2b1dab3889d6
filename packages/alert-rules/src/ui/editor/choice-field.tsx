import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, type ReactNode, startTransition, useId, useState } from 'react';
import type { Choice, ChoiceDialogProps } from './choice-dialog.tsx';
import css from './choice-field.module.css';
import { useLateChanges } from './late-changes.ts';
import { useEditorText } from './use-editor-text.ts';

export interface ChoiceFieldProps<T extends Choice> extends Omit<
  ChoiceDialogProps<T>,
  'title' | 'onApply' | 'onClose'
> {
  readonly label: string;
  /** Title of the dialog and label of the button. */
  readonly choose: string;
  /** Shown when nothing is selected. */
  readonly none: string;
  readonly error?: string | undefined;
  readonly readOnly: boolean;
  readonly onValueChange: (value: readonly T[]) => void;
  /** Draws a selected item. Defaults to its name. */
  readonly renderItem?: ((item: T) => ReactNode) | undefined;
}

const choiceDialog = createLazy(async () => (await import('./choice-dialog.tsx')).ChoiceDialog);

/** Items that the field names; the dialog shows all. */
const NAMED = 8;

/** What is selected, and a button that opens the dialog for it. */
export function ChoiceField<T extends Choice>(props: ChoiceFieldProps<T>): ReactElement {
  const { label, choose, none, error, readOnly, value, nameOf, renderItem } = props;
  const { find, noteOf, limit, onValueChange } = props;
  const te = useEditorText();
  const { number } = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const late = useLateChanges();
  const rest = value.length - NAMED;
  const dialog: ChoiceDialogProps<T> = {
    ...{ find, nameOf, noteOf, value, limit },
    title: choose,
    onApply: (chosen) => late.schedule(() => onValueChange(chosen)),
    onClose: () => setOpen(false),
  };
  return (
    <div className={css.field} role="group" aria-labelledby={`${id}label`}>
      <div className={css.line}>
        <span id={`${id}label`} className={css.label}>
          {label}
        </span>
        {value.length > 0 && (
          <span className={css.count}>
            {te('selected', { count: value.length, formatted: number(value.length) })}
          </span>
        )}
      </div>
      <div className={css.chosen}>
        {value.length === 0 && <span className={css.none}>{none}</span>}
        {value.slice(0, NAMED).map((item) => (
          <span
            key={item.id ?? nameOf(item)}
            className={css.item}
            data-plain={renderItem !== undefined || undefined}
          >
            {renderItem?.(item) ?? nameOf(item)}
          </span>
        ))}
        {rest > 0 && <span className={css.rest}>{`+${number(rest)}`}</span>}
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className={css.error}>
          <Icon name="octagonAlert" size={12} />
          {error}
        </p>
      )}
      {!readOnly && (
        <div>
          <Button
            size="dense"
            icon="plus"
            aria-describedby={error === undefined ? undefined : `${id}error`}
            // The button answers before the dialog is rendered.
            onClick={() => startTransition(() => setOpen(true))}
          >
            {choose}
          </Button>
        </div>
      )}
      {isOpen && (
        <LazyPart
          part={choiceDialog}
          // The dialog hands out items as it got them.
          props={dialog as unknown as ChoiceDialogProps<Choice>}
          onFail={() => setOpen(false)}
        />
      )}
    </div>
  );
}
