import type { MouseEvent } from 'react';

/** Whether a click on a link is for the page: others ask the browser for a new tab or window, or for a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
