import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ActionsFocus {
  onFocus(): void;
  onBlur(): void;
}

/**
 * The actions of a row change with its alert, also when somebody else acts on it. When that takes away
 * the button in focus, the focus goes to the one that is there now, instead of being lost to the page.
 */
export function useActionsFocus(
  actionsRef: RefObject<HTMLElement | null>,
  isUnresolved: boolean,
): ActionsFocus {
  // React tells of no blur when it removes the element itself.
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
