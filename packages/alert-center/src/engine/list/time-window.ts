import { TIME_WINDOW_MS, WINDOW_STEP_MS } from '../alert/limits.ts';
import { type AlertListState, listKeys } from './list-state.ts';
import type { Draft } from './draft.ts';
import { isUnderWay, requestLoad } from './loads.ts';
import { reload } from './reload.ts';
import { markClockUnsure, offsetOf, serverNow, updateOffset } from './server-clock.ts';

/*
 * The time window follows server time, in steps. The browser's clock may jump; the window then waits until
 * the server reports its time, if the source does that at all.
 */

/** When the window moves next, in server time. */
const windowDue = (state: AlertListState): number =>
  state.windowStart + TIME_WINDOW_MS + WINDOW_STEP_MS;

/** When the window moves next, by the browser's clock; null while it waits for the server's time. */
export function windowWakeAt(state: AlertListState): number | null {
  return state.clock.isUnsure ? null : windowDue(state) - offsetOf(state);
}

/** Called at the start, when the browser's clock may have been changed since the last stop. */
export function startWindow(draft: Draft): void {
  if (!markClockUnsure(draft)) moveWindow(draft);
}

export function followClock(draft: Draft): void {
  const late = serverNow(draft) - windowDue(draft);
  if (late < 0 || draft.clock.isUnsure) return;
  if (late > WINDOW_STEP_MS && markClockUnsure(draft)) requestLoad(draft, 'subscription');
  else moveWindow(draft);
}

/** Handles a reported server time; `offset` is how far it is ahead of the browser's clock, ms. */
export function onServerTime(draft: Draft, offset: number): void {
  updateOffset(draft, offset);
  if (draft.clock.isUnsure || draft.clock.unconfirmed !== null) return;
  const now = serverNow(draft);
  const isBehind = now < draft.windowStart + TIME_WINDOW_MS - WINDOW_STEP_MS;
  if (isBehind || now >= windowDue(draft)) moveWindow(draft);
}

function moveWindow(draft: Draft): void {
  const start = serverNow(draft) - TIME_WINDOW_MS;
  const isWider = start < draft.windowStart;
  draft.windowStart = start;
  draft.rowsChanged = true;
  // Alerts at the start of the wider window have not been loaded.
  if (isWider && listKeys.some((key) => draft.lists[key].isLoaded)) reload(draft);
  const isCounted = draft.counts.base !== null || isUnderWay(draft, 'counts');
  if (isCounted) requestLoad(draft, 'counts');
}
