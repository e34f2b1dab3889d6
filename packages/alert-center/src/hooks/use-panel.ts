import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import {
  type AlertCenterDisplay,
  type WindowPosition,
  displayOf,
} from '../engine/panel/display.ts';
import type { PanelControls } from '../engine/panel/panel-controls.ts';
import { useAlertCenter } from './alert-center-context.ts';

export interface Panel extends PanelControls {
  readonly isOpen: boolean;
  readonly display: AlertCenterDisplay;
  /** Of the detached window. */
  readonly position: WindowPosition;
}

/**
 * The panel: whether it is open, and how it stands on the page; kept under `alertCenterPopup` and
 * `notifSideBarOpen` (spec alerts §9).
 */
export function usePanel(): Panel {
  const { atoms, jotai, panel } = useAlertCenter();
  const kept = useAtomValue(atoms.display, { store: jotai });
  return useMemo(
    () => ({ isOpen: kept.isOpen, display: displayOf(kept), position: kept.position, ...panel }),
    [kept, panel],
  );
}
