import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PanelControls } from '../state/alert-center-store.ts';
import { useAlertCenter } from './alert-center-context.ts';

export interface Panel extends PanelControls {
  readonly isOpen: boolean;
}

/** The panel; whether it is open is kept under `alertCenterPopup` (spec alerts §9). */
export function usePanel(): Panel {
  const { atoms, jotai, panel } = useAlertCenter();
  const isOpen = useAtomValue(atoms.panel, { store: jotai });
  return useMemo(() => ({ isOpen, ...panel }), [isOpen, panel]);
}
