/** The contract suite of the port `CompanySource`, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export {
  type CompanySourceContractOptions,
  companySourceContract,
} from './contract/company-source-contract.ts';
export type { CompanyHarness } from './contract/harness.ts';
