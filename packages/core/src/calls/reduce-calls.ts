import {
  type Call,
  type CallEnd,
  type CallRequest,
  type CallTold,
  type Calls,
  ENDED_SHOWN_MS,
  RING_MOST_MS,
  isOn,
} from './call.ts';

export type CallsEvent =
  | { readonly type: 'started'; readonly request: CallRequest }
  | {
      readonly type: 'accepted';
      readonly vehicleId: string;
      readonly callId: string;
      readonly isSimulated: boolean;
    }
  | { readonly type: 'startFailed'; readonly vehicleId: string; readonly error: Error }
  | { readonly type: 'told'; readonly told: CallTold }
  /** The user hangs up. */
  | { readonly type: 'hungUp'; readonly vehicleId: string }
  /** The user has seen how it ended. */
  | { readonly type: 'dismissed'; readonly vehicleId: string }
  | { readonly type: 'clockMoved' };

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
  isOn(call) ? { ...call, phase: 'ended', end, since: now, error } : call;

function onTold(call: Call, told: CallTold, now: number): Call {
  // Told of an earlier call to the same vehicle, or late: what has begun does not go back.
  if (call.callId !== told.callId) return call;
  if (order[told.phase] <= order[call.phase]) return call;
  if (told.phase === 'ended') return endedBy(call, told.end ?? 'hungUp', now);
  return {
    ...call,
    phase: told.phase,
    since: now,
    connectedOn: told.phase === 'connected' ? now : call.connectedOn,
  };
}

/** Whether one more call may be started, and to this vehicle. */
export function mayCall(calls: Calls, vehicleId: string, most: number): boolean {
  const on = calls.filter(isOn);
  return on.length < most && on.every((call) => call.vehicleId !== vehicleId);
}

/** Calls as one pure function: what is, what happens, at what time (epoch ms), gives what is next. */
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
        isSimulated: false,
        error: null,
      };
      return [...others, call];
    }
    case 'accepted':
      return change(calls, event.vehicleId, (call) =>
        isOn(call) && call.callId === null
          ? { ...call, callId: event.callId, isSimulated: event.isSimulated }
          : call,
      );
    case 'startFailed':
      return change(calls, event.vehicleId, (call) => endedBy(call, 'failed', now, event.error));
    case 'told':
      return change(calls, event.told.vehicleId, (call) => onTold(call, event.told, now));
    case 'hungUp':
      return change(calls, event.vehicleId, (call) => endedBy(call, 'hungUp', now));
    case 'dismissed':
      return calls.filter((call) => isOn(call) || call.vehicleId !== event.vehicleId);
    case 'clockMoved':
      return calls
        .filter((call) => call.end !== 'hungUp' || now - call.since < ENDED_SHOWN_MS)
        .map((call) =>
          call.phase !== 'connected' && isOn(call) && now - call.since >= RING_MOST_MS
            ? endedBy(call, 'noAnswer', now)
            : call,
        );
  }
}

/** When a call changes without a word from anybody, epoch ms. */
function dueAt({ phase, end, since }: Call): number | null {
  if (phase === 'ended') return end === 'hungUp' ? since + ENDED_SHOWN_MS : null;
  return phase === 'connected' ? null : since + RING_MOST_MS;
}

/** When something is due without a word from the server, epoch ms. */
export function callsWakeAt(calls: Calls): number | null {
  const due = calls.flatMap((call) => dueAt(call) ?? []);
  return due.length === 0 ? null : Math.min(...due);
}
