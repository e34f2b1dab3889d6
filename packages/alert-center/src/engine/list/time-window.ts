import { TIME_WINDOW_MS, WINDOW_STEP_MS } from '../alert/limits.ts';
import { type AlertListState, urgencies } from './list-state.ts';
import type { Draft } from './draft.ts';
import { isUnderWay, want } from './loads.ts';
import { reload } from './reload.ts';
import { doubtClock, learnOffset, offsetOf, serverNow } from './server-clock.ts';

/*
 * The time window follows the server's clock, in steps. Ours may jump; then the window waits until the
 * server has told its time, where it ever does.
 */

/** When the window moves next, by the server's clock. */
const windowDue = (state: AlertListState): number =>
  state.windowStart + TIME_WINDOW_MS + WINDOW_STEP_MS;

/** When the window moves next, by ours; null while it waits for the server. */
export function windowWakeAt(state: AlertListState): number | null {
  return state.clock.isUnsure ? null : windowDue(state) - offsetOf(state);
}

/** At the start, when our clock may have been moved since it was last looked at. */
export function startWindow(draft: Draft): void {
  if (!doubtClock(draft)) moveWindow(draft);
}

export function followClock(draft: Draft): void {
  const late = serverNow(draft) - windowDue(draft);
  if (late < 0 || draft.clock.isUnsure) return;
  if (late > WINDOW_STEP_MS && doubtClock(draft)) want(draft, 'subscription');
  else moveWindow(draft);
}

/** The source has told its time: by how much it is ahead of ours, ms. */
export function hearTime(draft: Draft, offset: number): void {
  learnOffset(draft, offset);
  if (draft.clock.isUnsure || draft.clock.doubted !== null) return;
  const now = serverNow(draft);
  const isBehind = now < draft.windowStart + TIME_WINDOW_MS - WINDOW_STEP_MS;
  if (isBehind || now >= windowDue(draft)) moveWindow(draft);
}

function moveWindow(draft: Draft): void {
  const start = serverNow(draft) - TIME_WINDOW_MS;
  const isWider = start < draft.windowStart;
  draft.windowStart = start;
  draft.rowsChanged = true;
  // What came into it at its beginning is not held.
  if (isWider && urgencies.some((urgency) => draft.lists[urgency].isLoaded)) reload(draft);
  const isCounted = draft.counts.base !== null || isUnderWay(draft, 'counts');
  if (isCounted) want(draft, 'counts');
}
