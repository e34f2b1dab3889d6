import {
  type AlertCenterDisplay,
  type StoredDisplay,
  type ShownDisplay,
  type WindowPosition,
  displayOf,
} from './display.ts';
import type { DisplayState } from './display.store.ts';
import { type OwnWindow, createOwnWindow } from './own-window.ts';
import type { WindowFrame } from './window-frame.ts';

export interface PanelControls {
  /** Brings the panel's own window to the front, if it is in one. */
  open(): void;
  close(): void;
  /** As `open` while the panel is in its own window. */
  toggle(): void;
  /** Opens the panel in this display, which is also used the next time. */
  showAs(display: ShownDisplay): void;
  /** Moves the detached window. */
  moveTo(position: WindowPosition): void;
  /** Moves and resizes the detached window; `null` restores the default size. */
  resizeTo(frame: WindowFrame | null): void;
  /**
   * Makes the host control the display: the user's choices are then only reported through `onDisplay`.
   * `undefined` restores the user's own choice.
   */
  control(display: AlertCenterDisplay | undefined): void;
}

export interface PanelControlsOptions {
  readonly stored: DisplayState;
  /** For tests. */
  readonly ownWindow?: OwnWindow | undefined;
  /** The display that is currently shown. */
  get(): StoredDisplay;
  set(display: StoredDisplay): void;
  /** Called when the panel was hidden. */
  onClosed(): void;
  /**
   * Called when the display changed or, while the host controls it, when the user requested another one. `hidden` while
   * the panel is in its own window.
   */
  onDisplay(display: AlertCenterDisplay): void;
}

export interface PanelController {
  readonly controls: PanelControls;
  /** The panel's own window: while there is one, the page has no panel. */
  readonly ownWindow: OwnWindow;
  /** Follows the stored display until the returned function is called, which closes the panel's own window. */
  start(): () => void;
}

/** Returns whether there is a window. */
function bringToFront(ownWindow: OwnWindow): boolean {
  const { window } = ownWindow.get();
  window?.focus();
  return window !== null;
}

/** Shows the panel in the display that the user or, while it is in control, the host has chosen. */
export function createPanelControls(options: PanelControlsOptions): PanelController {
  const { stored, ownWindow = createOwnWindow(), get, set, onClosed, onDisplay } = options;
  let controlled: AlertCenterDisplay | undefined;
  let wasOut = false;
  let left: AlertCenterDisplay = 'hidden';

  /** The host makes room for what is on the page only; it may have stored that as its own choice. */
  const followWindow = (): void => {
    const isOut = ownWindow.get().window !== null;
    if (isOut === wasOut) return;
    wasOut = isOut;
    if (isOut) left = displayOf(get());
    const onPage = controlled === undefined ? displayOf(get()) : left;
    if (onPage !== 'hidden') onDisplay(isOut ? 'hidden' : onPage);
  };

  const requested = (): StoredDisplay => {
    const own = stored.get();
    if (controlled === undefined) return own;
    const open = controlled !== 'hidden';
    return { ...own, open, shownAs: controlled === 'hidden' ? own.shownAs : controlled };
  };

  const update = (): void => {
    const [before, next] = [get(), requested()];
    const isSame =
      displayOf(before) === displayOf(next) &&
      before.shownAs === next.shownAs &&
      before.position === next.position &&
      before.size === next.size;
    if (isSame) return;
    set(next);
    if (before.open && !next.open) onClosed();
    if (controlled === undefined && !wasOut && displayOf(before) !== displayOf(next)) {
      onDisplay(displayOf(next));
    }
  };

  const request = (change: Pick<StoredDisplay, 'open'> & Partial<StoredDisplay>): void => {
    const before = get();
    const next = { ...before, ...change };
    if (controlled === undefined) {
      stored.set(next);
      update();
    } else if (displayOf(next) !== displayOf(before)) {
      onDisplay(displayOf(next));
    }
  };

  const controls: PanelControls = {
    open() {
      if (!bringToFront(ownWindow)) request({ open: true });
    },
    close: () => request({ open: false }),
    toggle() {
      if (!bringToFront(ownWindow)) request({ open: !get().open });
    },
    showAs: (shownAs) => request({ open: true, shownAs }),
    moveTo(position) {
      stored.set({ ...stored.get(), position });
      update();
    },
    resizeTo(frame) {
      stored.set({ ...stored.get(), ...(frame ?? { size: null }) });
      update();
    },
    control(display) {
      controlled = display;
      update();
    },
  };
  return {
    controls,
    ownWindow,
    start() {
      wasOut = false;
      update();
      followWindow();
      const ends = [stored.subscribe(update), ownWindow.subscribe(followWindow)];
      return () => {
        ends.forEach((end) => end());
        ownWindow.close();
      };
    },
  };
}
