import type { FeedStatus } from './responses.ts';
import { CUT_OFF_AFTER_MS } from '../alert/limits.ts';

/** How far what is shown can be trusted, in one word. */
export interface ConnectionView {
  /**
   * `live`: up to date. `catchingUp`: connected, and something is still being asked for.
   * `cutOff`: not live for longer than 3 s, or never reached; a list must not look calm then.
   * `paused`: the host wants no live updates here; counts are read every 30 s, lists as they are opened.
   */
  readonly state: 'connecting' | 'live' | 'catchingUp' | 'reconnecting' | 'cutOff' | 'paused';
  /** Since when, epoch ms. */
  readonly since: number;
  /** When the view was last known to be up to date, to 5 s; by the server's clock where it is known. */
  readonly lastUpdateOn: number | null;
  /** When the next attempt is due, epoch ms; null while one is under way. */
  readonly nextAttemptAt: number | null;
}

export interface ConnectionState {
  readonly feed: FeedStatus | null;
  /** The feed has been live at least once. */
  readonly hasBeenLive: boolean;
  /** Connected, but the feed has not told yet from which number on it counts. */
  readonly awaitsHead: boolean;
  readonly notLiveSince: number | null;
  readonly lastUpdateOn: number | null;
  /** The feed counts from a lower number than we know: ask whether the server began anew. */
  readonly isDoubtful: boolean;
  readonly view: ConnectionView;
}

/** The view is renewed for a later `lastUpdateOn` at most this often. */
const LAST_UPDATE_STEP_MS = 5_000;

export function startOfConnection(now: number): ConnectionState {
  return {
    feed: null,
    hasBeenLive: false,
    awaitsHead: true,
    notLiveSince: now,
    lastUpdateOn: null,
    isDoubtful: false,
    view: { state: 'connecting', since: now, lastUpdateOn: null, nextAttemptAt: null },
  };
}

function stateOf(
  connection: ConnectionState,
  isBehind: boolean,
  now: number,
): ConnectionView['state'] {
  const { feed, notLiveSince, hasBeenLive } = connection;
  if (notLiveSince === null) return isBehind ? 'catchingUp' : 'live';
  const neverReached = !hasBeenLive && feed?.state === 'reconnecting';
  // Below zero: our clock has been moved, and nobody knows for how long.
  const away = now - notLiveSince;
  if (neverReached || feed?.state === 'closed' || away > CUT_OFF_AFTER_MS || away < 0) {
    return 'cutOff';
  }
  if (!hasBeenLive) return 'connecting';
  return feed?.state === 'live' ? 'catchingUp' : 'reconnecting';
}

/** While live updates are paused: what the last attempt to read the counts has come to. */
export interface PausedReading {
  readonly hasFailed: boolean;
  readonly nextAttemptAt: number | null;
}

/** The connection in one word; the same object as before when nothing that is shown has changed. */
export function connectionView(
  connection: ConnectionState,
  isBehind: boolean,
  now: number,
  paused: PausedReading | null = null,
): ConnectionView {
  const { view: before, notLiveSince, lastUpdateOn, feed } = connection;
  const pausedState = paused?.hasFailed === true ? 'cutOff' : 'paused';
  const state = paused === null ? stateOf(connection, isBehind, now) : pausedState;
  const same = state === before.state ? before.since : now;
  const since = paused === null ? (notLiveSince ?? same) : same;
  const nextAttemptAt = (paused ?? feed)?.nextAttemptAt ?? null;
  const isRecent =
    state === 'live' &&
    lastUpdateOn !== null &&
    before.lastUpdateOn !== null &&
    lastUpdateOn - before.lastUpdateOn < LAST_UPDATE_STEP_MS;
  const isSame =
    state === before.state &&
    since === before.since &&
    nextAttemptAt === before.nextAttemptAt &&
    (isRecent || lastUpdateOn === before.lastUpdateOn);
  return isSame ? before : { state, since, lastUpdateOn, nextAttemptAt };
}
