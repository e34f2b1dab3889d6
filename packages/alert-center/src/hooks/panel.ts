import { useLayoutEffect, useMemo } from 'react';
import {
  type AlertCenterDisplay,
  type Size,
  type StoredDisplay,
  type WindowPosition,
  displayOf,
} from '../engine/panel/display.ts';
import type { PanelControls } from '../engine/panel/panel-controls.ts';
import type { AlertCenterState, AlertCenterStore } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useOwnWindow } from './own-window.ts';
import { useStoreValue } from './use-store-value.ts';

export interface Panel extends PanelControls {
  /** `hidden` while the page shows no panel: it is closed, or in a window of its own. */
  readonly display: AlertCenterDisplay;
  /** Position of the detached window. */
  readonly position: WindowPosition;
  /** Size of the detached window that the user has chosen, px; `null` for the default. */
  readonly size: Size | null;
}

const storedDisplay = ({ display }: AlertCenterState): StoredDisplay => display;

/** Whether the panel is open and how it is displayed; persisted as `alertCenterPopup` and `notifSideBarOpen`. */
export function usePanel(): Panel {
  const { panel } = useAlertCenter().actions;
  const stored = useStoreValue(storedDisplay);
  const isOut = useOwnWindow().window !== null;
  return useMemo(() => {
    const { position, size } = stored;
    return { ...panel, display: isOut ? 'hidden' : displayOf(stored), position, size };
  }, [stored, isOut, panel]);
}

/** Applies the host's display to the panel; `undefined` leaves the choice to the user. */
export function useControlledDisplay(
  { actions: { panel } }: AlertCenterStore,
  display: AlertCenterDisplay | undefined,
): void {
  useLayoutEffect(() => panel.control(display), [panel, display]);
}
