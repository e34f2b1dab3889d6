import { type ButtonHTMLAttributes, forwardRef, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { Side } from '../popover/layer-content.tsx';
import { useTooltip } from '../tooltip/use-tooltip.tsx';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'title'
> {
  readonly icon: IconName;
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  /** `large` is 44 px. */
  readonly size?: 'dense' | 'default' | 'large' | undefined;
  /** Makes it a toggle button: the state is announced and shown in accent. */
  readonly pressed?: boolean | undefined;
  /** Shows a spinner and ignores presses. */
  readonly loading?: boolean | undefined;
  readonly tooltipSide?: Side | undefined;
}

/** A button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, forwardedRef) {
    const { icon, label, size = 'default', pressed, loading = false, ...others } = props;
    const { tooltipSide, className, onClick, ...rest } = others;
    const buttonRef = useRef<HTMLButtonElement>(null);
    useImperativeHandle(forwardedRef, () => buttonRef.current as HTMLButtonElement);
    const { tooltip } = useTooltip(buttonRef, { text: label, side: tooltipSide, textIsName: true });
    return (
      <>
        <button
          type="button"
          {...rest}
          {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
          ref={buttonRef}
          className={classNames(css.iconButton, className)}
          aria-label={label}
          aria-pressed={pressed}
          data-size={size}
          onClick={loading ? undefined : onClick}
        >
          <Icon name={loading ? 'spinner' : icon} size={size === 'large' ? 20 : 16} />
        </button>
        {tooltip}
      </>
    );
  },
);
