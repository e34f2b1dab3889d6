/** The contract suite of the ports `AlertRuleSource` and `RuleTargetSource`, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export {
  type AlertRuleSourceContractOptions,
  alertRuleSourceContract,
} from './contract/alert-rule-source-contract.ts';
export { type AlertRuleHarness, type HarnessAlert } from './contract/harness.ts';
/** The contract suite of the port `OnboardingSource`, for implementers. */
export type { OnboardingSourceHarness } from './onboarding/onboarding-clauses.ts';
export {
  type OnboardingSourceContractOptions,
  onboardingSourceContract,
} from './onboarding/onboarding-source-contract.ts';
