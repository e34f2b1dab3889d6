/** The urgent reminder as this tab shows it. */
export interface ReminderView {
  /** Whether a check has found urgent alerts that are still unresolved. */
  readonly isRaised: boolean;
  /** Whether the browser blocked the sound in this tab. */
  readonly isBlocked: boolean;
  /** Time of the next check, epoch ms; `null` when no repetition is running. */
  readonly nextAt: number | null;
}

export const quietReminder: ReminderView = { isRaised: false, isBlocked: false, nextAt: null };
