/** A plain-text email. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends emails. */
export interface Mailer {
  /** Rejects when the email was not accepted. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Sends text messages or calls. The reference server has no implementation; a deployment can pass one. */
export interface PhoneSender {
  /** Rejects when the message was not accepted. */
  send(message: { readonly to: string; readonly text: string }): Promise<void>;
}
