import type { Clock } from '../clock/clock.ts';
import { type SimulatedDriver, waysOf } from '../contract/simulated-drivers.ts';
import { PantauError } from '../errors/pantau-error.ts';
import { CALLS_MOST, type CallEnd, type CallTold } from './call.ts';
import type { CallSource } from './call-source.ts';

export interface MemoryCallSourceOptions {
  readonly clock: Clock;
  readonly mostCalls?: number | undefined;
  /** Who drives a vehicle; `answers` unless told. */
  readonly driverOf?: ((vehicleId: string) => SimulatedDriver) | undefined;
}

/** Drivers who are not there, for stories, tests and trying things out. Nobody is ever called. */
export function createMemoryCallSource(options: MemoryCallSourceOptions): CallSource {
  const { clock, mostCalls = CALLS_MOST, driverOf = () => 'answers' } = options;
  const listeners = new Set<(told: CallTold) => void>();
  const on = new Map<string, { readonly callId: string; readonly cancels: (() => void)[] }>();
  let lastId = 0;

  const tell = (vehicleId: string, phase: CallTold['phase'], end: CallTold['end']): void => {
    const call = on.get(vehicleId);
    if (call === undefined) return;
    if (phase === 'ended') leave(vehicleId);
    for (const listener of [...listeners]) {
      listener({ callId: call.callId, vehicleId, phase, end });
    }
  };

  const leave = (vehicleId: string): void => {
    for (const cancel of on.get(vehicleId)?.cancels ?? []) cancel();
    on.delete(vehicleId);
  };

  return {
    mostCalls,
    start({ vehicleId }) {
      if (on.size >= mostCalls || on.has(vehicleId)) {
        return Promise.reject(new PantauError('conflict'));
      }
      const callId = String(++lastId);
      const steps = waysOf[driverOf(vehicleId)];
      const cancels = steps.map(([afterMs, phase, end]) =>
        clock.setTimeout(() => tell(vehicleId, phase, end), afterMs),
      );
      on.set(vehicleId, { callId, cancels });
      return Promise.resolve({ callId, isSimulated: true });
    },
    end(vehicleId) {
      const hungUp: CallEnd = 'hungUp';
      tell(vehicleId, 'ended', hungUp);
      return Promise.resolve();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
