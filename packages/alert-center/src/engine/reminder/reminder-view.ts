/** The urgent reminder as this tab shows it. */
export interface ReminderView {
  /** A check has found urgent alerts that are still unresolved. */
  readonly isRaised: boolean;
  /** The browser did not let this tab sound. */
  readonly isBlocked: boolean;
  /** The next check, epoch ms; null: no repetition is running. */
  readonly nextAt: number | null;
}

export const quietReminder: ReminderView = { isRaised: false, isBlocked: false, nextAt: null };
