/** The contract suite of the ports `AlertRuleSource` and `RuleTargetSource`, for implementers. */
export type { TestFramework } from '@pantau/core/testing';
export {
  type AlertRuleSourceContractOptions,
  alertRuleSourceContract,
} from './contract/alert-rule-source-contract.ts';
export { type AlertRuleHarness, ContractViolation, type HarnessAlert } from './contract/harness.ts';
/** The contract suite of the port `OnboardingSource`, for implementers. */
export {
  type OnboardingSourceContractOptions,
  type OnboardingSourceHarness,
  onboardingSourceContract,
} from './onboarding/onboarding-source-contract.ts';
