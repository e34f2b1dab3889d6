import { ContractViolation } from '@pantau/core/testing';
import { PantauError } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import type { PromptSource } from '../../engine/prompts/prompt-source.ts';
import { type Spoil, createMemoryHarness } from './memory-harness.test.setup.ts';
import { promptSourceClauses, promptSourceContract } from './prompt-source-contract.ts';

promptSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});

const failing = (kind: 'server' | 'notFound') => () => Promise.reject(new PantauError(kind));
const ignoringSignal = (source: PromptSource): PromptSource => ({
  hasGivenFeedback: () => source.hasGivenFeedback(),
  sendFeedback: (given) => source.sendFeedback(given),
  hasAnsweredSatisfaction: () => source.hasAnsweredSatisfaction(),
  sendSatisfaction: (answer) => source.sendSatisfaction(answer),
  companyBanner: (domain) => source.companyBanner(domain),
  generalBanner: () => source.generalBanner(),
  saveReminder: (at) => source.saveReminder(at),
  leaveForOldVersion: (reason, text) => source.leaveForOldVersion(reason, text),
  readReferral: () => source.readReferral(),
});

/** By clause, the faults that it must detect. */
const faults: Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>> = {
  'feedback-status': [
    ['feedback is not stored', () => ({ sendFeedback: async () => true })],
    ['feedback counts as given at first', () => ({ hasGivenFeedback: async () => true })],
    ['storing is not confirmed', () => ({ sendFeedback: async () => false })],
    [
      'feedback of another user counts',
      (source, other) => ({
        hasGivenFeedback: async () =>
          (await source.hasGivenFeedback()) || (await other.hasGivenFeedback()),
      }),
    ],
  ],
  'feedback-invalid': [
    [
      'any rating is accepted',
      (source) => ({ sendFeedback: (given) => source.sendFeedback({ ...given, point: 5 }) }),
    ],
    [
      'a long comment is cut',
      (source) => ({
        sendFeedback: (given) =>
          source.sendFeedback({ ...given, comment: given.comment.slice(0, 1_000) }),
      }),
    ],
    [
      'the longest comment is rejected',
      (source) => ({
        sendFeedback: (given) => source.sendFeedback({ ...given, comment: `${given.comment}x` }),
      }),
    ],
  ],
  'satisfaction-status': [
    ['answers are not stored', () => ({ sendSatisfaction: async () => true })],
    ['everybody has answered', () => ({ hasAnsweredSatisfaction: async () => true })],
    ['storing is not confirmed', () => ({ sendSatisfaction: async () => false })],
    [
      'feedback counts as an answer',
      (source) => ({ hasAnsweredSatisfaction: () => source.hasGivenFeedback() }),
    ],
    [
      'an answer counts as feedback',
      (source) => ({ sendSatisfaction: (answer) => source.sendFeedback(answer) }),
    ],
    [
      'answers of another user count',
      (source, other) => ({
        hasAnsweredSatisfaction: async () =>
          (await source.hasAnsweredSatisfaction()) || (await other.hasAnsweredSatisfaction()),
      }),
    ],
  ],
  'satisfaction-invalid': [
    [
      'any level is accepted',
      (source) => ({
        sendSatisfaction: (given) => source.sendSatisfaction({ ...given, point: 5 }),
      }),
    ],
    [
      'a long comment is cut',
      (source) => ({
        sendSatisfaction: (given) =>
          source.sendSatisfaction({ ...given, comment: given.comment.slice(0, 1_000) }),
      }),
    ],
    [
      'the longest comment is rejected',
      (source) => ({
        sendSatisfaction: (given) =>
          source.sendSatisfaction({ ...given, comment: `${given.comment}x` }),
      }),
    ],
  ],
  'banner-company': [
    ['having none is an error', () => ({ companyBanner: failing('notFound') })],
    ['the banner is missing', () => ({ companyBanner: async () => null })],
    [
      'the domain is ignored',
      (source) => ({ companyBanner: () => source.companyBanner('fleet.example') }),
    ],
    [
      'another company gets the banner',
      (source, other) => ({
        companyBanner: (domain) =>
          source.companyBanner(domain).catch(() => other.companyBanner(domain)),
      }),
    ],
    [
      'weekdays count from Sunday',
      (source) => ({
        async companyBanner(domain) {
          const banner = await source.companyBanner(domain);
          return banner && { ...banner, days: banner.days.map((day) => (day + 1) % 7) };
        },
      }),
    ],
  ],
  'banner-general': [
    ['having none is an error', () => ({ generalBanner: failing('notFound') })],
    [
      'the banner of the company is for all',
      (source) => ({
        generalBanner: async () =>
          (await source.generalBanner()) ?? source.companyBanner('fleet.example').catch(() => null),
      }),
    ],
  ],
  'banner-default': [['only its own banner counts', () => ({ companyBanner: async () => null })]],
  reminder: [
    ['the reminder is not kept', () => ({ saveReminder: async () => undefined })],
    [
      'the time is that of the request',
      (source) => ({ saveReminder: () => source.saveReminder(Date.UTC(2026, 10, 20)) }),
    ],
  ],
  'old-version': [
    ['the host is an unknown one', () => ({ leaveForOldVersion: async () => 'evil.example' })],
  ],
  'old-version-invalid': [
    ['every reason is accepted', () => ({ leaveForOldVersion: async () => 'old.fleet.example' })],
    ['the kind of error is another one', () => ({ leaveForOldVersion: failing('server') })],
  ],
  referral: [
    [
      'the code changes',
      () => {
        let count = 0;
        return {
          async readReferral() {
            count += 1;
            return { code: `C${count}`, link: `https://fleet.example/C${count}` };
          },
        };
      },
    ],
    [
      'the link lacks the code',
      (source) => ({
        readReferral: async () => ({
          ...(await source.readReferral()),
          link: 'https://fleet.example/',
        }),
      }),
    ],
    [
      'all companies have one code',
      () => ({ readReferral: async () => ({ code: 'A', link: 'https://fleet.example/A' }) }),
    ],
  ],
  abort: [['the signal is ignored', ignoringSignal]],
};

describe('the contract suite of PromptSource', () => {
  it('has a fault for every clause (SH-58)', () => {
    expect(Object.keys(faults).sort()).toEqual(promptSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of promptSourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}] (SH-58)`, async () => {
        const run = async () => clause.run(createMemoryHarness(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
