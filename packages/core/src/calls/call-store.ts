import type { Clock } from '../clock/clock.ts';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { type CallRequest, type CallUpdate, type Calls, isActiveCall } from './call.ts';
import type { CallSource, StartedCall } from './call-source.ts';
import { type CallLog, createMemoryCallLog, logCalls } from './call-log.ts';
import { type CallsEvent, canCallVehicle, nextCallTimeoutAt, reduceCalls } from './reduce-calls.ts';

/** The calls of one provider, without React. */
export interface CallStore {
  get(): Calls;
  /** Calls that have ended, oldest first; includes dismissed ones. */
  log(): Calls;
  subscribe(listener: () => void): () => void;
  /** `false` when the limit is reached or the vehicle is already being called. */
  canCallVehicle(vehicleId: string): boolean;
  start(request: CallRequest): void;
  hangUp(vehicleId: string): void;
  /** Removes an ended call. */
  dismiss(vehicleId: string): void;
  /** Hangs up every call and ends the subscription. */
  dispose(): void;
}

export interface CallStoreOptions {
  readonly source: CallSource;
  readonly clock: Clock;
  /** Keeps the calls that have ended. Defaults to the memory of the page. */
  readonly log?: CallLog | undefined;
  readonly onError: (error: unknown) => void;
}

const asError = (cause: unknown): PantauError =>
  isPantauError(cause) ? cause : new PantauError('server', { cause });

export function createCallStore(options: CallStoreOptions): CallStore {
  const { source, clock, onError, log = createMemoryCallLog() } = options;
  const listeners = new Set<() => void>();
  let calls: Calls = [];
  /** The latest attempt for each vehicle: a response to an earlier one is ignored. */
  const attempts = new Map<string, number>();
  /** Updates received before the response that names their call. */
  let early: readonly CallUpdate[] = [];
  let cancelTimeout: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;
  let unsubscribeLog: (() => void) | undefined;

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const dispatch = (event: CallsEvent): void => {
    const next = reduceCalls(calls, event, clock.now());
    if (next === calls) return;
    const logged = logCalls(log.get(), calls, next, clock.now());
    calls = next;
    updateSubscription();
    scheduleTimeout();
    if (logged !== log.get()) log.set(logged);
    notify();
  };

  /** Subscribes to the source only while a call is active. */
  const updateSubscription = (): void => {
    const isNeeded = calls.some(isActiveCall);
    if (isNeeded) unsubscribe ??= source.subscribe(onUpdate);
    else {
      unsubscribe?.();
      unsubscribe = undefined;
      early = [];
    }
  };

  const onUpdate = (update: CallUpdate): void => {
    if (calls.some((call) => isActiveCall(call) && call.callId === null))
      early = [...early, update];
    dispatch({ type: 'updated', update });
  };

  /** Responses and live messages use two connections: the first message may precede the response. */
  const accept = (vehicleId: string, started: StartedCall): void => {
    dispatch({ type: 'accepted', vehicleId, ...started });
    for (const update of early) {
      if (update.callId === started.callId) dispatch({ type: 'updated', update });
    }
  };

  const scheduleTimeout = (): void => {
    cancelTimeout?.();
    const at = nextCallTimeoutAt(calls);
    cancelTimeout =
      at === null
        ? undefined
        : clock.setTimeout(() => dispatch({ type: 'timeElapsed' }), Math.max(0, at - clock.now()));
  };

  const end = (vehicleId: string): void => {
    source.end(vehicleId).catch(onError);
  };

  return {
    get: () => calls,
    log: log.get,
    subscribe(listener) {
      listeners.add(listener);
      unsubscribeLog ??= log.subscribe(notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribeLog?.();
        unsubscribeLog = undefined;
      };
    },
    canCallVehicle: (vehicleId) => canCallVehicle(calls, vehicleId, source.maxCalls),
    start(request) {
      const { vehicleId } = request;
      if (!canCallVehicle(calls, vehicleId, source.maxCalls)) return;
      const attempt = (attempts.get(vehicleId) ?? 0) + 1;
      attempts.set(vehicleId, attempt);
      const isLatest = (): boolean => attempts.get(vehicleId) === attempt;
      dispatch({ type: 'started', request });
      source.start(request).then(
        (started) => {
          const call = calls.find((one) => one.vehicleId === vehicleId);
          // The user hung up before the server accepted the call.
          if (!isLatest() || call === undefined || !isActiveCall(call)) end(vehicleId);
          else accept(vehicleId, started);
        },
        (cause: unknown) => {
          const error = asError(cause);
          onError(error);
          if (isLatest()) dispatch({ type: 'startFailed', vehicleId, error });
        },
      );
    },
    hangUp(vehicleId) {
      const call = calls.find((one) => one.vehicleId === vehicleId);
      if (call === undefined || !isActiveCall(call)) return;
      if (call.callId !== null) end(vehicleId);
      dispatch({ type: 'hungUp', vehicleId });
    },
    dismiss: (vehicleId) => dispatch({ type: 'dismissed', vehicleId }),
    dispose() {
      for (const call of calls) if (isActiveCall(call) && call.callId !== null) end(call.vehicleId);
      cancelTimeout?.();
      unsubscribe?.();
      unsubscribe = undefined;
      calls = [];
    },
  };
}
