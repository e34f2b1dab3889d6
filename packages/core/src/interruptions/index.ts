/** How areas take turns at showing what the user did not request: the port, its provider and its hooks. */
export {
  InterruptionProvider,
  type InterruptionProviderProps,
  useInterruptionPort,
} from './interruption-context.tsx';
export {
  type InterruptionKind,
  type InterruptionPort,
  type InterruptionRequest,
  type InterruptionTurn,
  immediateInterruptions,
  interruptionKinds,
} from './interruption-port.ts';
export { useBusyUser } from './use-busy-user.ts';
export { useInterruption, useInterruptionBlocker } from './use-interruption.ts';
