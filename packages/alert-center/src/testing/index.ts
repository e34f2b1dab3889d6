/** The contract suite of the port `AlertSource`, for implementers. */
export {
  type AlertSourceContractOptions,
  alertSourceContract,
} from './contract/alert-source-contract.ts';
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export {
  type AlertSourceHarness,
  type ContractPerson,
  type FindableAlert,
} from './contract/harness.ts';
/** The contract suite of the port `EvidenceSource`, for implementers. */
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
/** The contract suite of the port `AlertHistorySource`, for implementers. */
export type {
  AlertHistoryHarness,
  HistoryArrival,
  HistoryPerson,
  HistoryVehicle,
} from './history/history-harness.ts';
export {
  type AlertHistoryContractOptions,
  alertHistoryContract,
} from './history/alert-history-contract.ts';
/** The contract suite of the port `HandoverSource`, for implementers. */
export type { HandoverHarness, HandoverPerson } from './handover/handover-harness.ts';
export { type HandoverContractOptions, handoverContract } from './handover/handover-contract.ts';
/** The contract suite of the port `BrandSource`, for implementers. */
export type { BrandSourceHarness } from './brand/brand-harness.ts';
export {
  type BrandSourceContractOptions,
  brandSourceContract,
} from './brand/brand-source-contract.ts';
