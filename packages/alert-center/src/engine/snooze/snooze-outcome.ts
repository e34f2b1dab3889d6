import type { PantauError } from '@pantau/core';
import type { Snooze } from '../alert/snooze.ts';

/** The result of snoozing alerts or ending a snooze. */
export type SnoozeOutcome =
  | {
      readonly ok: true;
      /** The snooze that has begun; `null` when one was ended. */
      readonly snooze: Snooze | null;
    }
  | { readonly ok: false; readonly error: PantauError };
