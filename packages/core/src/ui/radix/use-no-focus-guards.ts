import { type Ref, useCallback, useEffect, useRef, useState } from 'react';

const guardsIn = ({ body }: Document): readonly Element[] =>
  [...body.children].filter((one) => one.matches('[data-radix-focus-guard]'));

function assign<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref != null) ref.current = element;
}

/**
 * While a Radix content is open, Radix has two elements in the body of the page that take the focus with Tab. The overlay
 * stack traps the focus already, and the page is the host's, so ours are removed before anybody sees them. Those of a
 * host that uses Radix itself stay.
 *
 * @param ref another ref of the content
 * @returns the ref of the content
 */
export function useNoFocusGuards(
  ref: Ref<HTMLDivElement> | undefined,
): (content: HTMLDivElement | null) => void {
  const before = useRef<readonly Element[]>([]);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  // Radix adds them in an effect of the commit that attaches the content. This one runs in the commit after that.
  useEffect(() => {
    if (content === null) return;
    for (const guard of guardsIn(content.ownerDocument)) {
      if (!before.current.includes(guard)) guard.remove();
    }
  }, [content]);
  return useCallback(
    (element) => {
      if (element !== null) before.current = guardsIn(element.ownerDocument);
      assign(ref, element);
      setContent(element);
    },
    [ref],
  );
}
