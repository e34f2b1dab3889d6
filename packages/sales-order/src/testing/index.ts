/** The contract suite of the port `OrderSource`, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export { type OrderSourceHarness } from './contract/harness.ts';
export {
  type OrderSourceContractOptions,
  orderSourceContract,
} from './contract/order-source-contract.ts';
