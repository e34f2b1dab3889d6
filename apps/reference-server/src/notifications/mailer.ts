/** A plain-text e-mail. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends e-mails. */
export interface Mailer {
  /** Rejects when the e-mail was not accepted. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Sends text messages or calls. The reference server has no implementation; a deployment can pass one. */
export interface PhoneSender {
  /** Rejects when the message was not accepted. */
  send(message: { readonly to: string; readonly text: string }): Promise<void>;
}
