import type { CallRequest, CallTold } from './call.ts';

/**
 * The way to drivers' voices. Each promise rejects with a `PantauError`: `forbidden` without the scopes,
 * `conflict` when there are as many calls as there may be or the vehicle is being called, `invalid` for a device that cannot be called.
 */
export interface CallSource {
  /** Calls at once, for this company. */
  readonly mostCalls: number;
  start(request: CallRequest, signal?: AbortSignal): Promise<StartedCall>;
  /** Hangs up. Nothing happens where there is no call. */
  end(vehicleId: string): Promise<void>;
  /** Hears of the user's calls until the returned function is called. */
  subscribe(listener: (told: CallTold) => void): () => void;
}

export interface StartedCall {
  readonly callId: string;
  /** Nobody is really called. */
  readonly isSimulated: boolean;
}
