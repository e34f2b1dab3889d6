import { TIME_WINDOW_MS } from '../../engine/alert/limits.ts';

const HOUR_MS = 3_600_000;

/** Time window of the lists in hours. */
export const windowHours = TIME_WINDOW_MS / HOUR_MS;
