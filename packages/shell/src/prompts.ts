/** Prompts: what an application asks its users, and what it shows them without a request. */
export { type Banner, type BannerSource } from './engine/banner/banner.ts';
export type { ContactField, ReminderSource } from './engine/contact-reminder/contact-reminder.ts';
export type { Feedback, FeedbackPoint, FeedbackSource } from './engine/feedback/feedback.ts';
export type { OldVersionReason, OldVersionSource } from './engine/old-version/old-version.ts';
export type { PromptSource } from './engine/prompts/prompt-source.ts';
export type { Referral, ReferralSource } from './engine/referral/referral.ts';
export type { SatisfactionSource } from './engine/satisfaction/satisfaction.ts';
export { BannerPrompt, type BannerPromptProps } from './ui/banner/banner-prompt.tsx';
export {
  ContactReminder,
  type ContactReminderProps,
} from './ui/contact-reminder/contact-reminder.tsx';
export { FeedbackButton, type FeedbackButtonProps } from './ui/feedback/feedback-button.tsx';
export { FeedbackPrompt, type FeedbackPromptProps } from './ui/feedback/feedback-prompt.tsx';
export { OldVersionItem, type OldVersionItemProps } from './ui/old-version/old-version-item.tsx';
export {
  OldVersionPrompt,
  type OldVersionPromptProps,
} from './ui/old-version/old-version-prompt.tsx';
export { PhoneItems, type PhoneItemsProps } from './ui/phone-items/phone-items.tsx';
export {
  type PromptControls,
  type PromptControlsOptions,
  usePromptControls,
} from './ui/prompt-controls/use-prompt-controls.tsx';
export { ReferralButton, type ReferralButtonProps } from './ui/referral/referral-button.tsx';
export {
  SatisfactionPrompt,
  type SatisfactionPromptProps,
} from './ui/satisfaction/satisfaction-prompt.tsx';
