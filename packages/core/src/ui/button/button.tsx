import { type ButtonHTMLAttributes, type MouseEvent, forwardRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import css from './button.module.css';

export type ButtonVariant =
  'primary' | 'outline' | 'quiet' | 'accent' | 'danger' | 'dangerOutline' | 'successOutline';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `outline` when left out. One `primary` in a view; `accent` is for actions inside text rows. */
  readonly variant?: ButtonVariant | undefined;
  /** `large` is 44 px high, for forms that stand alone and for phones. */
  readonly size?: 'dense' | 'default' | 'large' | undefined;
  readonly icon?: IconName | undefined;
  readonly trailingIcon?: IconName | undefined;
  /** Shows a spinner and takes no more presses; keeps the focus, unlike `disabled`. */
  readonly isBusy?: boolean | undefined;
  /** As wide as there is room. */
  readonly isWide?: boolean | undefined;
}

/** A button with a word on it. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'outline',
    size = 'default',
    icon,
    trailingIcon,
    isBusy = false,
    isWide = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const shownIcon = isBusy ? 'spinner' : icon;
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      ref={ref}
      className={classNames(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      onClick={handleClick}
    >
      {shownIcon !== undefined && <Icon name={shownIcon} className={css.leading} />}
      <span className={css.label}>{children}</span>
      {trailingIcon !== undefined && <Icon name={trailingIcon} className={css.trailing} />}
    </button>
  );
});
