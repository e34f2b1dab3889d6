import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Waiting times after the first and the second failure; an email that fails a third time is given up. */
const RETRY_MS = [10_000, 60_000] as const;
/** Emails beyond this are given up, oldest first, while the mail server does not respond. */
const MAX_WAITING = 1_000;
/** On closing, what is waiting is sent for this long. */
const CLOSE_MS = 3_000;

/** Sends emails one after another and tries failed ones again. */
export interface MailQueue {
  add(mail: Mail): void;
  /** Sends what is waiting, each email once, and gives up what is left after 3 s. Adds nothing from now on. */
  close(): Promise<void>;
}

export function createMailQueue(mailer: Mailer, clock: Clock, logger: Logger): MailQueue {
  const waiting: { readonly mail: Mail; readonly failures: number }[] = [];
  /** Emails to try again, with what cancels their timers. */
  const retries = new Map<() => void, Mail>();
  let sending: Promise<void> | null = null;
  let isClosed = false;

  const enqueue = (mail: Mail, failures: number): void => {
    waiting.push({ mail, failures });
    if (waiting.length > MAX_WAITING) {
      waiting.shift();
      logger.error('An email was given up: too many are waiting');
    }
    sending ??= send().finally(() => {
      sending = null;
    });
  };

  const retry = (mail: Mail, failures: number, error: unknown): void => {
    const delay = isClosed ? undefined : RETRY_MS[failures - 1];
    if (delay === undefined) {
      logger.error('An email could not be sent', { error });
      return;
    }
    const cancel = clock.setTimeout(() => {
      retries.delete(cancel);
      enqueue(mail, failures);
    }, delay);
    retries.set(cancel, mail);
  };

  const send = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { mail, failures } = next;
      try {
        await mailer.send(mail);
      } catch (error) {
        retry(mail, failures + 1, error);
      }
    }
  };

  return {
    add(mail) {
      if (!isClosed) enqueue(mail, 0);
    },
    async close() {
      isClosed = true;
      for (const [cancel, mail] of retries) {
        cancel();
        enqueue(mail, 0);
      }
      retries.clear();
      if (sending === null) return;
      const { promise: late, resolve } = Promise.withResolvers<null>();
      const cancel = clock.setTimeout(() => resolve(null), CLOSE_MS);
      await Promise.race([sending, late]);
      cancel();
      if (waiting.length > 0) logger.error('Emails were given up', { count: waiting.length });
      waiting.length = 0;
    },
  };
}
