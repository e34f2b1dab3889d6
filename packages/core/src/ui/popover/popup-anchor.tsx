import type * as RadixPopover from '@radix-ui/react-popover';
import { Slot } from '@radix-ui/react-slot';
import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { usePopup } from './popup-root.tsx';

export type PopupTriggerProps = ComponentPropsWithoutRef<typeof RadixPopover.Trigger>;

/**
 * The button that opens the content. Use `asChild` with one of our buttons. Radix's own trigger remounts its
 * button once our anchor is set, and focus set before that is lost.
 */
export function PopupTrigger({ asChild, onClick, ...props }: PopupTriggerProps): ReactElement {
  const { open, setOpen, anchorRef, contentId } = usePopup();
  const Button = asChild === true ? Slot : 'button';
  const toggle = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) setOpen(!open);
  };
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      {...props}
      ref={anchorRef as RefObject<HTMLButtonElement | null>}
      onClick={toggle}
    />
  );
}

export interface PopupAnchorProps {
  readonly virtualRef: RefObject<HTMLElement | null>;
}

/**
 * Uses an element that is rendered elsewhere in place of the trigger: the content is positioned next to
 * it, and focus returns to it. Render this component before the content.
 */
export function PopupAnchor({ virtualRef }: PopupAnchorProps): null {
  const { anchorRef } = usePopup();
  useLayoutEffect(() => {
    anchorRef.current = virtualRef.current;
  });
  return null;
}
