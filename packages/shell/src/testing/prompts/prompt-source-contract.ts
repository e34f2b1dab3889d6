import { isAbortError } from '@pantau/core/base';
import {
  checkRejects,
  checkSame,
  type ContractClause,
  type ContractOptions,
  ContractViolation,
  reasonOf,
  runContract,
} from '@pantau/core/testing';
import type { FeedbackPoint } from '../../engine/feedback/feedback.ts';
import type { OldVersionReason } from '../../engine/old-version/old-version.ts';
import type { PromptSource } from '../../engine/prompts/prompt-source.ts';

/** Two fresh companies with one user each, who may do everything. Nobody has been asked anything. */
export interface PromptSourceHarness {
  readonly source: PromptSource;
  /** The user of the second company. */
  readonly foreign: PromptSource;
  /** Domain of the first company. */
  readonly domain: string;
  /** The hosts of the old version. */
  readonly oldVersionHosts: readonly string[];
  /**
   * Adds a banner for the first company, or for all. Its texts are its title.
   *
   * @param days weekdays, Monday 0 to Sunday 6
   */
  addBanner(scope: 'company' | 'all', title: string, days: readonly number[]): Promise<void> | void;
  /** When the user was last reminded, epoch ms. Without it, its clause is skipped. */
  lastReminder?(): Promise<number | null> | number | null;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type PromptClause = ContractClause<PromptSourceHarness>;

async function checkResult(
  call: Promise<unknown>,
  expected: unknown,
  promise: string,
): Promise<void> {
  const error = await reasonOf(call);
  if (error !== undefined) throw new ContractViolation(`${promise}: rejected with ${error}`);
  checkSame(await call, expected, promise);
}

/** Every clause; the prompts rely on exactly these. */
export const promptSourceClauses: readonly PromptClause[] = [
  {
    id: 'feedback-status',
    title: 'has no feedback until the user gives it (SH-58)',
    async run({ source, foreign }) {
      checkSame(await source.hasGivenFeedback(), false, 'not given at first');
      checkSame(await source.sendFeedback({ point: 5, comment: '' }), true, 'stored');
      checkSame(await source.hasGivenFeedback(), true, 'given');
      checkSame(await foreign.hasGivenFeedback(), false, 'not given by another user');
    },
  },
  {
    id: 'feedback-invalid',
    title:
      'stores neither another rating than 1 to 5 nor a comment of more than 1,000 characters (SH-58)',
    async run({ source }) {
      for (const point of [0, 6, 2.5]) {
        const given = { point: point as FeedbackPoint, comment: '' };
        await checkRejects(source.sendFeedback(given), 'invalid', `rating ${point}`);
      }
      const long = { point: 5, comment: 'x'.repeat(1_001) } as const;
      await checkRejects(source.sendFeedback(long), 'invalid', 'a long comment');
      checkSame(await source.hasGivenFeedback(), false, 'nothing stored');
      const longest = { point: 1, comment: 'x'.repeat(1_000) } as const;
      await checkResult(source.sendFeedback(longest), true, 'the longest comment');
    },
  },
  {
    id: 'satisfaction-status',
    title: 'has no answer about satisfaction until the user gives it, apart from feedback (SH-58)',
    async run({ source, foreign }) {
      checkSame(await source.sendFeedback({ point: 5, comment: '' }), true, 'feedback stored');
      checkSame(await source.hasAnsweredSatisfaction(), false, 'not answered at first');
      checkSame(await foreign.sendSatisfaction({ point: 2, comment: 'Lambat' }), true, 'stored');
      checkSame(await source.hasAnsweredSatisfaction(), false, 'not answered by another user');
      checkSame(await foreign.hasAnsweredSatisfaction(), true, 'answered');
      checkSame(await foreign.hasGivenFeedback(), false, 'no feedback');
    },
  },
  {
    id: 'satisfaction-invalid',
    title: 'stores no answer with another level than 1 to 5 or a comment that is too long (SH-58)',
    async run({ source }) {
      for (const point of [0, 6, 2.5]) {
        const answer = { point: point as FeedbackPoint, comment: '' };
        await checkRejects(source.sendSatisfaction(answer), 'invalid', `level ${point}`);
      }
      const long = { point: 5, comment: 'x'.repeat(1_001) } as const;
      await checkRejects(source.sendSatisfaction(long), 'invalid', 'a long comment');
      checkSame(await source.hasAnsweredSatisfaction(), false, 'nothing stored');
      const longest = { point: 1, comment: 'x'.repeat(1_000) } as const;
      await checkResult(source.sendSatisfaction(longest), true, 'the longest comment');
    },
  },
  {
    id: 'banner-company',
    title: 'has the banner of a company only for its users and its domain (SH-58)',
    async run({ source, foreign, domain, addBanner }) {
      await checkResult(source.companyBanner(domain), null, 'none at first');
      await addBanner('company', 'Own', [0, 6]);
      const { title, days } = (await source.companyBanner(domain)) ?? {};
      checkSame([title, days], ['Own', [0, 6]], 'the banner of the company');
      await checkRejects(source.companyBanner('other.example'), 'notFound', 'another domain');
      await checkRejects(foreign.companyBanner(domain), 'notFound', 'another company');
    },
  },
  {
    id: 'banner-general',
    title: 'has the banner for all companies, and none while there is none (SH-58)',
    async run({ source, foreign, domain, addBanner }) {
      await checkResult(source.generalBanner(), null, 'none at first');
      await addBanner('company', 'Own', [0]);
      checkSame(await source.generalBanner(), null, 'not that of one company');
      await addBanner('all', 'For all', [1, 2]);
      for (const one of [source, foreign]) {
        const { title, days } = (await one.generalBanner()) ?? {};
        checkSame([title, days], ['For all', [1, 2]], 'the banner for all');
      }
      const { title } = (await source.companyBanner(domain)) ?? {};
      checkSame(title, 'Own', 'its own banner first');
    },
  },
  {
    id: 'banner-default',
    title: 'has the banner for all companies for one without a banner of its own (SH-58)',
    async run({ source, domain, addBanner }) {
      await addBanner('all', 'For all', [1]);
      const { title } = (await source.companyBanner(domain)) ?? {};
      checkSame(title, 'For all', 'the banner for all');
    },
  },
  {
    id: 'reminder',
    title: 'keeps when the user was reminded, and takes the future for now (SH-58)',
    needs: ['lastReminder'],
    async run({ source, lastReminder }) {
      const at = Date.UTC(2026, 9, 1, 8);
      await source.saveReminder(at);
      checkSame(await lastReminder?.(), at, 'the reminder');
      const future = Date.UTC(2099, 0, 1);
      await source.saveReminder(future);
      const kept = (await lastReminder?.()) ?? future;
      checkSame(kept > at && kept < future, true, 'a reminder of the future');
    },
  },
  {
    id: 'old-version',
    title: 'names a host of the old version for every reason (SH-58)',
    async run({ source, oldVersionHosts }) {
      for (const reason of [1, 2, 3, 4] as const) {
        const host = await source.leaveForOldVersion(reason, reason === 4 ? 'Laporan' : null);
        checkSame(oldVersionHosts.includes(host), true, `the host for reason ${reason}`);
      }
    },
  },
  {
    id: 'old-version-invalid',
    title: 'does not accept an unknown reason, or reason 4 without a text (SH-58)',
    async run({ source }) {
      for (const [reason, text] of [
        [0, null],
        [5, null],
        [4, null],
        [4, '  '],
      ] as const) {
        const call = source.leaveForOldVersion(reason as OldVersionReason, text);
        await checkRejects(call, 'invalid', `reason ${reason} with ${JSON.stringify(text)}`);
      }
    },
  },
  {
    id: 'referral',
    title: 'has one referral code for each company (SH-58)',
    async run({ source, foreign }) {
      const first = await source.readReferral();
      checkSame(await source.readReferral(), first, 'the same each time');
      checkSame(URL.canParse(first.link), true, 'a link');
      checkSame(first.link.includes(first.code), true, 'a link with the code');
      checkSame((await foreign.readReferral()).code === first.code, false, 'its own');
    },
  },
  {
    id: 'abort',
    title: 'rejects a call that was aborted, with the reason of its signal (SH-58)',
    async run({ source, domain }) {
      const signal = AbortSignal.abort();
      const calls = {
        hasGivenFeedback: source.hasGivenFeedback(signal),
        sendFeedback: source.sendFeedback({ point: 5, comment: '' }, signal),
        hasAnsweredSatisfaction: source.hasAnsweredSatisfaction(signal),
        sendSatisfaction: source.sendSatisfaction({ point: 5, comment: '' }, signal),
        companyBanner: source.companyBanner(domain, signal),
        generalBanner: source.generalBanner(signal),
        saveReminder: source.saveReminder(0, signal),
        leaveForOldVersion: source.leaveForOldVersion(1, null, signal),
        readReferral: source.readReferral(signal),
      };
      const reasons = await Promise.all(
        Object.entries(calls).map(async ([name, call]) => [name, await reasonOf(call)] as const),
      );
      for (const [name, reason] of reasons) checkSame(isAbortError(reason), true, name);
    },
  },
];

export type PromptSourceContractOptions = ContractOptions<PromptSourceHarness>;

/** Runs the contract of `PromptSource` against an implementation, with one test per clause. */
export function promptSourceContract(options: PromptSourceContractOptions): void {
  runContract('PromptSource', promptSourceClauses, options);
}
