import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ActionsFocus {
  onFocus(): void;
  onBlur(): void;
  onClick(): void;
}

/**
 * Keeps the focus when a row's actions change with its alert, also when another user acts on it: it moves
 * from the removed button to the new one.
 */
export function useActionsFocus(
  actionsRef: RefObject<HTMLElement | null>,
  /** Changes when a button may go. */
  state: boolean,
): ActionsFocus {
  // React fires no blur event for an element it removes.
  const hadFocus = useRef(false);
  // A prompt that closes in the same update returns the focus to the button that goes.
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    const actions = actionsRef.current;
    const pressed = wasPressed.current;
    wasPressed.current = false;
    if (actions === null) return;
    const active = activeElementAt(actions);
    const isLost = active === null || active === actions.ownerDocument.body;
    if (!hadFocus.current && !(pressed && isLost)) return;
    if (actions.contains(active)) return;
    actions.querySelector('button')?.focus({ preventScroll: true });
  }, [actionsRef, state]);

  return {
    onFocus() {
      hadFocus.current = true;
    },
    onBlur() {
      hadFocus.current = false;
    },
    onClick() {
      wasPressed.current = true;
    },
  };
}
