import {
  type Call,
  type CallEnd,
  type CallRequest,
  type CallUpdate,
  type Calls,
  ENDED_SHOWN_MS,
  MAX_RING_MS,
  isActiveCall,
} from './call.ts';

export type CallsEvent =
  | { readonly type: 'started'; readonly request: CallRequest }
  | {
      readonly type: 'accepted';
      readonly vehicleId: string;
      readonly callId: string;
      readonly simulated: boolean;
    }
  | { readonly type: 'startFailed'; readonly vehicleId: string; readonly error: Error }
  | { readonly type: 'updated'; readonly update: CallUpdate }
  /** The user hangs up. */
  | { readonly type: 'hungUp'; readonly vehicleId: string }
  /** The user removes an ended call. */
  | { readonly type: 'dismissed'; readonly vehicleId: string }
  | { readonly type: 'timeElapsed' };

const order: Readonly<Record<Call['phase'], number>> = {
  dialling: 0,
  ringing: 1,
  connected: 2,
  ended: 3,
};

function change(calls: Calls, vehicleId: string, edit: (call: Call) => Call): Calls {
  const next = calls.map((call) => (call.vehicleId === vehicleId ? edit(call) : call));
  return next.every((call, index) => call === calls[index]) ? calls : next;
}

const endedBy = (call: Call, end: CallEnd, now: number, error: Error | null = null): Call =>
  isActiveCall(call) ? { ...call, phase: 'ended', end, since: now, error } : call;

function onUpdate(call: Call, update: CallUpdate, now: number): Call {
  // An update of an earlier call to the same vehicle, or one that arrives late, changes nothing.
  if (call.callId !== update.callId) return call;
  if (order[update.phase] <= order[call.phase]) return call;
  if (update.phase === 'ended') return endedBy(call, update.end ?? 'hungUp', now);
  return {
    ...call,
    phase: update.phase,
    since: now,
    connectedOn: update.phase === 'connected' ? now : call.connectedOn,
  };
}

/** Whether another call may be started, to this vehicle. */
export function canCallVehicle(calls: Calls, vehicleId: string, max: number): boolean {
  const active = calls.filter(isActiveCall);
  return active.length < max && active.every((call) => call.vehicleId !== vehicleId);
}

/** Returns the calls after an event at `now` (epoch milliseconds). */
export function reduceCalls(calls: Calls, event: CallsEvent, now: number): Calls {
  switch (event.type) {
    case 'started': {
      const { request } = event;
      const others = calls.filter(({ vehicleId }) => vehicleId !== request.vehicleId);
      const call: Call = {
        ...request,
        callId: null,
        phase: 'dialling',
        end: null,
        since: now,
        connectedOn: null,
        simulated: false,
        error: null,
      };
      return [...others, call];
    }
    case 'accepted':
      return change(calls, event.vehicleId, (call) =>
        isActiveCall(call) && call.callId === null
          ? { ...call, callId: event.callId, simulated: event.simulated }
          : call,
      );
    case 'startFailed':
      return change(calls, event.vehicleId, (call) => endedBy(call, 'failed', now, event.error));
    case 'updated':
      return change(calls, event.update.vehicleId, (call) => onUpdate(call, event.update, now));
    case 'hungUp':
      return change(calls, event.vehicleId, (call) => endedBy(call, 'hungUp', now));
    case 'dismissed':
      return calls.filter((call) => isActiveCall(call) || call.vehicleId !== event.vehicleId);
    case 'timeElapsed':
      return calls
        .filter((call) => isActiveCall(call) || now - call.since < ENDED_SHOWN_MS)
        .map((call) =>
          call.phase !== 'connected' && isActiveCall(call) && now - call.since >= MAX_RING_MS
            ? endedBy(call, 'noAnswer', now)
            : call,
        );
  }
}

/** When a call changes without an event, in epoch milliseconds. */
function dueAt({ phase, since }: Call): number | null {
  if (phase === 'ended') return since + ENDED_SHOWN_MS;
  return phase === 'connected' ? null : since + MAX_RING_MS;
}

/** When the next call changes without an event, in epoch milliseconds. */
export function nextCallTimeoutAt(calls: Calls): number | null {
  const due = calls.flatMap((call) => dueAt(call) ?? []);
  return due.length === 0 ? null : Math.min(...due);
}
