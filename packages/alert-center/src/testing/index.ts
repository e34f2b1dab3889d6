/** The contract of the port `AlertSource`, for whoever implements it. */
export {
  type AlertSourceContractOptions,
  type TestFramework,
  alertSourceContract,
} from './contract/alert-source-contract.ts';
export {
  type AlertSourceHarness,
  type ContractPerson,
  ContractViolation,
} from './contract/harness.ts';
