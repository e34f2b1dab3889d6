import { useLayoutEffect, useMemo } from 'react';
import {
  type AlertCenterDisplay,
  type KeptDisplay,
  type WindowPosition,
  displayOf,
} from '../engine/panel/display.ts';
import type { PanelControls } from '../engine/panel/panel-controls.ts';
import type { AlertCenterState, AlertCenterStore } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export interface Panel extends PanelControls {
  readonly isOpen: boolean;
  readonly display: AlertCenterDisplay;
  /** Of the detached window. */
  readonly position: WindowPosition;
}

const storedDisplay = ({ display }: AlertCenterState): KeptDisplay => display;

/**
 * The panel: whether it is open, and how it stands on the page; kept under `alertCenterPopup` and
 * `notifSideBarOpen` (spec alerts §9).
 */
export function usePanel(): Panel {
  const { panel } = useAlertCenter().actions;
  const kept = useStoreValue(storedDisplay);
  return useMemo(
    () => ({ isOpen: kept.isOpen, display: displayOf(kept), position: kept.position, ...panel }),
    [kept, panel],
  );
}

/** Shows the panel as the host decides; undefined: as the user has chosen. */
export function useControlledDisplay(
  { actions: { panel } }: AlertCenterStore,
  display: AlertCenterDisplay | undefined,
): void {
  useLayoutEffect(() => panel.control(display), [panel, display]);
}
