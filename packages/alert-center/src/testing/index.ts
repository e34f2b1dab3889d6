/** The contract of the port `AlertSource`, for whoever implements it. */
export {
  type AlertSourceContractOptions,
  alertSourceContract,
} from './contract/alert-source-contract.ts';
export type { TestFramework } from './contract/run-contract.ts';
export {
  type AlertSourceHarness,
  type ContractPerson,
  ContractViolation,
} from './contract/harness.ts';
/** The contract of the port `EvidenceSource`. */
export type {
  ContractAddresses,
  ContractCamera,
  ContractDrive,
  ContractFleetOrder,
  ContractVehicle,
  EvidenceSourceHarness,
} from './contract/evidence-harness.ts';
export {
  type EvidenceSourceContractOptions,
  evidenceSourceContract,
} from './contract/evidence-source-contract.ts';
