import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref callback for a component's own ref and the one its user passes. */
export function useComposedRef<T>(
  ownRef: RefObject<T | null>,
  forwardedRef: ForwardedRef<T> | undefined,
): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      ownRef.current = node;
      if (typeof forwardedRef === 'function') forwardedRef(node);
      else if (forwardedRef !== null && forwardedRef !== undefined) forwardedRef.current = node;
    },
    [ownRef, forwardedRef],
  );
}
