import type { FeedStatus } from './responses.ts';
import { DISCONNECTED_AFTER_MS } from '../alert/limits.ts';

/** Whether the shown data is up to date. */
export interface ConnectionView {
  /**
   * `live`: up to date. `catchingUp`: connected, but data is still being requested. `disconnected`: not live for
   * more than 3 s, or never connected; shown data may be stale. `paused`: the host has paused live updates;
   * counts are read every 30 s, lists when the panel opens.
   */
  readonly state: 'connecting' | 'live' | 'catchingUp' | 'reconnecting' | 'disconnected' | 'paused';
  /** The browser reports that it has no network; the state is then `disconnected` (AC-206). */
  readonly offline: boolean;
  /** Nobody is signed in: the source refuses every request; the state is then `disconnected` (AC-710). */
  readonly signedOut: boolean;
  /** Start of the state, epoch ms. */
  readonly since: number;
  /** When the data was last known to be up to date, to within 5 s; epoch ms in server time if known. */
  readonly lastUpdateOn: number | null;
  /** When the next attempt is due, epoch ms; null while one is in progress. */
  readonly nextAttemptAt: number | null;
}

export interface ConnectionState {
  /** The browser reports that it has no network. */
  readonly offline: boolean;
  readonly feed: FeedStatus | null;
  /** The feed has been live at least once. */
  readonly hasBeenLive: boolean;
  /** Connected, but the feed has not reported its head yet. */
  readonly awaitsHead: boolean;
  readonly notLiveSince: number | null;
  readonly lastUpdateOn: number | null;
  /** The feed's head is lower than the known one: the server may have restarted its sequence. */
  readonly isDoubtful: boolean;
  readonly view: ConnectionView;
}

/** Minimum interval between updates of `lastUpdateOn` in the view. */
const LAST_UPDATE_STEP_MS = 5_000;

export function initialConnection(now: number, offline = false): ConnectionState {
  return {
    offline,
    feed: null,
    hasBeenLive: false,
    awaitsHead: true,
    notLiveSince: now,
    lastUpdateOn: null,
    isDoubtful: false,
    view: {
      state: 'connecting',
      offline: false,
      signedOut: false,
      since: now,
      lastUpdateOn: null,
      nextAttemptAt: null,
    },
  };
}

/** How far the requests are that the view depends on. */
export interface Progress {
  readonly isBehind: boolean;
  /** A request was refused because nobody is signed in. */
  readonly isRefused: boolean;
}

function stateOf(
  connection: ConnectionState,
  { isBehind, isRefused }: Progress,
  now: number,
): ConnectionView['state'] {
  const { feed, notLiveSince, hasBeenLive } = connection;
  if (connection.offline) return 'disconnected';
  if (notLiveSince === null) return isBehind ? 'catchingUp' : 'live';
  const neverReached = !hasBeenLive && (isRefused || feed?.state === 'reconnecting');
  // Negative when the browser's clock was set back; the actual duration is unknown then.
  const elapsed = now - notLiveSince;
  if (neverReached || feed?.state === 'closed' || elapsed > DISCONNECTED_AFTER_MS || elapsed < 0) {
    return 'disconnected';
  }
  if (!hasBeenLive) return 'connecting';
  return feed?.state === 'live' ? 'catchingUp' : 'reconnecting';
}

/** Result of the latest attempt to read the counts while live updates are paused. */
export interface PausedStatus {
  readonly hasFailed: boolean;
  readonly nextAttemptAt: number | null;
}

/** The connection view; returns the previous object when nothing visible has changed. */
export function connectionView(
  connection: ConnectionState,
  progress: Progress,
  now: number,
  paused: PausedStatus | null = null,
): ConnectionView {
  const { view: before, notLiveSince, lastUpdateOn, feed } = connection;
  const { offline } = connection;
  const pausedState = offline || paused?.hasFailed === true ? 'disconnected' : 'paused';
  const state = paused === null ? stateOf(connection, progress, now) : pausedState;
  const isRefused = progress.isRefused || feed?.signedOut === true;
  const signedOut = isRefused && state === 'disconnected' && !offline;
  const unchangedSince = state === before.state ? before.since : now;
  const since = paused === null ? (notLiveSince ?? unchangedSince) : unchangedSince;
  const nextAttemptAt = (paused ?? feed)?.nextAttemptAt ?? null;
  const isRecent =
    state === 'live' &&
    lastUpdateOn !== null &&
    before.lastUpdateOn !== null &&
    lastUpdateOn - before.lastUpdateOn < LAST_UPDATE_STEP_MS;
  const isSame =
    state === before.state &&
    offline === before.offline &&
    signedOut === before.signedOut &&
    since === before.since &&
    nextAttemptAt === before.nextAttemptAt &&
    (isRecent || lastUpdateOn === before.lastUpdateOn);
  return isSame ? before : { state, offline, signedOut, since, lastUpdateOn, nextAttemptAt };
}

/**
 * The connection after the browser has reported that it has a network, or none. What was connected before
 * counts as live again only when the feed reports its head, because a socket may not notice the break.
 */
export function withNetwork(
  connection: ConnectionState,
  offline: boolean,
  now: number,
): ConnectionState {
  if (offline === connection.offline) return connection;
  const notLiveSince = connection.notLiveSince ?? now;
  return { ...connection, offline, awaitsHead: true, notLiveSince };
}
