/** Limits of camera evidence, each with its source. Times are milliseconds. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How often it is asked whether a download has come (spec alerts §9). */
export const MEDIA_POLL_MS = 30 * SECOND_MS;

/** Pause between the wish for a new file list and the wish for an upload (spec alerts §9). */
export const FILE_LIST_WAIT_MS = 5 * SECOND_MS;

/** A device that has been silent for longer cannot be asked (spec alerts §9). */
export const DEVICE_SILENT_MS = 10 * MINUTE_MS;

/** No video of an older alert is looked for (spec alerts §9). */
export const MEDIA_AGE_MOST_MS = 3 * DAY_MS;

/** The video of a younger alert may still come by itself (spec alerts §9). */
export const MEDIA_COMES_BY_ITSELF_MS = 30 * MINUTE_MS;

/** Answers without a download after which it is decided whether to go on waiting (spec alerts §4). */
export const MISSES_TO_DECIDE = 2;

/** A clip begins and ends this far from the alert (spec alerts §7). */
export const CLIP_AROUND_MS = 5 * SECOND_MS;

/** Failures in a row after which the user is told, instead of being left waiting. */
export const MEDIA_FAILURES_MOST = 3;

/** A request that has brought nothing for this long has timed out; it may be made again. */
export const REQUEST_PATIENCE_MS = 30 * MINUTE_MS;

/** An address that cannot be played is renewed this often, then given up. */
export const RENEWALS_MOST = 1;

/** An address that is older may have expired by itself: earlier renewals do not count. */
export const ADDRESS_TRUSTED_MS = MINUTE_MS;

/** A call that has not been answered within this time has failed. */
export const CALL_MOST_MS = 20 * SECOND_MS;

/** Of calls that have to wait for a device in a vehicle. */
export const DEVICE_CALL_MOST_MS = MINUTE_MS;

/** To each side of the alert, where the device's files are counted (spec alerts §7, vehicle videos). */
export const FILES_AROUND_MS = MINUTE_MS;
