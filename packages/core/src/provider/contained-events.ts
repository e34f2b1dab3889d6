import type { SyntheticEvent } from 'react';

/** What bubbles in React. */
const names =
  'AnimationEnd AnimationIteration AnimationStart AuxClick BeforeInput Blur Change Click CompositionEnd ' +
  'CompositionStart CompositionUpdate ContextMenu Copy Cut DoubleClick Drag DragEnd DragEnter DragLeave DragOver ' +
  'DragStart Drop Focus GotPointerCapture Input Invalid KeyDown KeyPress KeyUp LostPointerCapture MouseDown ' +
  'MouseMove MouseOut MouseOver MouseUp Paste PointerCancel PointerDown PointerMove PointerOut PointerOver ' +
  'PointerUp Reset Select Submit TouchCancel TouchEnd TouchMove TouchStart TransitionEnd Wheel';

function contain(event: SyntheticEvent): void {
  if (event.target !== event.currentTarget) event.isPropagationStopped = () => true;
}

/**
 * Handlers for the element that a portal into its own shadow root is rendered in. React would call the handlers of
 * the components around it twice: for the portal, and again when the browser passes the event on, then from the host
 * element. Only the latter remains, as with any element that has a shadow root. Stopping the event itself would also
 * keep it from the listeners of the page.
 */
export const containedEvents: Readonly<Record<string, (event: SyntheticEvent) => void>> =
  Object.fromEntries(names.split(' ').map((name) => [`on${name}`, contain]));
