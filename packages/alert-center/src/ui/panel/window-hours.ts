import { TIME_WINDOW_MS } from '../../engine/alert/limits.ts';

const HOUR_MS = 3_600_000;

/** How far back the lists go, in hours, for the words that say so. */
export const windowHours = TIME_WINDOW_MS / HOUR_MS;
