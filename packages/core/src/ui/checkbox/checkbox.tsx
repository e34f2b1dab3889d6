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
  /** For a table, whose row says it. */
  readonly isLabelHidden?: boolean | undefined;
  readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
  /** Some, not all, of what it stands for. */
  readonly isPartial?: boolean | undefined;
}

/** Something to tick; it takes effect with the rest of its form. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, isLabelHidden = false, isPartial = false, ...others } = props;
  const { checked, defaultChecked = false, onCheckedChange, onChange, id, ...rest } = others;
  const ownId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const [isChecked, setChecked] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  // A property of the element that no attribute sets.
  useEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <span className={css.row}>
      <span className={css.frame}>
        <input
          {...rest}
          ref={inputRef}
          id={id ?? ownId}
          type="checkbox"
          {...(isLabelHidden && { 'aria-label': label })}
          className={css.input}
          checked={isChecked}
          onChange={(event) => {
            onChange?.(event);
            setChecked(event.target.checked);
          }}
        />
        {(isChecked || isPartial) && (
          <Icon name={isPartial ? 'minus' : 'check'} size={12} className={css.mark} />
        )}
      </span>
      {!isLabelHidden && (
        <label htmlFor={id ?? ownId} className={css.label}>
          {label}
        </label>
      )}
    </span>
  );
});
