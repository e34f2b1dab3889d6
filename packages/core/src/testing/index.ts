/** Helpers for testing Pantau and code built on it. */
export {
  type CallSourceContractOptions,
  type CallSourceHarness,
  type ContractDriver,
  callSourceContract,
} from '../calls/testing/call-source-contract.ts';
export { checkCatalog } from './check-catalog.ts';
export {
  ContractViolation,
  check,
  checkAborts,
  checkRejects,
  checkSame,
  reasonOf,
} from './contract-checks.ts';
export { type Deferred, createDeferred } from './deferred.ts';
export { type FakeFetch, type FakeRequest, createFakeFetch, jsonResponse } from './fake-fetch.ts';
export { type FakeSocket, type FakeSocketIo, createFakeSocketIo } from './fake-socket-io.ts';
export { type FakeStore, createFakeStore } from './fake-store.ts';
export { isEqual } from './is-equal.ts';
export { type ManualClock, createManualClock, flushMicrotasks } from './manual-clock.ts';
export {
  type ContractClause,
  type ContractOptions,
  type TestFramework,
  runContract,
} from './run-contract.ts';
