import type { AlertId, User, Urgency } from './alert.ts';

/** Characters in the reason of a false alert (AC-38). */
export const FALSE_ALERT_REASON_MAX = 300;
/** Characters in a note (AC-40). */
export const NOTE_MAX = 255;

/** Gives alerts to a person: to the user themselves when they take them. Null releases them. */
export interface OwnerChange {
  readonly type: 'owner';
  readonly owner: User | null;
}

/** A change that a user makes to alerts. */
export type AlertChange = StateChange | OwnerChange;

/** A change of what is known about alerts. `checkAgain` makes them unresolved again. */
export type StateChange =
  | { readonly type: 'read' }
  /** With a note, which is stored together with the resolution or not at all. */
  | { readonly type: 'resolve'; readonly note?: string | undefined }
  | { readonly type: 'falseAlert'; readonly reason: string }
  | { readonly type: 'checkAgain' }
  | { readonly type: 'note'; readonly text: string };

/** A range of time, epoch ms; both ends are included. */
export interface InstantRange {
  readonly start: number;
  readonly end: number;
}

/** The alerts an action applies to. `all` and `exclude` cover every alert in the range that the user can see. */
export type ActionTarget =
  | { readonly mode: 'selection'; readonly ids: readonly AlertId[]; readonly range: InstantRange }
  | {
      readonly mode: 'all' | 'exclude';
      /** The alerts that `exclude` leaves out. */
      readonly ids: readonly AlertId[];
      readonly range: InstantRange;
      /** Empty for any vehicle. */
      readonly vehicleIds: readonly string[];
      readonly urgency: Urgency | null;
    };

/** An action of any user, as reported by the feed. */
export interface ActionTaken {
  readonly seq: number;
  readonly change: AlertChange;
  readonly target: ActionTarget;
  readonly user: User;
  readonly createdOn: number;
}
