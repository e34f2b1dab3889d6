import * as RadixPopover from '@radix-ui/react-popover';
import {
  type ComponentPropsWithoutRef,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { usePopup } from './popup-root.tsx';

export type PopupTriggerProps = ComponentPropsWithoutRef<typeof RadixPopover.Trigger>;

/** The button that opens the content. Use `asChild` with one of our buttons. */
export function PopupTrigger(props: PopupTriggerProps): ReactElement {
  const { anchorRef } = usePopup();
  return <RadixPopover.Trigger {...props} ref={anchorRef as RefObject<HTMLButtonElement | null>} />;
}

export interface PopupAnchorProps {
  readonly virtualRef: RefObject<HTMLElement | null>;
}

/**
 * Replaces the trigger by an element rendered elsewhere: the content is positioned next to it, and
 * focus returns to it. Render it before the content.
 */
export function PopupAnchor({ virtualRef }: PopupAnchorProps): null {
  const { anchorRef } = usePopup();
  useLayoutEffect(() => {
    anchorRef.current = virtualRef.current;
  });
  return null;
}
