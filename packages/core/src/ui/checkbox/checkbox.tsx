import {
  type InputHTMLAttributes,
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { useControllable } from '../use-controllable.ts';
import css from './checkbox.module.css';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'className'
> {
  readonly label: string;
  /** Keeps the label for screen readers only, for a row that already names it. */
  readonly hideLabel?: boolean | undefined;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some but not all of the items it represents are checked. */
  readonly indeterminate?: boolean | undefined;
}

/** An option that takes effect together with the rest of its form. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, hideLabel = false, indeterminate = false, ...others } = props;
  const { checked, defaultChecked = false, onCheckedChange, onChange, id, ...rest } = others;
  const ownId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const [isChecked, setChecked] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  // No attribute sets this property.
  useEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <span className={css.row}>
      <span className={css.frame}>
        <input
          {...rest}
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
