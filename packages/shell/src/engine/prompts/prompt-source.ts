import type { BannerSource } from '../banner/banner.ts';
import type { ReminderSource } from '../contact-reminder/contact-reminder.ts';
import type { FeedbackSource } from '../feedback/feedback.ts';
import type { OldVersionSource } from '../old-version/old-version.ts';
import type { ReferralSource } from '../referral/referral.ts';
import type { SatisfactionSource } from '../satisfaction/satisfaction.ts';

/** Everything that the prompts need of a backend. Each prompt takes only its own part. */
export interface PromptSource
  extends
    BannerSource,
    FeedbackSource,
    OldVersionSource,
    ReferralSource,
    ReminderSource,
    SatisfactionSource {}
