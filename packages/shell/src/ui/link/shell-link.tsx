import { isPlainClick } from '@pantau/core/ui/plain-click';
import { type AnchorHTMLAttributes, type MouseEvent, forwardRef, useRef } from 'react';
import { useShellNavigation } from '../../hooks/shell-context.tsx';

export interface ShellLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The path to open. */
  readonly to: string;
}

/**
 * A link that the host's router follows, and may prepare for when the user points at it, presses or focuses it
 * (SH-110). A link that only moved below a resting pointer is not prepared for (SH-170).
 */
export const ShellLink = forwardRef<HTMLAnchorElement, ShellLinkProps>(function ShellLink(
  { to, onClick, onPointerEnter, onPointerMove, onPointerDown, onFocus, ...rest },
  ref,
) {
  const navigation = useShellNavigation();
  const isPrepared = useRef(false);
  const prepare = (): void => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    navigation.prefetch?.(to);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.navigate(to);
  };
  return (
    <a
      {...rest}
      ref={ref}
      href={navigation.href(to)}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        isPrepared.current = false;
      }}
      // Browsers send no movement when the page moves below the pointer, unlike `pointerenter`.
      onPointerMove={(event) => {
        onPointerMove?.(event);
        prepare();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        prepare();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        navigation.prefetch?.(to);
      }}
    />
  );
});
