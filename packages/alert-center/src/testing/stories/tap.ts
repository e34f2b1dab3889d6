import { fireEvent } from 'storybook/test';

/** Taps an element with a finger. */
export async function tap(element: Element): Promise<void> {
  await fireEvent.pointerDown(element, { pointerType: 'touch', isPrimary: true });
  await fireEvent.click(element, { detail: 1 });
}

/** Taps what `find` returns at the moment when it appears, as a finger does that was aimed at what was there before. */
export function tapOnceThere(root: Node, find: () => Element | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = find();
      if (found === null || found === undefined) return;
      observer.disconnect();
      void tap(found).then(resolve);
    });
    observer.observe(root, { subtree: true, childList: true });
  });
}
