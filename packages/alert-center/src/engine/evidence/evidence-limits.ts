/** Limits of camera evidence. Times are milliseconds. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Interval of checking for a video (AC-80). */
export const MEDIA_POLL_MS = 30 * SECOND_MS;

/** Delay between requesting a new file list and requesting an upload (AC-83). */
export const FILE_LIST_WAIT_MS = 5 * SECOND_MS;

/** A device that has not reported for longer cannot be sent requests (AC-82). */
export const DEVICE_SILENT_MS = 10 * MINUTE_MS;

/** Maximum age of an alert to look for its video (AC-79). */
export const MEDIA_AGE_MAX_MS = 3 * DAY_MS;

/** Up to this age of an alert, its video may still arrive without a request (AC-81). */
export const MEDIA_UNREQUESTED_MS = 30 * MINUTE_MS;

/** Responses without a video before deciding whether to continue waiting (AC-81). */
export const MISSES_MAX = 2;

/** A requested clip extends this far to each side of the alert. */
export const CLIP_AROUND_MS = 5 * SECOND_MS;

/** Consecutive failures before the error is shown. */
export const MEDIA_FAILURES_MAX = 3;

/** A request without a result for this long times out; the user can repeat it. */
export const REQUEST_TIMEOUT_MS = 30 * MINUTE_MS;

/** Number of times an address that cannot be played is renewed. */
export const RENEWALS_MAX = 1;

/** An older address may have expired, so its earlier renewals do not count. */
export const ADDRESS_TRUSTED_MS = MINUTE_MS;

/** Timeout of calls. */
export const CALL_TIMEOUT_MS = 20 * SECOND_MS;

/** Timeout of calls that wait for a device in a vehicle. */
export const DEVICE_CALL_TIMEOUT_MS = MINUTE_MS;

/** Files of the device are counted this far to each side of the alert. */
export const FILES_AROUND_MS = MINUTE_MS;
