import { randomUUID } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import { Refusal } from '../lib/api-error.ts';
import type { CallEnd, CallMessage, CallPhase } from './call-message.ts';
import { type SimulatedDriver, waysOf } from '@pantau/core/contract';

export interface CallDeskDeps {
  readonly clock: Clock;
  /** Calls at once, of each company. */
  readonly mostCalls: number;
  /** To every connection of the user. */
  readonly tell: (userId: number, message: CallMessage) => void;
  /** Whether the user has a connection, on whatever node. */
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
  /** Since when its user has had no connection, epoch ms. */
  goneSince: number;
}

/** A page that was closed must not leave a line open. */
export const GONE_MS = 30_000;
const LOOK_EVERY_MS = 5_000;
/** A connection that was lost meanwhile is still told how a call ended. */
export const TELL_ENDED_MS = 60_000;

/** The calls of this node. The drivers are simulated: no number is ever dialled. */
export class CallDesk {
  readonly #deps: CallDeskDeps;
  readonly #calls = new Set<Call>();

  constructor(deps: CallDeskDeps) {
    this.#deps = deps;
  }

  /** @throws Refusal CONFLICT when there are too many calls, or the vehicle is being called. */
  start(call: NewCall): string {
    const { clock, mostCalls } = this.#deps;
    const on = [...this.#calls].filter(
      ({ companyId, end }) => companyId === call.companyId && end === null,
    );
    if (on.some(({ vehicleId }) => vehicleId === call.vehicleId)) {
      throw new Refusal('CONFLICT', 'vehicleBeingCalled');
    }
    if (on.length >= mostCalls) {
      throw new Refusal('CONFLICT', 'tooManyCalls', { max: mostCalls });
    }
    const callId = randomUUID();
    const own: Call = {
      ...call,
      callId,
      phase: 'dialling',
      end: null,
      cancels: [],
      goneSince: clock.now(),
    };
    own.cancels = waysOf[call.driver].map(([afterMs, phase, end]) =>
      clock.setTimeout(() => this.#become(own, phase, end), afterMs),
    );
    own.cancels.push(clock.setInterval(() => void this.#look(own), LOOK_EVERY_MS));
    this.#calls.add(own);
    return callId;
  }

  /** The user's own call to this vehicle; nothing happens where there is none. */
  hangUp(userId: number, vehicleId: number): void {
    for (const call of this.#calls) {
      const isIt = call.userId === userId && call.vehicleId === vehicleId && call.end === null;
      if (isIt) this.#become(call, 'ended', 'hungUp');
    }
  }

  /** Tells how his calls stand: a connection that has come may have missed it. */
  tellAgain(userId: number): void {
    for (const call of this.#calls) {
      if (call.userId === userId && call.phase !== 'dialling') this.#tell(call, call.phase);
    }
  }

  close(): void {
    for (const call of this.#calls) for (const cancel of call.cancels) cancel();
    this.#calls.clear();
  }

  #become(call: Call, phase: CallPhase, end: CallEnd | null): void {
    call.phase = phase;
    call.end = end;
    if (phase === 'ended') {
      for (const cancel of call.cancels) cancel();
      const forget = (): void => void this.#calls.delete(call);
      call.cancels = [this.#deps.clock.setTimeout(forget, TELL_ENDED_MS)];
    }
    this.#tell(call, phase);
  }

  #tell({ userId, callId, vehicleId, end }: Call, phase: CallPhase): void {
    const message = { type: 'call', callId, vehicleId: String(vehicleId), phase, end } as const;
    this.#deps.tell(userId, message);
  }

  async #look(call: Call): Promise<void> {
    const { clock, isConnected, onError } = this.#deps;
    try {
      if (await isConnected(call.userId)) call.goneSince = clock.now();
    } catch (error) {
      onError(error);
      return;
    }
    const isGone = clock.now() - call.goneSince >= GONE_MS;
    if (isGone && call.end === null) this.#become(call, 'ended', 'hungUp');
  }
}
