import { createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../lib/logger.ts';
import type { Mail, Mailer, PhoneSender } from './mailer.ts';
import type { RuleMatch, RuleRecipient } from './rule-match.ts';
import { createRuleNotifier, type RuleNotifier } from './rule-notifier.ts';

const start = Date.UTC(2026, 10, 23, 11, 5);
let clock: ReturnType<typeof createManualClock>;
let mails: Mail[];
let texts: { readonly to: string; readonly text: string }[];
/** Number of the next emails that the mail server refuses. */
let refusals: number;
let notifier: RuleNotifier;

const mailer: Mailer = {
  async send(mail) {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('refused');
    }
    mails.push(mail);
  },
  close: async () => {},
};
const phone: PhoneSender = { send: async (text) => void texts.push(text) };

beforeEach(() => {
  clock = createManualClock(start);
  mails = [];
  texts = [];
  refusals = 0;
  notifier = createRuleNotifier({ mailer, phone: null, clock, logger: silentLogger });
});

const gate: RuleRecipient = { email: 'gate@fleet.example', phoneNumber: '+62811', language: 'id' };
const boss: RuleRecipient = { email: 'boss@fleet.example', phoneNumber: null, language: 'en' };

const match = (changes: Partial<RuleMatch> = {}): RuleMatch => ({
  alertRuleId: 1,
  label: 'Kecepatan\nmalam',
  recipients: [gate],
  licensePlate: 'B 9482 KXT',
  alertCode: 8,
  alertTrigger: 92.5,
  createdOn: start,
  timeZone: 'Asia/Jakarta',
  ...changes,
});

const settle = (): Promise<void> => clock.advance(0);
const pass = (ms: number): Promise<void> => clock.advance(ms);

describe('a recipient', () => {
  it('gets the alert in the own language, with plate, time, event and value (RS-257)', async () => {
    notifier.matched([match({ recipients: [gate, boss] })]);
    await settle();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['gate@fleet.example', 'Kecepatan malam: B 9482 KXT'],
      ['boss@fleet.example', 'Kecepatan malam: B 9482 KXT'],
    ]);
    expect(mails[0]?.text).toMatch(
      /^B 9482 KXT, 23 November 2026 .*18\.05 WIB: Melebihi batas kecepatan \(92,5 km\/jam\)\n/,
    );
    expect(mails[0]?.text).toContain('penerima aturan peringatan “Kecepatan malam”');
    expect(mails[1]?.text).toMatch(/18:05 .*: Over speed limit \(92\.5 km\/h\)\n/);
  });

  it('gets at most one email per rule and minute, and then what happened meanwhile (RS-258)', async () => {
    notifier.matched([match()]);
    for (let index = 1; index <= 30; index += 1) {
      await pass(1_000);
      notifier.matched([match({ licensePlate: `B ${index} X` })]);
    }
    expect(mails).toHaveLength(1);
    await pass(29_999);
    expect(mails).toHaveLength(1);
    await pass(1);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toBe('Kecepatan malam: 30 peringatan');
    expect(mails[1]?.text.split('\n')[0]).toMatch(/^B 1 X,/);
    expect(mails[1]?.text).toContain('dan 20 peringatan lainnya');
    await pass(60_000);
    expect(mails, 'nothing has happened since').toHaveLength(2);
    notifier.matched([match()]);
    await settle();
    expect(mails).toHaveLength(3);
  });

  it('gets one email for the alerts that arrive together (RS-258)', async () => {
    notifier.matched([match(), match(), match()]);
    await settle();
    expect(mails.map(({ subject }) => subject)).toEqual(['Kecepatan malam: 3 peringatan']);
  });

  it('is limited for each rule and each recipient separately (RS-258)', async () => {
    notifier.matched([match(), match({ alertRuleId: 2 })]);
    notifier.matched([match({ recipients: [gate, boss] })]);
    await settle();
    expect(mails.map(({ to }) => to)).toEqual([gate.email, gate.email, boss.email]);
  });

  it('with an address in two contacts gets one email (RS-258)', async () => {
    notifier.matched([match({ recipients: [gate, { ...gate, phoneNumber: null }] })]);
    await settle();
    expect(mails).toHaveLength(1);
  });
});

describe('an email that is refused', () => {
  it('is tried again after 10 s and after a minute, and then given up (RS-259)', async () => {
    refusals = 2;
    notifier.matched([match()]);
    await settle();
    await pass(10_000);
    expect(mails).toHaveLength(0);
    await pass(60_000);
    expect(mails).toHaveLength(1);
    refusals = 3;
    notifier.matched([match({ alertRuleId: 2 })]);
    await settle();
    await pass(10_000);
    await pass(60_000);
    await pass(600_000);
    expect(mails).toHaveLength(1);
    expect(refusals).toBe(0);
  });

  it('does not keep the others waiting (RS-259)', async () => {
    refusals = 1;
    notifier.matched([match(), match({ alertRuleId: 2 })]);
    await settle();
    expect(mails).toHaveLength(1);
  });
});

describe('phone numbers', () => {
  it('get nothing without a sender, and a text with one (RS-260)', async () => {
    const withPhone = createRuleNotifier({ mailer, phone, clock, logger: silentLogger });
    const recipients = [{ ...gate, email: null }];
    notifier.matched([match({ recipients })]);
    expect(texts).toEqual([]);
    withPhone.matched([match({ recipients })]);
    expect(texts).toEqual([{ to: '+62811', text: 'Kecepatan malam: B 9482 KXT' }]);
    expect(mails).toEqual([]);
  });
});

describe('closing', () => {
  it('sends at once what waits for the end of its minute, and nothing later (RS-267)', async () => {
    notifier.matched([match()]);
    for (const licensePlate of ['B 1 X', 'B 2 X']) notifier.matched([match({ licensePlate })]);
    await settle();
    expect(mails).toHaveLength(1);
    await notifier.close();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Kecepatan malam: B 9482 KXT',
      'Kecepatan malam: 2 peringatan',
    ]);
    notifier.matched([match({ alertRuleId: 2 })]);
    await pass(60_000);
    expect(mails).toHaveLength(2);
  });

  it('tries refused emails once more, without waiting (RS-267)', async () => {
    refusals = 1;
    notifier.matched([match()]);
    await settle();
    expect(mails).toHaveLength(0);
    await notifier.close();
    expect(mails).toHaveLength(1);

    const refused = createRuleNotifier({ mailer, phone: null, clock, logger: silentLogger });
    refusals = 2;
    refused.matched([match()]);
    await refused.close();
    await pass(60_000);
    expect(mails).toHaveLength(1);
  });

  it('ends after 3 s while the mail server does not respond (RS-267)', async () => {
    const silent: Mailer = { send: () => new Promise(() => undefined), close: async () => {} };
    const stuck = createRuleNotifier({
      ...{ mailer: silent, phone: null, clock, logger: silentLogger },
    });
    stuck.matched([match(), match({ alertRuleId: 2 })]);
    let isClosed = false;
    void stuck.close().then(() => {
      isClosed = true;
    });
    await pass(2_999);
    expect(isClosed).toBe(false);
    await pass(1);
    expect(isClosed).toBe(true);
  });
});
