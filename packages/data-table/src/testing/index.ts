/** The contracts of the table's ports, for whoever implements them. */
export {
  type ContractRow,
  ContractViolation,
  type TableSourceHarness,
} from './table-source/harness.ts';
export {
  type TableSourceContractOptions,
  tableSourceContract,
} from './table-source/table-source-contract.ts';
