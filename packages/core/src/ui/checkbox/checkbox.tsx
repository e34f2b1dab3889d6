import {
  type InputHTMLAttributes,
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { type CheckboxModel, useCheckboxModel } from './checkbox-model.ts';
import css from './checkbox.module.css';

export type {
  CheckboxBooleanModel,
  CheckboxListModel,
  CheckboxModel,
  CheckboxSingleModel,
  NoneOf,
} from './checkbox-model.ts';

export interface CheckboxOptions extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'checked' | 'defaultChecked' | 'className'
> {
  readonly label: string;
  /** Keeps the label for screen readers only, for a row that already names it. */
  readonly hideLabel?: boolean | undefined;
  /** Some but not all of the items it represents are checked. */
  readonly indeterminate?: boolean | undefined;
}

/** A checkbox is bound to a boolean, to a list of values or to a single value. */
export type CheckboxProps = CheckboxOptions & CheckboxModel;

/** An option that takes effect together with the rest of its form. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, hideLabel = false, indeterminate = false, ...others } = props;
  const { checked, defaultChecked, onCheckedChange, ...withoutBoolean } = others;
  const { value, values, onValuesChange, selected, onSelectedChange, ...input } = withoutBoolean;
  const { onChange, id, ...rest } = input;
  const ownId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const [isChecked, setChecked] = useCheckboxModel(props);
  // HTML has no attribute for this property.
  useEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <span className={css.row}>
      <span className={css.frame}>
        <input
          {...rest}
          value={value}
          ref={inputRef}
          id={id ?? ownId}
          type="checkbox"
          {...(hideLabel && { 'aria-label': label })}
          className={css.input}
          checked={isChecked}
          onChange={(event) => {
            onChange?.(event);
            setChecked(event.target.checked);
          }}
        />
        {(isChecked || indeterminate) && (
          <Icon name={indeterminate ? 'minus' : 'check'} size={12} className={css.mark} />
        )}
      </span>
      {!hideLabel && (
        <label htmlFor={id ?? ownId} className={css.label}>
          {label}
        </label>
      )}
    </span>
  );
});
