/** Alert rules in memory, for stories, tests and pages without a server. */
export {
  type MemoryRuleSource,
  type MemoryRuleSourceOptions,
  createMemoryRuleSource,
} from './memory-rule-source.ts';
export type { MemoryAlert, MemoryGroup, MemoryWorld } from './memory-world.ts';
export {
  type MemoryOnboardingSource,
  createMemoryOnboardingSource,
} from './onboarding/memory-onboarding-source.ts';
