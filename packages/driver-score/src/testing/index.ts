/** The contract suite of the port `DriverScoreSource`, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export type {
  DriverScoreHarness,
  HarnessAlert,
  HarnessDriver,
  HarnessDriving,
} from './contract/harness.ts';
export {
  type DriverScoreSourceContractOptions,
  driverScoreSourceContract,
} from './contract/driver-score-source-contract.ts';
