/** An attempt of the user to leave a form with unsaved input. */
export interface LeaveAttempt {
  /** Leaves, and loses the input. */
  leave(): void;
  stay(): void;
}

/** Lets a form with unsaved input hold back navigation. A host binds it to its router. */
export interface LeaveGuard {
  /**
   * Holds back navigation until the returned function is called, which takes effect at once.
   *
   * @param onAttempt called when the user wants to leave
   */
  hold(onAttempt: (attempt: LeaveAttempt) => void): () => void;
}
