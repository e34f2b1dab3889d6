/** What a sound is about, the most pressing first. */
export type AlertTone = 'emergency' | 'urgent' | 'important';

/** The sound of alerts and reminders. */
export interface AlertSound {
  /**
   * Plays the sound once and resolves when it starts. `blocked`: the browser blocks audio until the user
   * interacts with the page. Rejects when audio is not possible at all.
   *
   * @param tone so that one hears how urgent it is; a sound may ignore it
   */
  play(tone?: AlertTone): Promise<'played' | 'blocked'>;
  /** Called during a user gesture; resolves to whether `play` will be audible from now on. */
  unlock(): Promise<boolean>;
  /** Releases the audio device. `play` may be called again afterwards. */
  close?(): void;
}
