import {
  type AlertCenterDisplay,
  type StoredDisplay,
  type ShownDisplay,
  type WindowPosition,
  displayOf,
} from './display.ts';
import type { DisplayState } from './display.store.ts';
import type { WindowFrame } from './window-frame.ts';

export interface PanelControls {
  open(): void;
  close(): void;
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
  /** The display that is currently shown. */
  get(): StoredDisplay;
  set(display: StoredDisplay): void;
  /** Called when the panel was hidden. */
  onClosed(): void;
  /** Called when the display changed or, while the host controls it, when the user requested another one. */
  onDisplay(display: AlertCenterDisplay): void;
}

export interface PanelController extends PanelControls {
  /** Follows the stored display until the returned function is called. */
  start(): () => void;
}

/** Shows the panel in the display that the user or, while it is in control, the host has chosen. */
export function createPanelControls(options: PanelControlsOptions): PanelController {
  const { stored, get, set, onClosed, onDisplay } = options;
  let controlled: AlertCenterDisplay | undefined;

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
    if (controlled === undefined && displayOf(before) !== displayOf(next)) {
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

  return {
    open: () => request({ open: true }),
    close: () => request({ open: false }),
    toggle: () => request({ open: !get().open }),
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
    start() {
      update();
      return stored.subscribe(update);
    },
  };
}
