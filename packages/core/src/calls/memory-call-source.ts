import type { Clock } from '../clock/clock.ts';
import { type SimulatedDriver, simulatedCallSteps } from '../contract/simulated-drivers.ts';
import { PantauError } from '../errors/pantau-error.ts';
import { DEFAULT_MAX_CALLS, type CallEnd, type CallUpdate } from './call.ts';
import type { CallSource } from './call-source.ts';

export interface MemoryCallSourceOptions {
  readonly clock: Clock;
  readonly maxCalls?: number | undefined;
  /** How the driver of a vehicle reacts. Defaults to `answers`. */
  readonly driverOf?: ((vehicleId: string) => SimulatedDriver) | undefined;
}

/** Simulated drivers, for stories, tests and demos. No real call is made. */
export function createMemoryCallSource(options: MemoryCallSourceOptions): CallSource {
  const { clock, maxCalls = DEFAULT_MAX_CALLS, driverOf = () => 'answers' } = options;
  const listeners = new Set<(update: CallUpdate) => void>();
  const active = new Map<string, { readonly callId: string; readonly cancels: (() => void)[] }>();
  let lastId = 0;

  const notify = (vehicleId: string, phase: CallUpdate['phase'], end: CallUpdate['end']): void => {
    const call = active.get(vehicleId);
    if (call === undefined) return;
    if (phase === 'ended') leave(vehicleId);
    for (const listener of [...listeners]) {
      listener({ callId: call.callId, vehicleId, phase, end });
    }
  };

  const leave = (vehicleId: string): void => {
    for (const cancel of active.get(vehicleId)?.cancels ?? []) cancel();
    active.delete(vehicleId);
  };

  return {
    maxCalls,
    start({ vehicleId }) {
      if (active.size >= maxCalls || active.has(vehicleId)) {
        return Promise.reject(new PantauError('conflict'));
      }
      const callId = String(++lastId);
      const steps = simulatedCallSteps[driverOf(vehicleId)];
      const cancels = steps.map(([afterMs, phase, end]) =>
        clock.setTimeout(() => notify(vehicleId, phase, end), afterMs),
      );
      active.set(vehicleId, { callId, cancels });
      return Promise.resolve({ callId, simulated: true });
    },
    end(vehicleId) {
      const hungUp: CallEnd = 'hungUp';
      notify(vehicleId, 'ended', hungUp);
      return Promise.resolve();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
