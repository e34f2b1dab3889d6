import { type ContractOptions, runContract } from '@pantau/core/testing';
import { type OnboardingSourceHarness, onboardingSourceClauses } from './onboarding-clauses.ts';

export type OnboardingSourceContractOptions = ContractOptions<OnboardingSourceHarness>;

/** Runs every clause of the port `OnboardingSource` against an implementation. */
export function onboardingSourceContract(options: OnboardingSourceContractOptions): void {
  runContract('OnboardingSource', onboardingSourceClauses, options);
}
