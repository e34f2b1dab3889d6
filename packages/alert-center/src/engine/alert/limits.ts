/** Limits of the alert centre, each with its source. Times are milliseconds. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Alerts on one page of a list (spec alerts §9). */
export const LIST_PAGE = 20;

/** Newest alerts that a list keeps while nobody asked for older ones (spec alerts §9). */
export const LIVE_WINDOW = 20;

/** How far back lists and counts look (spec alerts §9). */
export const TIME_WINDOW_MS = 48 * HOUR_MS;

/** Unread alerts in the bell's strip (spec alerts §2 and §9). */
export const STRIP_SIZE = 3;

/** How long the strip shows one alert (spec alerts §9). */
export const STRIP_ROTATE_MS = 3 * SECOND_MS;

/** How often a "12 s ago" label renews itself (spec alerts §9). */
export const TIME_LABEL_MS = SECOND_MS;

/** An action names alerts by id and by creation time, give or take this (spec alerts §7). */
export const ACTION_RANGE_MS = SECOND_MS;

/** Driving time of code 117 where the device tells none (spec alerts §9). */
export const DRIVING_TIME_HOURS = 4;

/** Overspeeding counts from this on, where the rule tells no other (code 8, spec alerts §6): s. */
export const OVERSPEED_THRESHOLD_S = 60;

/** Not live for longer than this, and the alert centre says that it is cut off. */
export const CUT_OFF_AFTER_MS = 3 * SECOND_MS;

/**
 * Lists and counts ask for alerts up to this far ahead of our clock: the clocks of a device, the
 * server and this machine differ, and what arrived live must also be on the page.
 */
export const CLOCK_SLACK_MS = 24 * HOUR_MS;

/** How often the start of the time window follows the clock. */
export const WINDOW_STEP_MS = 5 * MINUTE_MS;

/** A difference between our clock and the server's that is smaller than this is none. */
export const CLOCK_STEP_MS = SECOND_MS;

/** How often counts are asked for while live updates are paused (spec alerts §2: pages without a socket). */
export const PAUSED_COUNTS_MS = 30 * SECOND_MS;

/** A missed alert that is learned of later than this after its arrival does not open by itself. */
export const AUTO_POPUP_WITHIN_MS = MINUTE_MS;

/** In a list of unresolved alerts, what the user settled himself stays this long after the last one. */
export const SETTLED_STAYS_MS = 10 * SECOND_MS;

/** Rows of one list at most, also with older pages loaded; what is cut off is read again from the server. */
export const ROWS_MAX = 500;

/** Actions remembered to bring older answers up to date. */
export const ACTION_LOG_MAX = 200;

/** First and longest pause before a failed load is tried again; it doubles in between. */
export const RETRY_FIRST_MS = SECOND_MS;
export const RETRY_LONGEST_MS = 30 * SECOND_MS;

/** Counts are asked for at most once in this time. */
export const COUNTS_EVERY_MS = SECOND_MS;

/** Back online, the portal reloads its page after this (spec alerts §4, Socket). */
export const RELOAD_AFTER_MS = 300;

/** Minutes between two urgent reminders that the user may choose; 0: none (spec alerts §4 and §9). */
export const REMINDER_MINUTES = [0, 5, 10, 15, 30, 60] as const;

/** Minutes between two urgent reminders until the user chooses (spec alerts §4 and §9). */
export const REMINDER_DEFAULT_MINUTES = 5;

/** Stored unresolved counts are believed this long (spec alerts §9). */
export const STORED_COUNTS_VALID_MS = HOUR_MS;

/** Arrivals of this long are told in one sentence: screen readers must be able to follow. */
export const ANNOUNCE_EVERY_MS = 5 * SECOND_MS;

/** The urgent sound plays at most once in this time, over all tabs of an origin. */
export const SOUND_EVERY_MS = 5 * SECOND_MS;

/** A browser that has not let a sound begin after this blocks it. */
export const SOUND_START_MS = 500;

/** Alerts in one request of a change of many, and on one page when all unresolved ones are picked. */
export const BULK_CHUNK = 100;

/** Alerts that can be picked as "all unresolved" at most. */
export const BULK_MOST = 10_000;

/** How long it is said that no further preview can be opened (spec alerts §5). */
export const LIMIT_TOAST_MS = SECOND_MS;

/** Of previews that would open by themselves, it is said at most once in this time. */
export const UNASKED_LIMIT_EVERY_MS = 10 * SECOND_MS;

/** How long what was settled can be taken back. */
export const UNDO_MS = 10 * SECOND_MS;
