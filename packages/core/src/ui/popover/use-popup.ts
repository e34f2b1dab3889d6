import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useId,
  useRef,
} from 'react';
import { useControllable } from '../use-controllable.ts';

/** To be spread on the button that opens a popover or a menu. */
export interface PopupTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'dialog' | 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface PopupState {
  readonly isOpen?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

export interface Popup {
  readonly id: string;
  readonly isOpen: boolean;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly trigger: PopupTriggerProps;
  close(): void;
}

/** What popover and menu share: one button that opens it, and a state that either side may keep. */
export function usePopup(
  kind: 'dialog' | 'menu',
  state: PopupState,
  onKeyDown: (event: KeyboardEvent, open: () => void) => void,
): Popup {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: state.isOpen,
    defaultValue: state.defaultOpen ?? false,
    onChange: state.onOpenChange,
  });
  return {
    id,
    isOpen,
    triggerRef,
    trigger: {
      ref: triggerRef,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
      onKeyDown: (event) => onKeyDown(event, () => setOpen(true)),
    },
    close: useCallback(() => setOpen(false), [setOpen]),
  };
}
