import {
  type AlertCenterDisplay,
  type KeptDisplay,
  type ShownDisplay,
  type WindowPosition,
  displayOf,
} from './display.ts';
import type { DisplayState } from './display.store.ts';

export interface PanelControls {
  open(): void;
  close(): void;
  toggle(): void;
  /** Opens it this way, now and the next time. */
  showAs(display: ShownDisplay): void;
  /** Where the detached window stands. */
  moveTo(position: WindowPosition): void;
  /**
   * The host decides how it is shown: what the user wishes is only told. Undefined: the user's own
   * choice holds again.
   */
  control(display: AlertCenterDisplay | undefined): void;
}

export interface PanelControlsOptions {
  readonly kept: DisplayState;
  /** What is shown at present. */
  get(): KeptDisplay;
  set(display: KeptDisplay): void;
  /** It was hidden. */
  onClosed(): void;
  /** It is shown in another way; or, where the host decides, the user wants it to be. */
  onDisplay(display: AlertCenterDisplay): void;
}

export interface KeptPanelControls extends PanelControls {
  /** Follows what is kept until the returned function is called. */
  start(): () => void;
}

/** Shows the panel as the user has chosen, or as the host has. */
export function createPanelControls(options: PanelControlsOptions): KeptPanelControls {
  const { kept, get, set, onClosed, onDisplay } = options;
  let controlled: AlertCenterDisplay | undefined;

  const wanted = (): KeptDisplay => {
    const own = kept.get();
    if (controlled === undefined) return own;
    const isOpen = controlled !== 'hidden';
    return { ...own, isOpen, shownAs: controlled === 'hidden' ? own.shownAs : controlled };
  };

  const update = (): void => {
    const [before, next] = [get(), wanted()];
    const isSame =
      displayOf(before) === displayOf(next) &&
      before.shownAs === next.shownAs &&
      before.position === next.position;
    if (isSame) return;
    set(next);
    if (before.isOpen && !next.isOpen) onClosed();
    if (controlled === undefined && displayOf(before) !== displayOf(next)) {
      onDisplay(displayOf(next));
    }
  };

  const wish = (change: Pick<KeptDisplay, 'isOpen'> & Partial<KeptDisplay>): void => {
    const before = get();
    const next = { ...before, ...change };
    if (controlled === undefined) {
      kept.set(next);
      update();
    } else if (displayOf(next) !== displayOf(before)) {
      onDisplay(displayOf(next));
    }
  };

  return {
    open: () => wish({ isOpen: true }),
    close: () => wish({ isOpen: false }),
    toggle: () => wish({ isOpen: !get().isOpen }),
    showAs: (shownAs) => wish({ isOpen: true, shownAs }),
    moveTo(position) {
      kept.set({ ...kept.get(), position });
      update();
    },
    control(display) {
      controlled = display;
      update();
    },
    start() {
      update();
      return kept.subscribe(update);
    },
  };
}
