/** What may be shown to a user who did not request it, most important first. */
export const interruptionKinds = [
  'connection',
  'update',
  'announcement',
  'contactReminder',
  'onboarding',
  'banner',
  'feedback',
  'satisfaction',
] as const;

export type InterruptionKind = (typeof interruptionKinds)[number];

export interface InterruptionRequest {
  /** Decides who is next: earlier in `interruptionKinds` before later, then the older request. */
  readonly kind: InterruptionKind;
  /** Called once, when it may be shown; possibly before `request` returns. */
  onTurn(): void;
}

export interface InterruptionTurn {
  /** Ends the turn, or withdraws the request if its turn has not come. Calling it again does nothing. */
  done(): void;
}

/**
 * Decides when something may be shown that the user did not request, one at a time. What is shown stays until it
 * ends: a turn is never taken back.
 */
export interface InterruptionPort {
  /** Requests a turn. The caller ends it with `done`, at the latest when it unmounts. */
  request(request: InterruptionRequest): InterruptionTurn;
  /** Reports that the user must not be interrupted, until the returned function is called. */
  block(): () => void;
}

const noTurn: InterruptionTurn = { done: () => undefined };

/** Grants every request at once: what an area uses on a page without an arbiter. */
export const immediateInterruptions: InterruptionPort = {
  request({ onTurn }) {
    onTurn();
    return noTurn;
  },
  block: () => () => undefined,
};
