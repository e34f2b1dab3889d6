import type { CallRequest, CallUpdate } from './call.ts';

/**
 * Calls to drivers. Each promise rejects with a `PantauError`: `forbidden` without the scopes, `conflict`
 * when the limit is reached or the vehicle is already being called, `invalid` for a device that cannot
 * be called.
 */
export interface CallSource {
  /** The maximum of simultaneous calls. */
  readonly maxCalls: number;
  start(request: CallRequest, signal?: AbortSignal): Promise<StartedCall>;
  /** Hangs up. Does nothing when there is no call. */
  end(vehicleId: string): Promise<void>;
  /** Reports the user's calls until the returned function is called. */
  subscribe(listener: (update: CallUpdate) => void): () => void;
}

export interface StartedCall {
  readonly callId: string;
  /** No real call is made. */
  readonly simulated: boolean;
}
