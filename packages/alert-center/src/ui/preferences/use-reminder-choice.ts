import { REMINDER_MINUTES, type ReminderMinutes } from '../../engine/alert/limits.ts';
import { useAlertCounts } from '../../hooks/list.ts';
import { useAlertSettings } from '../../hooks/settings.ts';

export interface ReminderChoice {
  /** Minutes; 0 is no reminder. */
  readonly value: number;
  readonly options: readonly number[];
  /** Another number than one of the options changes nothing. */
  readonly onChange: (minutes: number) => void;
}

const isOption = (minutes: number): minutes is ReminderMinutes =>
  REMINDER_MINUTES.some((option) => option === minutes);

/** The reminder of urgent alerts as a choice on a page; `undefined` for users who have no urgent alerts (PO-162). */
export function useReminderChoice(): ReminderChoice | undefined {
  const { urgent, isKnown } = useAlertCounts();
  const [{ minutes }, change] = useAlertSettings();
  // Nearly every user has urgent alerts: a choice that came later would move what follows it.
  if (urgent === null && isKnown) return undefined;
  return {
    value: minutes,
    options: REMINDER_MINUTES,
    onChange: (value) => {
      if (isOption(value)) change({ minutes: value });
    },
  };
}
