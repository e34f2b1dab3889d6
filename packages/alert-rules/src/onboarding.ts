/** The onboarding: recommended rules for a new company. */
export type { OnboardingSource } from './engine/onboarding/onboarding-source.port.ts';
export type {
  RuleTemplate,
  TemplateChoice,
  TemplateCode,
} from './engine/onboarding/rule-template.ts';
export { onboardingMessages } from './messages/onboarding-messages.ts';
export type { RuleLinks } from './ui/onboarding/rule-links.ts';
export {
  OnboardingButton,
  OnboardingPrompt,
  type OnboardingProps,
} from './ui/onboarding/onboarding.tsx';
