import type { CallEnd, CallPhase } from './call-message.ts';

/** How a driver who is not there takes a call. */
export type SimulatedDriver = 'answers' | 'refuses' | 'silent' | 'dropsTheLine' | 'busy';

/** After so many ms: what becomes of the call. */
export type CallStep = readonly [afterMs: number, phase: CallPhase, end: CallEnd | null];

const RINGS_AFTER_MS = 600;
const DECIDES_AFTER_MS = 3_000;
const DROPS_AFTER_MS = 8_000;
const SILENT_MS = 30_000;

/** As core's memory adapter has them. */
export const waysOf: Readonly<Record<SimulatedDriver, readonly CallStep[]>> = {
  answers: [
    [RINGS_AFTER_MS, 'ringing', null],
    [DECIDES_AFTER_MS, 'connected', null],
  ],
  refuses: [
    [RINGS_AFTER_MS, 'ringing', null],
    [DECIDES_AFTER_MS, 'ended', 'refused'],
  ],
  busy: [[RINGS_AFTER_MS, 'ended', 'busy']],
  silent: [
    [RINGS_AFTER_MS, 'ringing', null],
    [SILENT_MS, 'ended', 'noAnswer'],
  ],
  dropsTheLine: [
    [RINGS_AFTER_MS, 'ringing', null],
    [DECIDES_AFTER_MS, 'connected', null],
    [DROPS_AFTER_MS, 'ended', 'dropped'],
  ],
};

/** Drivers of the demo's first company who do something else than answer; docs/demo.md lists them. */
const drivers: Readonly<Record<string, SimulatedDriver>> = {
  'D 8830 AEF': 'refuses',
  'B 9733 SYL': 'silent',
  'B 9260 FRZ': 'dropsTheLine',
  'B 9117 TEU': 'busy',
};

/** Whoever is called on this plate. Nobody is ever really called. */
export function simulatedDriver(licensePlate: string): SimulatedDriver {
  return drivers[licensePlate] ?? 'answers';
}
