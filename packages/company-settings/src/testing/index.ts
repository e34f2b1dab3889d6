/** The contract suites of the ports `CompanySource`, `PartnerSource` and `ProfileSource`, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export {
  type CompanySourceContractOptions,
  companySourceContract,
} from './contract/company-source-contract.ts';
export type { CompanyHarness } from './contract/harness.ts';
export type { PartnerHarness } from './partners/partner-harness.ts';
export {
  type PartnerSourceContractOptions,
  partnerSourceContract,
} from './partners/partner-source-contract.ts';
export type { ProfileHarness } from './profile/profile-harness.ts';
export {
  type ProfileSourceContractOptions,
  profileSourceContract,
} from './profile/profile-source-contract.ts';
