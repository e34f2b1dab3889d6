/** The sound of urgent alerts and reminders (spec alerts §1 and §4). */
export interface AlertSound {
  /**
   * Plays it once and resolves as it begins. `blocked`: the browser does not let this page sound until
   * somebody has used it. Rejects when there is no way to sound at all.
   */
  play(): Promise<'played' | 'blocked'>;
  /** Called while the user presses something; resolves to whether `play` will be heard from now on. */
  unlock(): Promise<boolean>;
  /** Gives the device back; `play` may follow. */
  close?(): void;
}
