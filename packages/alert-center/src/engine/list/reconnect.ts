import type { Clock } from '@pantau/core';
import { RELOAD_AFTER_MS } from '../alert/limits.ts';

/** What happens once the network is back (spec alerts §4, Socket). */
export type ReconnectBehavior = 'reload' | 'resync';

/** The part of `window` that tells of the network. */
export type NetworkEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export interface ReconnectOptions {
  readonly network: NetworkEvents;
  /** The network is away already. */
  readonly isAway: boolean;
  readonly clock: Clock;
  /** Asked when the network is back. */
  readonly wish: () => ReconnectBehavior;
  /** Something would be lost by a reload: a dirty form, a call, a bulk run. Asked again before it. */
  readonly mustStay: () => boolean;
  readonly reload: () => void;
  readonly resync: () => void;
}

/**
 * Watches for the network to come back after it was away: then the page is reloaded after
 * `RELOAD_AFTER_MS`, or, where that is not wished or would cost the user something, read again.
 *
 * @returns the function that ends it
 */
export function watchReconnect(options: ReconnectOptions): () => void {
  const { network, clock, wish, mustStay, reload, resync } = options;
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
    if (wish() === 'resync' || mustStay()) return resync();
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
