import type { Clock } from '../../clock/clock.ts';
import { isElement } from '../../theme/focus.ts';
import { isBelowModal } from '../../theme/use-inert-below.ts';
import { focusedTextField, hasSelectedText } from './busy-signs.ts';

/** How long a touch holds the list after it has ended, so that a second tap hits the row it aims at. */
const AFTER_TOUCH_MS = 2_000;

/**
 * Delay before a list is released. Moving the focus into a dialog, or the pointer across a border, must not
 * release it in between.
 */
const RELEASE_MS = 150;

/** How long a dialog holds the list after it has closed, so that its outcome is seen where the alert was. */
const AFTER_DIALOG_MS = 2_000;

/** An element that is removed with the focus fires no event, so what holds the list is checked again. */
const CHECK_AGAIN_MS = 2_000;

/** Scroll distance in px from which the list counts as scrolled. */
const SCROLLED_PX = 4;

export interface BusySignsOptions {
  /** The scrolling element of the list. */
  readonly scroller: HTMLElement;
  /** Contains the widget's dialogs: typing in one holds the list, too. `null` leaves that out. */
  readonly layer: HTMLElement | null;
  readonly clock: Clock;
  onChange(busy: boolean): void;
}

type Sign = 'pointer' | 'touch' | 'focus' | 'selection' | 'elsewhere';

/** Reports when the user starts and stops being busy with a list. Returns a function that ends this. */
export function watchBusySigns(options: BusySignsOptions): () => void {
  const { scroller, clock, onChange } = options;
  const signs = new Set<Sign>();
  let busy = false;
  let cancelRelease: (() => void) | undefined;
  let cancelTouch = (): void => undefined;

  const report = (): void => {
    if (signs.size > 0 || scroller.scrollTop > SCROLLED_PX) {
      cancelRelease?.();
      cancelRelease = undefined;
      if (busy) return;
      busy = true;
      onChange(true);
    } else if (busy) {
      cancelRelease ??= clock.setTimeout(() => {
        cancelRelease = undefined;
        busy = false;
        onChange(false);
      }, RELEASE_MS);
    }
  };
  const set = (sign: Sign, present: boolean): void => {
    if (signs.has(sign) === present) return;
    if (present) signs.add(sign);
    else signs.delete(sign);
    report();
  };

  const startTouch = (): void => {
    cancelTouch();
    set('touch', true);
  };
  const endTouch = (): void => {
    if (!signs.has('touch')) return;
    cancelTouch();
    cancelTouch = clock.setTimeout(() => set('touch', false), AFTER_TOUCH_MS);
  };
  const onPointer = (event: Event): void => {
    const { type, pointerType } = event as PointerEvent;
    if (pointerType !== 'touch') set('pointer', type !== 'pointerleave');
    else if (type === 'pointerdown') startTouch();
    // Not `pointercancel`: the browser scrolls then, and the finger is still down.
    else if (type === 'pointerup') endTouch();
  };
  const onTouch = (event: Event): void => {
    if (event.type === 'touchstart') startTouch();
    else if ((event as TouchEvent).touches.length === 0) endTouch();
  };

  const ends = [
    listen(scroller, ['scroll'], report),
    listen(scroller, pointerEvents, onPointer),
    listen(scroller, ['touchstart', 'touchend', 'touchcancel'], onTouch),
    watchFocus(scroller, (focused) => set('focus', focused)),
    listen(scroller.ownerDocument, ['selectionchange'], () =>
      set('selection', hasSelectedText(scroller)),
    ),
    watchElsewhere(options, (present) => set('elsewhere', present)),
  ];
  // Not at once: the list has just been rendered, and its scroll position would force its layout (CO-245).
  const cancelFirst = clock.setTimeout(report, 0);
  return () => {
    cancelFirst();
    cancelRelease?.();
    cancelTouch();
    for (const end of ends) end();
    if (busy) onChange(false);
  };
}

const pointerEvents = ['pointerenter', 'pointermove', 'pointerdown', 'pointerup', 'pointerleave'];

function listen(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Event) => void,
  capture = false,
): () => void {
  const options = { passive: true, capture };
  for (const type of types) target.addEventListener(type, listener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener, options);
  };
}

/** Reports whether keyboard focus is inside, but not on the scrolling element itself. */
function watchFocus(scroller: HTMLElement, onChange: (focused: boolean) => void): () => void {
  let lastInput: string | undefined;
  let held = false;
  /** The focus left while it held the list, for example into a dialog, from which it returns. */
  let returns = false;
  const set = (focused: boolean): void => {
    held = focused;
    onChange(focused);
  };
  const isInside = (node: EventTarget | null): boolean =>
    isElement(node) && node !== scroller && scroller.contains(node);
  const ends = [
    listen(
      scroller.getRootNode(),
      ['pointerdown', 'keydown'],
      ({ type, target }) => {
        lastInput = type;
        if (type === 'pointerdown' && isInside(target)) returns = false;
      },
      true,
    ),
    listen(scroller, ['focusin'], ({ target }) => {
      // A click also focuses, and so does a dialog that is closed by one: only the pointer holds the list then.
      const byKeyboard =
        lastInput === undefined
          ? (target as Element).matches(':focus-visible')
          : lastInput === 'keydown';
      set(isInside(target) && (byKeyboard || returns));
      returns = false;
    }),
    listen(scroller, ['keydown'], ({ target }) => {
      if (isInside(target)) set(true);
    }),
    listen(scroller, ['focusout'], (event) => {
      if (isInside((event as FocusEvent).relatedTarget)) return;
      returns = held;
      set(false);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Reports whether the list is inert below a dialog, or the user types in it or in the layer. */
function watchElsewhere(
  { scroller, layer, clock }: BusySignsOptions,
  onChange: (present: boolean) => void,
): () => void {
  let cancelCheck = (): void => undefined;
  let inertUntil = -Infinity;
  const check = (): void => {
    cancelCheck();
    if (isBelowModal(scroller)) inertUntil = clock.now() + AFTER_DIALOG_MS;
    const present = clock.now() < inertUntil || focusedTextField([scroller, layer]) !== null;
    onChange(present);
    if (present) cancelCheck = clock.setTimeout(check, CHECK_AGAIN_MS);
  };
  const checkSoon = (): void => {
    cancelCheck();
    cancelCheck = clock.setTimeout(check, 0);
  };
  const root = scroller.getRootNode();
  const ends = [listen(root, ['focusin'], check), listen(root, ['focusout'], checkSoon)];
  check();
  return () => {
    cancelCheck();
    for (const end of ends) end();
  };
}
