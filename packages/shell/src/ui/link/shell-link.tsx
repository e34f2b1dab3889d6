import { type AnchorHTMLAttributes, type MouseEvent, forwardRef } from 'react';
import { useShellNavigation } from '../../hooks/shell-context.tsx';

export interface ShellLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The path to open. */
  readonly to: string;
}

/** Whether the browser should open the link itself: in a new tab or window, or as a download. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link that the host's router follows, and may prepare for when it is pointed at or focused (SH-110). */
export const ShellLink = forwardRef<HTMLAnchorElement, ShellLinkProps>(function ShellLink(
  { to, onClick, onPointerEnter, onFocus, ...rest },
  ref,
) {
  const navigation = useShellNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
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
        navigation.prefetch?.(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        navigation.prefetch?.(to);
      }}
    />
  );
});
