import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Waiting times after the first and the second failure; an e-mail that fails a third time is given up. */
const RETRY_MS = [10_000, 60_000] as const;
/** E-mails beyond this are given up, oldest first, while the mail server does not respond. */
const MAX_WAITING = 1_000;

/** Sends e-mails one after another and tries failed ones again. */
export interface MailQueue {
  add(mail: Mail): void;
  /** Gives up what is waiting. */
  close(): void;
}

export function createMailQueue(mailer: Mailer, clock: Clock, logger: Logger): MailQueue {
  const waiting: { readonly mail: Mail; readonly failures: number }[] = [];
  const timers = new Set<() => void>();
  let isSending = false;
  let isClosed = false;

  const enqueue = (mail: Mail, failures: number): void => {
    if (isClosed) return;
    waiting.push({ mail, failures });
    if (waiting.length > MAX_WAITING) {
      waiting.shift();
      logger.error('An e-mail was given up: too many are waiting');
    }
    if (!isSending) void send();
  };

  const retry = (mail: Mail, failures: number, error: unknown): void => {
    const delay = RETRY_MS[failures - 1];
    if (delay === undefined) {
      logger.error('An e-mail could not be sent', { error });
      return;
    }
    const cancel = clock.setTimeout(() => {
      timers.delete(cancel);
      enqueue(mail, failures);
    }, delay);
    timers.add(cancel);
  };

  const send = async (): Promise<void> => {
    isSending = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { mail, failures } = next;
      try {
        await mailer.send(mail);
      } catch (error) {
        retry(mail, failures + 1, error);
      }
    }
    isSending = false;
  };

  return {
    add: (mail) => enqueue(mail, 0),
    close() {
      isClosed = true;
      waiting.length = 0;
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}
