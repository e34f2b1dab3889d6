/** The contract suite of the port `DashboardSource`, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export { type DashboardHarness, type NewAlert, type NewReport } from './contract/harness.ts';
export {
  type DashboardSourceContractOptions,
  dashboardSourceContract,
} from './contract/dashboard-source-contract.ts';
