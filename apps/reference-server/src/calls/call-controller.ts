import { randomUUID } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import { ApiError } from '../lib/api-error.ts';
import type { CallEnd, CallMessage, CallPhase } from './call-message.ts';
import { type SimulatedDriver, simulatedCallSteps } from '@pantau/core/contract';

export interface CallControllerDeps {
  readonly clock: Clock;
  /** Maximum number of simultaneous calls per company. */
  readonly maxCalls: number;
  /** Sends to every connection of the user. */
  readonly notify: (userId: number, message: CallMessage) => void;
  /** Whether the user is connected to any node. */
  readonly isConnected: (userId: number) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

export interface NewCall {
  readonly userId: number;
  readonly companyId: number;
  readonly vehicleId: number;
  readonly driver: SimulatedDriver;
}

interface Call extends NewCall {
  readonly callId: string;
  phase: CallPhase | 'dialling';
  end: CallEnd | null;
  cancels: (() => void)[];
  /** When the user was last seen connected, in epoch ms. */
  disconnectedSince: number;
}

/**
 * A call ends when its user has been disconnected for this long, so that a closed page leaves no
 * line open.
 */
export const DISCONNECT_TIMEOUT_MS = 30_000;
const CONNECTION_CHECK_MS = 5_000;
/**
 * An ended call is remembered for this long, so that a client that reconnects learns how it ended.
 */
export const ENDED_CALL_RETENTION_MS = 60_000;

/** The calls of this node. Drivers are simulated: no number is ever dialled. */
export class CallController {
  readonly #deps: CallControllerDeps;
  readonly #calls = new Set<Call>();

  constructor(deps: CallControllerDeps) {
    this.#deps = deps;
  }

  /**
   * @throws ApiError `CONFLICT` when the maximum is reached, or the vehicle is already in a call.
   */
  start(call: NewCall): string {
    const { clock, maxCalls } = this.#deps;
    const active = [...this.#calls].filter(
      ({ companyId, end }) => companyId === call.companyId && end === null,
    );
    if (active.some(({ vehicleId }) => vehicleId === call.vehicleId)) {
      throw new ApiError('CONFLICT', 'vehicleInCall');
    }
    if (active.length >= maxCalls) {
      throw new ApiError('CONFLICT', 'tooManyCalls', { max: maxCalls });
    }
    const callId = randomUUID();
    const entry: Call = {
      ...call,
      callId,
      phase: 'dialling',
      end: null,
      cancels: [],
      disconnectedSince: clock.now(),
    };
    entry.cancels = simulatedCallSteps[call.driver].map(([afterMs, phase, end]) =>
      clock.setTimeout(() => this.#transition(entry, phase, end), afterMs),
    );
    entry.cancels.push(
      clock.setInterval(() => void this.#checkConnection(entry), CONNECTION_CHECK_MS),
    );
    this.#calls.add(entry);
    return callId;
  }

  /** Ends the user's own call to the vehicle, if there is one. */
  hangUp(userId: number, vehicleId: number): void {
    for (const call of this.#calls) {
      const isIt = call.userId === userId && call.vehicleId === vehicleId && call.end === null;
      if (isIt) this.#transition(call, 'ended', 'hungUp');
    }
  }

  /** Resends the state of the user's calls, which a new connection may have missed. */
  resendState(userId: number): void {
    for (const call of this.#calls) {
      if (call.userId === userId && call.phase !== 'dialling') this.#notify(call, call.phase);
    }
  }

  close(): void {
    for (const call of this.#calls) for (const cancel of call.cancels) cancel();
    this.#calls.clear();
  }

  #transition(call: Call, phase: CallPhase, end: CallEnd | null): void {
    call.phase = phase;
    call.end = end;
    if (phase === 'ended') {
      for (const cancel of call.cancels) cancel();
      const forget = (): void => void this.#calls.delete(call);
      call.cancels = [this.#deps.clock.setTimeout(forget, ENDED_CALL_RETENTION_MS)];
    }
    this.#notify(call, phase);
  }

  #notify({ userId, callId, vehicleId, end }: Call, phase: CallPhase): void {
    const message = { type: 'call', callId, vehicleId: String(vehicleId), phase, end } as const;
    this.#deps.notify(userId, message);
  }

  async #checkConnection(call: Call): Promise<void> {
    const { clock, isConnected, onError } = this.#deps;
    try {
      if (await isConnected(call.userId)) call.disconnectedSince = clock.now();
    } catch (error) {
      onError(error);
      return;
    }
    const isGone = clock.now() - call.disconnectedSince >= DISCONNECT_TIMEOUT_MS;
    if (isGone && call.end === null) this.#transition(call, 'ended', 'hungUp');
  }
}
