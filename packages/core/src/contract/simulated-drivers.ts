/** How a driver who is not there takes a call. */
export type SimulatedDriver = 'answers' | 'refuses' | 'silent' | 'dropsTheLine' | 'busy';

/** After so many ms: what becomes of the call (`call` in live-messages.schema.json). */
export type CallStep = readonly [
  afterMs: number,
  phase: 'ringing' | 'connected' | 'ended',
  end: 'busy' | 'refused' | 'noAnswer' | 'dropped' | null,
];

const RINGS_AFTER_MS = 600;
const DECIDES_AFTER_MS = 3_000;
const DROPS_AFTER_MS = 8_000;
const SILENT_MS = 30_000;

/** What becomes of a call to each: on the reference server, and in memory. */
export const simulatedCallSteps: Readonly<Record<SimulatedDriver, readonly CallStep[]>> = {
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
