import type { PantauError } from '@pantau/core';
import type { Alert } from '../alert/alert.ts';

/**
 * Result of a change. `unchanged`: the alert was already in that state, for example changed by another
 * user.
 */
export type ActionOutcome =
  | {
      readonly ok: true;
      readonly outcome: 'applied' | 'unchanged' | 'queued';
      readonly alert: Alert;
    }
  | { readonly ok: false; readonly error: PantauError };
