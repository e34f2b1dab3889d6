/** Helpers for the tests of Pantau and of those who build on it. */
export { checkCatalog } from './check-catalog.ts';
export { type Deferred, createDeferred } from './deferred.ts';
export { type ManualClock, createManualClock, flushMicrotasks } from './manual-clock.ts';
