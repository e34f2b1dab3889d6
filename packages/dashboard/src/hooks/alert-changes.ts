import type { TileName } from '../engine/tile/tile-name.ts';
import type { DashboardChanges } from './dashboard-context.ts';

/** The tiles that show alerts. */
const alertTiles: readonly TileName[] = ['attention', 'alertHours'];

export interface AlertChanges {
  /** For `Dashboard`. */
  readonly changes: DashboardChanges;
  /** Alerts have changed: refreshes the tiles that show them. */
  report(): void;
}

/** Passes changes of alerts that a host reports on to the tiles that show alerts, and to no other. */
export function createAlertChanges(): AlertChanges {
  const listeners = new Set<(tile: TileName) => void>();
  return {
    changes(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    report() {
      for (const listener of listeners) for (const tile of alertTiles) listener(tile);
    },
  };
}
