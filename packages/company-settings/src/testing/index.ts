/** The contract suites of the ports `CompanySource` and `ProfileSource`, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export {
  type CompanySourceContractOptions,
  companySourceContract,
} from './contract/company-source-contract.ts';
export type { CompanyHarness } from './contract/harness.ts';
export type { ProfileHarness } from './profile/profile-harness.ts';
export {
  type ProfileSourceContractOptions,
  profileSourceContract,
} from './profile/profile-source-contract.ts';
