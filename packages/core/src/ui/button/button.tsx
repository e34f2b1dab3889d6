import { type ButtonHTMLAttributes, type MouseEvent, forwardRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import css from './button.module.css';

export type ButtonVariant =
  'primary' | 'outline' | 'quiet' | 'accent' | 'danger' | 'dangerOutline' | 'successOutline';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Defaults to `outline`. Use one `primary` per view; `accent` is for actions in text rows. */
  readonly variant?: ButtonVariant | undefined;
  /** `large` is 44 px high, for stand-alone forms and phones. */
  readonly size?: 'dense' | 'default' | 'large' | undefined;
  readonly icon?: IconName | undefined;
  readonly trailingIcon?: IconName | undefined;
  /** Shows a spinner and ignores presses. Unlike `disabled`, it keeps focus. */
  readonly loading?: boolean | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** A button with text. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'outline',
    size = 'default',
    icon,
    trailingIcon,
    loading = false,
    fullWidth = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const shownIcon = loading ? 'spinner' : icon;
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      ref={ref}
      className={classNames(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={fullWidth || undefined}
      onClick={handleClick}
    >
      {shownIcon !== undefined && <Icon name={shownIcon} className={css.leading} />}
      <span className={css.label}>{children}</span>
      {trailingIcon !== undefined && <Icon name={trailingIcon} className={css.trailing} />}
    </button>
  );
});
