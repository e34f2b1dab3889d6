import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import { dayOf } from '@pantau/core/day';
import type { Banner } from '../../engine/banner/banner.ts';
import { COMMENT_MAX, type Feedback, feedbackPoints } from '../../engine/feedback/feedback.ts';
import {
  type OldVersionReason,
  oldVersionProblem,
  oldVersionReasons,
} from '../../engine/old-version/old-version.ts';
import { SATISFACTION_ANSWERED_MS } from '../../engine/satisfaction/satisfaction-rule.ts';
import type { PromptSource } from '../../engine/prompts/prompt-source.ts';

export interface MemoryPromptSourceOptions {
  readonly clock?: Clock | undefined;
  /** Of the company, which decides when a month begins. Defaults to the device's. */
  readonly timeZone?: string | undefined;
  /** Domain of the company. Defaults to `fleet.example`. */
  readonly domain?: string | undefined;
  readonly companyBanner?: Banner | undefined;
  readonly generalBanner?: Banner | undefined;
  /** The host of the old version. Defaults to `old.fleet.example`. */
  readonly oldVersionHost?: string | undefined;
  /** Defaults to `PANTAU24`. */
  readonly referralCode?: string | undefined;
}

/** What a user was asked and has answered. */
export interface MemoryPromptSource extends PromptSource {
  readonly feedback: readonly (Feedback & { readonly at: number })[];
  readonly satisfaction: readonly (Feedback & { readonly at: number })[];
  /** Epoch ms. */
  readonly reminders: readonly number[];
  readonly oldVersionReasons: readonly (readonly [OldVersionReason, string | null])[];
  setCompanyBanner(banner: Banner | null): void;
  setGeneralBanner(banner: Banner | null): void;
}

async function checkSignal(signal: AbortSignal | undefined): Promise<void> {
  await Promise.resolve();
  signal?.throwIfAborted();
}

function checkRating({ point, comment }: Feedback): void {
  if (!feedbackPoints.includes(point) || comment.length > COMMENT_MAX) {
    throw new PantauError('invalid');
  }
}

/** A `PromptSource` of one user without a server. */
export function createMemoryPromptSource(
  options: MemoryPromptSourceOptions = {},
): MemoryPromptSource {
  const { clock = systemClock, timeZone, domain: ownDomain = 'fleet.example' } = options;
  const { oldVersionHost = 'old.fleet.example', referralCode = 'PANTAU24' } = options;
  const feedback: (Feedback & { readonly at: number })[] = [];
  const satisfaction: (Feedback & { readonly at: number })[] = [];
  const reminders: number[] = [];
  const reasons: (readonly [OldVersionReason, string | null])[] = [];
  let companyBanner = options.companyBanner ?? null;
  let generalBanner = options.generalBanner ?? null;
  const monthOf = (at: number): string => dayOf(at, timeZone).slice(0, 7);

  return {
    feedback,
    satisfaction,
    reminders,
    oldVersionReasons: reasons,
    setCompanyBanner: (banner) => void (companyBanner = banner),
    setGeneralBanner: (banner) => void (generalBanner = banner),
    async hasGivenFeedback(signal) {
      await checkSignal(signal);
      return feedback.some(({ at }) => monthOf(at) === monthOf(clock.now()));
    },
    async sendFeedback(given, signal) {
      await checkSignal(signal);
      checkRating(given);
      feedback.push({ ...given, at: clock.now() });
      return true;
    },
    async hasAnsweredSatisfaction(signal) {
      await checkSignal(signal);
      return satisfaction.some(({ at }) => clock.now() - at < SATISFACTION_ANSWERED_MS);
    },
    async sendSatisfaction(answer, signal) {
      await checkSignal(signal);
      checkRating(answer);
      satisfaction.push({ ...answer, at: clock.now() });
      return true;
    },
    async companyBanner(domain, signal) {
      await checkSignal(signal);
      if (domain !== ownDomain) throw new PantauError('notFound');
      return companyBanner ?? generalBanner;
    },
    async generalBanner(signal) {
      await checkSignal(signal);
      return generalBanner;
    },
    async saveReminder(at, signal) {
      await checkSignal(signal);
      reminders.push(Math.min(at, clock.now()));
    },
    async leaveForOldVersion(reason, otherReason, signal) {
      await checkSignal(signal);
      const problem = oldVersionProblem({ reason, text: otherReason ?? '' });
      if (problem !== null || !oldVersionReasons.includes(reason)) throw new PantauError('invalid');
      reasons.push([reason, otherReason]);
      return oldVersionHost;
    },
    async readReferral(signal) {
      await checkSignal(signal);
      return {
        code: referralCode,
        link: `https://${ownDomain}/sign-in?referral=${referralCode}`,
      };
    },
  };
}
