/** What a call needs to start. */
export interface CallRequest {
  readonly vehicleId: string;
  readonly licensePlate: string;
  /** Full name; `null` when the driver is unknown. */
  readonly driver: string | null;
  readonly imei: string;
  readonly deviceType: string;
  readonly entryPoint: 'alertCenter';
  /** The alert that the call is about. Stays in the browser: only the call log uses it. */
  readonly alertId?: string | undefined;
}

/** Why a call ended. */
export type CallEnd =
  /** By either side. */
  | 'hungUp'
  | 'busy'
  | 'refused'
  | 'noAnswer'
  /** The connection was lost. */
  | 'dropped'
  /** It could not be started. */
  | 'failed';

export type CallPhase = 'dialling' | 'ringing' | 'connected' | 'ended';

/** A call to the driver of one vehicle. A vehicle has one call at a time. */
export interface Call extends CallRequest {
  /** `null` until the server has accepted the call. */
  readonly callId: string | null;
  readonly phase: CallPhase;
  /** `null` until the call has ended. */
  readonly end: CallEnd | null;
  /** When this phase began, in epoch milliseconds. */
  readonly since: number;
  /** When the driver answered, in epoch milliseconds; `null` before. */
  readonly connectedOn: number | null;
  /** No real call is made. */
  readonly simulated: boolean;
  /** Why it could not be started. */
  readonly error: Error | null;
}

export type Calls = readonly Call[];

/** A change that the server reports. */
export interface CallUpdate {
  readonly callId: string;
  readonly vehicleId: string;
  readonly phase: 'ringing' | 'connected' | 'ended';
  /** Only with `ended`. */
  readonly end: Exclude<CallEnd, 'failed'> | null;
}

/** Simultaneous calls, unless the host allows more. */
export const DEFAULT_MAX_CALLS = 1;

/** In milliseconds. An unanswered call ends after this time, even without a report from the server. */
export const MAX_RING_MS = 60_000;

/** In milliseconds. An ended call disappears from the bar after this time, however it ended (CO-150). */
export const ENDED_SHOWN_MS = 6_000;

/** Ended calls that the call log keeps, and for how long after their end, in milliseconds. */
export const CALL_LOG_MAX = 200;
export const CALL_LOG_KEPT_MS = 48 * 3_600_000;

export const isActiveCall = ({ phase }: Pick<Call, 'phase'>): boolean => phase !== 'ended';

/** Device types whose drivers can be called. */
export const callableDeviceTypes: readonly string[] = ['bsj', 'vss-howen'];
