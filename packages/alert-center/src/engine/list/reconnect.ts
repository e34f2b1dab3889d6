import type { Clock } from '@pantau/core';
import { RELOAD_AFTER_MS } from '../alert/limits.ts';

/** What happens once the network is back (AC-53). */
export type ReconnectBehavior = 'reload' | 'resync';

/** The part of `window` that reports the network state. */
export type NetworkEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export interface ReconnectOptions {
  readonly network: NetworkEvents;
  /** The network is already offline. */
  readonly isAway: boolean;
  readonly clock: Clock;
  /** Called when the network is back. */
  readonly behavior: () => ReconnectBehavior;
  /** Whether a reload would lose something: a dirty form, a call, a bulk action. Also called right before it. */
  readonly mustStay: () => boolean;
  readonly reload: () => void;
  readonly resync: () => void;
}

/**
 * Watches for the network to come back, then reloads the page after `RELOAD_AFTER_MS`. Loads the data again
 * instead when the host prefers that or a reload would lose something.
 *
 * @returns a function that stops watching
 */
export function watchReconnect(options: ReconnectOptions): () => void {
  const { network, clock, behavior, mustStay, reload, resync } = options;
  let { isAway } = options;
  let cancelReload: (() => void) | undefined;

  const forget = (): void => {
    cancelReload?.();
    cancelReload = undefined;
  };
  const onOffline = (): void => {
    isAway = true;
    forget();
  };
  const onOnline = (): void => {
    if (!isAway) return;
    isAway = false;
    if (behavior() === 'resync' || mustStay()) return resync();
    cancelReload = clock.setTimeout(() => {
      cancelReload = undefined;
      if (mustStay()) resync();
      else reload();
    }, RELOAD_AFTER_MS);
  };

  network.addEventListener('offline', onOffline);
  network.addEventListener('online', onOnline);
  return () => {
    network.removeEventListener('offline', onOffline);
    network.removeEventListener('online', onOnline);
    forget();
  };
}
