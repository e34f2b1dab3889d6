import { PantauError } from '@pantau/core/base';
import type { OwnerRefusal } from '../alert/owner.ts';
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
  | {
      readonly ok: false;
      readonly error: PantauError;
      /** Set, with a `conflict`, when the owner of the alert does not change. */
      readonly refusal?: {
        readonly reason: OwnerRefusal;
        /** The alert as it is, with its owner. */
        readonly alert: Alert;
      };
    };

/** The outcome of a change of owners that the source, or the alert as it is known, refuses. */
export const refusedOutcome = (reason: OwnerRefusal, alert: Alert): ActionOutcome => ({
  ok: false,
  error: new PantauError('conflict', { message: `The owner does not change: ${reason}` }),
  refusal: { reason, alert },
});
