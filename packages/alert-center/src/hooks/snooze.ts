import type { Snooze } from '../engine/alert/snooze.ts';
import type { AlertCenterState, AlertCenterStoreActions } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export type { Snooze, SnoozeLength } from '../engine/alert/snooze.ts';
export type { SnoozeOutcome } from '../engine/snooze/snooze-outcome.ts';

/** Whether the source has snoozing. */
export function useCanSnooze(): boolean {
  return useAlertCenter().source.snooze !== undefined;
}

const snoozesOf = ({ snoozes }: AlertCenterState): readonly Snooze[] => snoozes;

/** What the user snoozes, the first to end first. */
export function useSnoozes(): readonly Snooze[] {
  return useStoreValue(snoozesOf);
}

/** Stable while the alert centre is mounted. */
export function useSnoozeActions(): Pick<AlertCenterStoreActions, 'snooze' | 'endSnooze'> {
  return useAlertCenter().actions;
}
