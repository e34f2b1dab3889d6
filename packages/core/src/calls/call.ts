/** What a call is started with (doc "shell and sales orders", section 7, voice call store actions). */
export interface CallRequest {
  readonly vehicleId: string;
  readonly licensePlate: string;
  /** Full name; null where nobody is known to drive. */
  readonly driver: string | null;
  readonly imei: string;
  readonly deviceType: string;
  readonly entryPoint: 'alertCenter';
}

/** How a call came to its end. */
export type CallEnd =
  /** One of the two has hung up. */
  | 'hungUp'
  | 'busy'
  | 'refused'
  | 'noAnswer'
  /** The line was lost. */
  | 'dropped'
  /** It could not be started. */
  | 'failed';

export type CallPhase = 'dialling' | 'ringing' | 'connected' | 'ended';

/** A call to the driver of one vehicle. A vehicle has one call at a time. */
export interface Call extends CallRequest {
  /** Null until the server has taken it. */
  readonly callId: string | null;
  readonly phase: CallPhase;
  /** Only when it has ended. */
  readonly end: CallEnd | null;
  /** Since when it is in this phase, epoch ms. */
  readonly since: number;
  /** When they began to talk, epoch ms; null when they did not. */
  readonly connectedOn: number | null;
  /** Nobody is really called. */
  readonly isSimulated: boolean;
  /** Why it could not be started. */
  readonly error: Error | null;
}

export type Calls = readonly Call[];

/** What the server tells of a call. */
export interface CallTold {
  readonly callId: string;
  readonly vehicleId: string;
  readonly phase: 'ringing' | 'connected' | 'ended';
  /** Only with `ended`. */
  readonly end: Exclude<CallEnd, 'failed'> | null;
}

/** Calls at once where no setting says otherwise: the specification does not show its value. */
export const CALLS_MOST = 1;

/** A call that nobody answers is given up after this, should the server not tell, ms. */
export const RING_MOST_MS = 60_000;

/** A call that somebody has hung up on goes off the bar by itself after this; other ends stay, ms. */
export const ENDED_SHOWN_MS = 5_000;

export const isOn = ({ phase }: Pick<Call, 'phase'>): boolean => phase !== 'ended';

/** Device types whose drivers can be called (doc "alerts and driver scoring", section 6). */
export const callableDeviceTypes: readonly string[] = ['bsj', 'vss-howen'];
