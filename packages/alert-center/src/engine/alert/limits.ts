/** Limits of the alert centre. Times are milliseconds unless stated. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Alerts on one page of a list (AC-20). */
export const LIST_PAGE = 20;

/** Newest alerts that a list keeps until the user loads older ones (AC-20). */
export const LIVE_WINDOW = 20;

/** Emergencies that nobody has opened which a list knows, wherever they are in the time window (AC-370). */
export const EMERGENCIES_MAX = 100;

/** Length of the time window of lists and counts (AC-21). */
export const TIME_WINDOW_MS = 48 * HOUR_MS;

/** Alerts in the unread strip (AC-4). */
export const STRIP_SIZE = 3;

/** How long the strip shows one alert (AC-4). */
export const STRIP_ROTATE_MS = 3 * SECOND_MS;

/** How often a "12 s ago" label is updated (AC-26). */
export const TIME_LABEL_MS = SECOND_MS;

/** Margin on both ends of the creation times in an action target (AC-46). */
export const ACTION_RANGE_MS = SECOND_MS;

/** Driving time of code 117 when the device reports none, h (AC-27). */
export const DRIVING_TIME_HOURS = 4;

/** Minimum duration of overspeeding (code 8) when the rule sets none, s (AC-28). */
export const OVERSPEED_THRESHOLD_S = 60;

/** Without a live connection for longer than this, the connection state is `disconnected`. */
export const DISCONNECTED_AFTER_MS = 3 * SECOND_MS;

/**
 * Lists and counts are requested up to this far in the future: the clocks of the device, the server and
 * the browser differ, and an alert that arrived live must also be on the page.
 */
export const CLOCK_SLACK_MS = 24 * HOUR_MS;

/** How often the start of the time window moves forward. */
export const WINDOW_STEP_MS = 5 * MINUTE_MS;

/** A smaller difference between the browser's clock and the server's is ignored. */
export const CLOCK_STEP_MS = SECOND_MS;

/** How often counts are requested while live updates are paused (AC-51). */
export const PAUSED_COUNTS_MS = 30 * SECOND_MS;

/** A missed alert that becomes known later than this after it was received does not auto-open. */
export const AUTO_POPUP_WITHIN_MS = MINUTE_MS;

/** How long an action that has not reached the server is kept and sent again, also across a reload (AC-204). */
export const ACTION_KEPT_MS = 10 * MINUTE_MS;

/** How long the preview of an alert that opened by itself must be in sight before the alert is read (AC-201). */
export const SEEN_AFTER_MS = SECOND_MS;

/** With "unresolved only", alerts that the user settles stay this long after the last one. */
export const SETTLED_STAYS_MS = 10 * SECOND_MS;

/** Maximum rows of one list, including older pages. Rows beyond it can be loaded again. */
export const ROWS_MAX = 500;

/** Actions remembered to bring older responses up to date. */
export const ACTION_LOG_MAX = 200;

/** First and longest delay before a failed load is retried; the delay doubles in between. */
export const RETRY_FIRST_MS = SECOND_MS;
export const RETRY_MAX_MS = 30 * SECOND_MS;

/** Minimum interval between two requests for counts. */
export const COUNTS_EVERY_MS = SECOND_MS;

/** Minimum interval between two requests for what a search finds, apart from its pages. */
export const FOUND_EVERY_MS = 500;

/** Delay before the page reloads once it is back online (AC-53). */
export const RELOAD_AFTER_MS = 300;

/** Minutes between two checks for urgent unresolved alerts; 0 disables the reminder. */
export type ReminderMinutes = 0 | 5 | 10 | 15 | 30 | 60;

/** Reminder intervals that the user can choose (AC-55). */
export const REMINDER_MINUTES: readonly ReminderMinutes[] = [0, 5, 10, 15, 30, 60];

/** Default reminder interval, minutes (AC-55). */
export const REMINDER_DEFAULT_MINUTES: ReminderMinutes = 5;

/** How long stored counts of unresolved alerts are valid (AC-62). */
export const STORED_COUNTS_VALID_MS = HOUR_MS;

/** Arrivals within this time are announced together, so that screen readers can keep up. */
export const ANNOUNCE_EVERY_MS = 5 * SECOND_MS;

/** The urgent sound plays at most once in this time across all tabs of an origin. */
export const SOUND_EVERY_MS = 5 * SECOND_MS;

/** An emergency that was received longer than this before the page was opened does not keep sounding. */
export const EMERGENCY_SOUNDS_MS = HOUR_MS;

/** How often a tab whose sound is blocked lets the other tabs try to sound an emergency. */
export const EMERGENCY_YIELD_MS = MINUTE_MS;

/** Alerts with a notification of their own at a time, and how many are added in `NOTIFICATION_QUOTA_MS`; others share one. */
export const NOTIFICATIONS_MAX = 3;
export const NOTIFICATION_QUOTA_MS = MINUTE_MS;

/** Minimum interval between two changes of the notification that several alerts share. */
export const NOTIFICATION_SUMMARY_EVERY_MS = 5 * SECOND_MS;

/** The latest alerts of that notification which are followed until they are opened; further ones are only counted. */
export const NOTIFICATION_MORE_HELD_MAX = 100;

/** Alerts per request of a bulk action, and per page when all unresolved alerts are selected. */
export const BULK_CHUNK = 100;

/** Maximum number of alerts selected by "all unresolved". */
export const BULK_MAX = 10_000;

/** How long the toast shows that a preview was refused: long enough to use its button. */
export const REFUSED_TOAST_MS = 8 * SECOND_MS;

/** How long a preview that opened by itself and was never used stays after its alert is settled. */
export const SETTLED_PREVIEW_MS = 10 * SECOND_MS;

/** How long the toast shows that an action ultimately failed: long enough to use its button. */
export const FAILED_TOAST_MS = 8 * SECOND_MS;

/** Minimum interval between such toasts for auto-opened previews. */
export const AUTO_OPEN_LIMIT_EVERY_MS = 10 * SECOND_MS;

/** How long settling alerts can be undone. */
export const UNDO_MS = 10 * SECOND_MS;
