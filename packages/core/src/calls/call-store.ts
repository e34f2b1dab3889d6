import type { Clock } from '../clock/clock.ts';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { type CallRequest, type CallTold, type Calls, isOn } from './call.ts';
import type { CallSource, StartedCall } from './call-source.ts';
import { type CallsEvent, callsWakeAt, mayCall, reduceCalls } from './reduce-calls.ts';

/** The calls of one provider, without React. */
export interface CallStore {
  get(): Calls;
  subscribe(listener: () => void): () => void;
  /** False: there are as many calls as there may be, or this vehicle is being called. */
  mayCall(vehicleId: string): boolean;
  start(request: CallRequest): void;
  hangUp(vehicleId: string): void;
  /** Takes a call that has ended off the bar. */
  dismiss(vehicleId: string): void;
  /** Hangs up every call, and listens no more. */
  dispose(): void;
}

export interface CallStoreOptions {
  readonly source: CallSource;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

const asError = (cause: unknown): PantauError =>
  isPantauError(cause) ? cause : new PantauError('server', { cause });

export function createCallStore({ source, clock, onError }: CallStoreOptions): CallStore {
  const listeners = new Set<() => void>();
  let calls: Calls = [];
  /** Number of the latest call to each vehicle: an answer to an earlier one is not this one's. */
  const attempts = new Map<string, number>();
  /** What was told before it is known which of the user's calls it is about. */
  let early: readonly CallTold[] = [];
  let cancelWake: (() => void) | undefined;
  let leave: (() => void) | undefined;

  const tell = (event: CallsEvent): void => {
    const next = reduceCalls(calls, event, clock.now());
    if (next === calls) return;
    calls = next;
    listen();
    wake();
    for (const listener of [...listeners]) listener();
  };

  /** The source is heard only while a call is on. */
  const listen = (): void => {
    const isNeeded = calls.some(isOn);
    if (isNeeded) leave ??= source.subscribe(hear);
    else {
      leave?.();
      leave = undefined;
      early = [];
    }
  };

  const hear = (told: CallTold): void => {
    if (calls.some((call) => isOn(call) && call.callId === null)) early = [...early, told];
    tell({ type: 'told', told });
  };

  /** Answer and live messages come by two ways: the first message may be here before the answer. */
  const accept = (vehicleId: string, started: StartedCall): void => {
    tell({ type: 'accepted', vehicleId, ...started });
    for (const told of early) {
      if (told.callId === started.callId) tell({ type: 'told', told });
    }
  };

  const wake = (): void => {
    cancelWake?.();
    const at = callsWakeAt(calls);
    cancelWake =
      at === null
        ? undefined
        : clock.setTimeout(() => tell({ type: 'clockMoved' }), Math.max(0, at - clock.now()));
  };

  const end = (vehicleId: string): void => {
    source.end(vehicleId).catch(onError);
  };

  return {
    get: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mayCall: (vehicleId) => mayCall(calls, vehicleId, source.mostCalls),
    start(request) {
      const { vehicleId } = request;
      if (!mayCall(calls, vehicleId, source.mostCalls)) return;
      const attempt = (attempts.get(vehicleId) ?? 0) + 1;
      attempts.set(vehicleId, attempt);
      const isLatest = (): boolean => attempts.get(vehicleId) === attempt;
      tell({ type: 'started', request });
      source.start(request).then(
        (started) => {
          const call = calls.find((one) => one.vehicleId === vehicleId);
          // Hung up before the server had taken it.
          if (!isLatest() || call === undefined || !isOn(call)) end(vehicleId);
          else accept(vehicleId, started);
        },
        (cause: unknown) => {
          const error = asError(cause);
          onError(error);
          if (isLatest()) tell({ type: 'startFailed', vehicleId, error });
        },
      );
    },
    hangUp(vehicleId) {
      const call = calls.find((one) => one.vehicleId === vehicleId);
      if (call === undefined || !isOn(call)) return;
      if (call.callId !== null) end(vehicleId);
      tell({ type: 'hungUp', vehicleId });
    },
    dismiss: (vehicleId) => tell({ type: 'dismissed', vehicleId }),
    dispose() {
      for (const call of calls) if (isOn(call) && call.callId !== null) end(call.vehicleId);
      cancelWake?.();
      leave?.();
      leave = undefined;
      calls = [];
    },
  };
}
