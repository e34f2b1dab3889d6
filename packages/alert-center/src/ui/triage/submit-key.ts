import type { KeyboardEvent } from 'react';

/** Whether a key press submits a form with several lines of text: Ctrl+Enter or Cmd+Enter. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;

/** The key handler of such a form. */
export const submitOnKey =
  (submit: () => void) =>
  (event: KeyboardEvent): void => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    submit();
  };
