import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Language } from '../lib/language.ts';
import { alertText } from './alert-text.ts';
import { createMailQueue } from './mail-queue.ts';
import type { Mailer, PhoneSender } from './mailer.ts';
import type { MatchListener, RuleMatch } from './rule-match.ts';

/** A recipient gets at most one message per rule within this period; the next one covers what happened meanwhile. */
const PERIOD_MS = 60_000;
/** Alerts that are kept for the next message; the others are only counted. */
const KEPT = 10;

export interface RuleNotifierDeps {
  readonly mailer: Mailer;
  /** Without it, phone numbers get nothing. */
  readonly phone: PhoneSender | null;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface RuleNotifier extends MatchListener {
  /** Sends what waits for the end of its minute, for at most 3 s. Notifies nobody from now on. */
  close(): Promise<void>;
}

interface Address {
  readonly kind: 'email' | 'phone';
  readonly to: string;
  readonly language: Language;
}

interface Waiting {
  readonly address: Address;
  readonly matches: RuleMatch[];
  total: number;
  readonly cancel: () => void;
}

/** Notifies the recipients of matched rules. */
export function createRuleNotifier({
  mailer,
  phone,
  clock,
  logger,
}: RuleNotifierDeps): RuleNotifier {
  const queue = createMailQueue(mailer, clock, logger);
  const periods = new Map<string, Waiting>();
  let isClosed = false;

  const send = (address: Address, matches: readonly RuleMatch[], total: number): void => {
    const [first, ...others] = matches;
    if (first === undefined) return;
    const { to, language } = address;
    const { subject, text } = alertText([first, ...others], total, language);
    if (address.kind === 'email') queue.add({ to, subject, text });
    else {
      phone?.send({ to, text: subject }).catch((error: unknown) => {
        logger.error('A text message could not be sent', { error });
      });
    }
  };

  const begin = (key: string, address: Address): void => {
    const cancel = clock.setTimeout(() => {
      const { matches = [], total = 0 } = periods.get(key) ?? {};
      periods.delete(key);
      if (total === 0) return;
      begin(key, address);
      send(address, matches, total);
    }, PERIOD_MS);
    periods.set(key, { address, matches: [], total: 0, cancel });
  };

  const notify = (address: Address, matches: readonly RuleMatch[]): void => {
    const key = `${matches[0]?.alertRuleId} ${address.to}`;
    const waiting = periods.get(key);
    if (waiting === undefined) {
      begin(key, address);
      send(address, matches, matches.length);
      return;
    }
    waiting.matches.push(...matches.slice(0, Math.max(0, KEPT - waiting.matches.length)));
    waiting.total += matches.length;
  };

  return {
    matched(matches) {
      if (isClosed) return;
      for (const ofRule of Map.groupBy(matches, ({ alertRuleId }) => alertRuleId).values()) {
        for (const address of addressesOf(ofRule, phone !== null)) notify(address, ofRule);
      }
    },
    async close() {
      isClosed = true;
      for (const { address, matches, total, cancel } of periods.values()) {
        cancel();
        send(address, matches, total);
      }
      periods.clear();
      await queue.close();
    },
  };
}

/** Each address once, even when several contacts share it. */
function addressesOf(matches: readonly RuleMatch[], hasPhone: boolean): readonly Address[] {
  const addresses = new Map<string, Address>();
  for (const { email, phoneNumber, language } of matches[0]?.recipients ?? []) {
    if (email !== null) addresses.set(email, { kind: 'email', to: email, language });
    if (phoneNumber !== null && hasPhone) {
      addresses.set(phoneNumber, { kind: 'phone', to: phoneNumber, language });
    }
  }
  return [...addresses.values()];
}
