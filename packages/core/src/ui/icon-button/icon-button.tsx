import { type ButtonHTMLAttributes, forwardRef, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { Side } from '../overlay/place-overlay.ts';
import { useTooltip } from '../tooltip/use-tooltip.tsx';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'title'
> {
  readonly icon: IconName;
  /** Its name: said by screen readers, shown on hover and focus. */
  readonly label: string;
  /** `large` is 44 px. */
  readonly size?: 'dense' | 'default' | 'large' | undefined;
  /** For one that switches something: the state is said, and shown in accent. */
  readonly isPressed?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  readonly tooltipSide?: Side | undefined;
}

/** A button that shows an icon only. It always has a name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, forwardedRef) {
    const { icon, label, size = 'default', isPressed, isBusy = false, ...others } = props;
    const { tooltipSide, className, onClick, ...rest } = others;
    const buttonRef = useRef<HTMLButtonElement>(null);
    useImperativeHandle(forwardedRef, () => buttonRef.current as HTMLButtonElement);
    const { tooltip } = useTooltip(buttonRef, { text: label, side: tooltipSide, isName: true });
    return (
      <>
        <button
          type="button"
          {...rest}
          {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
          ref={buttonRef}
          className={classNames(css.iconButton, className)}
          aria-label={label}
          aria-pressed={isPressed}
          data-size={size}
          onClick={isBusy ? undefined : onClick}
        >
          <Icon name={isBusy ? 'spinner' : icon} size={size === 'large' ? 20 : 16} />
        </button>
        {tooltip}
      </>
    );
  },
);
