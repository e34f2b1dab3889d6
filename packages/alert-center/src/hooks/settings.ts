import type { AlertCenterState } from '../engine/store-state.ts';
import type { AlertSettings } from '../engine/panel/reminder-interval.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export type { AlertSettings } from '../engine/panel/reminder-interval.ts';

const settingsOf = ({ settings }: AlertCenterState): AlertSettings => settings;

/**
 * The user's settings and a function that changes some of them. Persisted as `reminderSetting` and shared
 * between tabs.
 */
export function useAlertSettings(): readonly [
  AlertSettings,
  (change: Partial<AlertSettings>) => void,
] {
  const { change } = useAlertCenter().actions.settings;
  return [useStoreValue(settingsOf), change];
}
