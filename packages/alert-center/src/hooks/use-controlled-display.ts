import { useLayoutEffect } from 'react';
import type { AlertCenterDisplay } from '../engine/panel/display.ts';
import type { AlertCenterStore } from '../engine/store.ts';

/** Shows the panel as the host decides; undefined: as the user has chosen. */
export function useControlledDisplay(
  { actions: { panel } }: AlertCenterStore,
  display: AlertCenterDisplay | undefined,
): void {
  useLayoutEffect(() => panel.control(display), [panel, display]);
}
