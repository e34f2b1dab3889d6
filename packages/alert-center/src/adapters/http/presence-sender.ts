import type { Clock } from '@pantau/core';
import type { AlertId } from '../../engine/alert/alert.ts';

/** The server forgets a user who has not repeated what is open for 7 s. */
const REPEAT_MS = 3_000;
/** A server closes connections that send more than 120 messages a minute. */
const AT_ONCE_MAX = 10;
const EVERY_MS = 1_000;

export interface PresenceSender {
  set(ids: readonly AlertId[]): void;
  /** Whether the server has reported presence on the present connection, and so knows what it is. */
  setWelcome(isWelcome: boolean): void;
}

/** States what the user has open: when it changes, when the server starts to report presence, and every 3 s. */
export function createPresenceSender(
  clock: Clock,
  send: (ids: readonly AlertId[]) => void,
): PresenceSender {
  let ids: readonly AlertId[] = [];
  let isWelcome = false;
  let isStated = true;
  let allowance = AT_ONCE_MAX;
  let countedAt = clock.now();
  let cancel = (): void => {};

  const state = (): void => {
    cancel();
    if (!isWelcome || (isStated && ids.length === 0)) return;
    const now = clock.now();
    allowance = Math.min(AT_ONCE_MAX, allowance + Math.max(0, now - countedAt) / EVERY_MS);
    countedAt = now;
    if (allowance < 1) {
      cancel = clock.setTimeout(state, Math.ceil((1 - allowance) * EVERY_MS));
      return;
    }
    allowance -= 1;
    isStated = true;
    send(ids);
    if (ids.length > 0) cancel = clock.setTimeout(state, REPEAT_MS);
  };

  return {
    set(next) {
      ids = next;
      isStated = false;
      state();
    },
    setWelcome(next) {
      isWelcome = next;
      // A connection that has stated nothing has nothing to take back.
      isStated = ids.length === 0;
      state();
    },
  };
}
