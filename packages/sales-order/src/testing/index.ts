/** The contract suite of the port `OrderSource`, for implementers. */
export type { TestFramework } from '@pantau/core/testing';
export { ContractViolation, type OrderSourceHarness } from './contract/harness.ts';
export {
  type OrderSourceContractOptions,
  orderSourceContract,
} from './contract/order-source-contract.ts';
