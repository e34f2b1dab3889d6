import { type ButtonHTMLAttributes, forwardRef, useId } from 'react';
import { useControllable } from '../use-controllable.ts';
import css from './switch.module.css';

export interface SwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'value' | 'onChange' | 'className'
> {
  readonly label: string;
  /** Keeps the label for screen readers only, for a row that already names it. */
  readonly hideLabel?: boolean | undefined;
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** An option that takes effect immediately. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(props, ref) {
  const { label, hideLabel = false, checked, defaultChecked = false, ...others } = props;
  const { onCheckedChange, onClick, ...rest } = others;
  const id = useId();
  const [isChecked, setChecked] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  return (
    <span className={css.row}>
      <button
        type="button"
        id={id}
        {...rest}
        ref={ref}
        role="switch"
        aria-checked={isChecked}
        {...(hideLabel && { 'aria-label': label })}
        className={css.switch}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) setChecked(!isChecked);
        }}
      >
        <span className={css.thumb} />
      </button>
      {!hideLabel && (
        <label
          htmlFor={rest.id ?? id}
          className={css.label}
          data-disabled={rest.disabled || undefined}
        >
          {label}
        </label>
      )}
    </span>
  );
});
