/** Calls to drivers: the port, its states, the provider and the bar. */
export { CallBar, CallStrip } from './call-bar.tsx';
export { CallDuration, type CallDurationProps } from './call-duration.tsx';
export { useCallResultText } from './call-state-text.ts';
export {
  DEFAULT_MAX_CALLS,
  type Call,
  type CallEnd,
  type CallPhase,
  type CallRequest,
  type CallUpdate,
  type Calls,
  callableDeviceTypes,
  isActiveCall,
} from './call.ts';
export { type CallLog, callLogSchema } from './call-log.ts';
export type { CallSource, StartedCall } from './call-source.ts';
export {
  type CallsApi,
  CallsProvider,
  type CallsProviderProps,
  useCalls,
} from './calls-provider.tsx';
export { type HttpCallSourceOptions, createHttpCallSource } from './http-call-source.ts';
export { type MemoryCallSourceOptions, createMemoryCallSource } from './memory-call-source.ts';
export type { SimulatedDriver } from '../contract/simulated-drivers.ts';
