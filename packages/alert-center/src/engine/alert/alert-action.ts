import type { AlertId, User, Urgency } from './alert.ts';

/** Spec, section 5. */
export const FALSE_ALERT_REASON_MAX = 300;
/** Spec, section 5. */
export const NOTE_MAX = 255;

/** What a user can do to alerts (spec, section 4, Alert). `checkAgain`: neither resolved nor false. */
export type AlertChange =
  | { readonly type: 'read' }
  | { readonly type: 'resolve' }
  | { readonly type: 'falseAlert'; readonly reason: string }
  | { readonly type: 'checkAgain' }
  | { readonly type: 'note'; readonly text: string };

/** An instant range, both ends included. */
export interface InstantRange {
  readonly start: number;
  readonly end: number;
}

/** Which alerts are meant. `all` and `exclude` reach every alert the user may see within the range. */
export type ActionTarget =
  | { readonly mode: 'selection'; readonly ids: readonly AlertId[]; readonly range: InstantRange }
  | {
      readonly mode: 'all' | 'exclude';
      /** Left out (`exclude`). */
      readonly ids: readonly AlertId[];
      readonly range: InstantRange;
      /** Empty: any vehicle. */
      readonly vehicleIds: readonly string[];
      readonly urgency: Urgency | null;
    };

/** Somebody's action as the feed tells it. */
export interface ActionTaken {
  readonly seq: number;
  readonly change: AlertChange;
  readonly target: ActionTarget;
  readonly user: User;
  readonly createdOn: number;
}
