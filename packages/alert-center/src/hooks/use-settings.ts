import { useSyncExternalStore } from 'react';
import type { AlertSettings } from '../engine/panel/reminder-interval.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { AlertSettings } from '../engine/panel/reminder-interval.ts';

/**
 * The user's settings of the alert centre, and the way to change some of them; kept under
 * `reminderSetting` (spec alerts §9) and shared with other tabs.
 */
export function useAlertSettings(): readonly [
  AlertSettings,
  (change: Partial<AlertSettings>) => void,
] {
  const { get, change, subscribe } = useAlertCenter().settings;
  return [useSyncExternalStore(subscribe, get, get), change];
}
