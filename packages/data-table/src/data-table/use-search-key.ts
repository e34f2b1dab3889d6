import { type RefObject, useEffect } from 'react';

export const searchKey = '/';

const isTextTarget = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/**
 * `/` focuses the search field while focus is in its table, or nowhere on the page. Text fields and other
 * widgets keep the key, and so does whoever prevents its default (DT-270).
 */
export function useSearchKey(
  inputRef: RefObject<HTMLInputElement | null>,
  disabled: boolean,
): void {
  useEffect(() => {
    const document = inputRef.current?.ownerDocument;
    if (disabled || document === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const input = inputRef.current;
      if (event.key !== searchKey || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || input === null) return;
      const [target, ...around] = event.composedPath();
      const table = input.closest('section');
      const isInside = table !== null && around.includes(table);
      if (isTextTarget(target) || (!isInside && target !== document.body)) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [inputRef, disabled]);
}
