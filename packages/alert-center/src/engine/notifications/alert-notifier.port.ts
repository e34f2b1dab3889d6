/**
 * Whether the browser shows notifications of this page. `askable`: it asks the user first; `insecure`: the page is not
 * loaded over HTTPS.
 */
export type NotifierState = 'granted' | 'askable' | 'denied' | 'insecure' | 'unsupported';

/** What is shown outside of the page. Plain text. */
export interface AlertNotification {
  /** The same for the same subject in every tab: replaces the one that is shown, without drawing attention again. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Stays until the user reacts, where the browser can do that. */
  readonly stays: boolean;
  /** The page itself makes the sound. */
  readonly isSilent: boolean;
}

/** Shows notifications outside of the page. */
export interface AlertNotifier {
  /** The same as long as nothing changes; never asks. */
  state(): NotifierState;
  /** Calls the listener when the state may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Asks the user. Called during a press of theirs only. Resolves to the state after that. */
  request(): Promise<NotifierState>;
  show(notification: AlertNotification): Promise<void>;
  /** Closes the notification with this tag, also one that another tab has shown, if possible. */
  close(tag: string): Promise<void>;
  /**
   * Calls the listener with the tag of a notification that the user has pressed, once the page is in front. Returns a
   * function that unsubscribes.
   */
  onPress(listener: (tag: string) => void): () => void;
}
