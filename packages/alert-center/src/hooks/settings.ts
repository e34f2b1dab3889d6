import type { AlertCenterState } from '../engine/store.ts';
import type { AlertSettings } from '../engine/panel/reminder-interval.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export type { AlertSettings } from '../engine/panel/reminder-interval.ts';

const settingsOf = ({ settings }: AlertCenterState): AlertSettings => settings;

/**
 * The user's settings of the alert centre, and the way to change some of them; kept under
 * `reminderSetting` (spec alerts §9) and shared with other tabs.
 */
export function useAlertSettings(): readonly [
  AlertSettings,
  (change: Partial<AlertSettings>) => void,
] {
  const { change } = useAlertCenter().actions.settings;
  return [useStoreValue(settingsOf), change];
}
