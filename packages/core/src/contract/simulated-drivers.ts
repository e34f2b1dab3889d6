/** How a simulated driver reacts to a call. */
export type SimulatedDriver = 'answers' | 'refuses' | 'silent' | 'losesConnection' | 'busy';

/** A change of a simulated call, `afterMs` milliseconds after its start (`call` in live-messages.schema.json). */
export type CallStep = readonly [
  afterMs: number,
  phase: 'ringing' | 'connected' | 'ended',
  end: 'busy' | 'refused' | 'noAnswer' | 'dropped' | null,
];

const RING_AFTER_MS = 600;
const REACT_AFTER_MS = 3_000;
const LOSE_CONNECTION_AFTER_MS = 8_000;
const NO_ANSWER_AFTER_MS = 30_000;

/** The steps of a call to each driver, on the reference server and in the memory adapter. */
export const simulatedCallSteps: Readonly<Record<SimulatedDriver, readonly CallStep[]>> = {
  answers: [
    [RING_AFTER_MS, 'ringing', null],
    [REACT_AFTER_MS, 'connected', null],
  ],
  refuses: [
    [RING_AFTER_MS, 'ringing', null],
    [REACT_AFTER_MS, 'ended', 'refused'],
  ],
  busy: [[RING_AFTER_MS, 'ended', 'busy']],
  silent: [
    [RING_AFTER_MS, 'ringing', null],
    [NO_ANSWER_AFTER_MS, 'ended', 'noAnswer'],
  ],
  losesConnection: [
    [RING_AFTER_MS, 'ringing', null],
    [REACT_AFTER_MS, 'connected', null],
    [LOSE_CONNECTION_AFTER_MS, 'ended', 'dropped'],
  ],
};
