/** Contract suites of the table's ports, for hosts that implement them. */
export { ContractViolation } from '@pantau/core/testing';
export { columnSettingStoreContract } from './column-setting-store-contract.ts';
export type { StoreContractOptions, StoreTestFramework } from './column-setting-store-clauses.ts';
export { viewStoreContract } from './view-store-contract.ts';
export { savedFilterStoreContract } from './saved-filter-store-contract.ts';
export { type ContractRow, type TableSourceHarness } from './table-source-harness.ts';
export {
  type TableSourceContractOptions,
  type TestFramework,
  tableSourceContract,
} from './table-source-contract.ts';
