import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ActionsFocus {
  onFocus(): void;
  onBlur(): void;
}

/**
 * Keeps the focus when a row's actions change with its alert, also when another user acts on it: it moves
 * from the removed button to the new one.
 */
export function useActionsFocus(
  actionsRef: RefObject<HTMLElement | null>,
  isUnresolved: boolean,
): ActionsFocus {
  // React fires no blur event for an element it removes.
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const actions = actionsRef.current;
    if (actions === null || !hadFocus.current) return;
    if (actions.contains(activeElementAt(actions))) return;
    actions.querySelector('button')?.focus({ preventScroll: true });
  }, [actionsRef, isUnresolved]);

  return {
    onFocus() {
      hadFocus.current = true;
    },
    onBlur() {
      hadFocus.current = false;
    },
  };
}
