import { isPantauError } from '../../errors/pantau-error.ts';
import {
  type ContractClause,
  type ContractOptions,
  runContract,
} from '../../testing/run-contract.ts';
import type { CallRequest, CallUpdate } from '../call.ts';
import type { CallSource } from '../call-source.ts';

/** How the driver of a vehicle reacts to calls. */
export type ContractDriver = 'answers' | 'refuses' | 'silent' | 'losesConnection';

/** The environment of one clause: a user without calls. */
export interface CallSourceHarness {
  readonly source: CallSource;
  /** A request for a vehicle with such a driver; a different vehicle each time. */
  vehicleOf(driver: ContractDriver): CallRequest;
  /** A vehicle whose device cannot be called. Its clause is skipped if there is none. */
  readonly notCallable?: CallRequest | undefined;
  /** Waits, or advances the clock of the source. In milliseconds. */
  advance(ms: number): Promise<void>;
  /** Releases everything that was opened. */
  close(): Promise<void> | void;
}

/** A guarantee of the port that the call bar relies on. */
export type CallClause = ContractClause<CallSourceHarness>;

const STEP_MS = 100;
/** 45 s: an unanswered call ends after 30 s. */
const MAX_STEPS = 450;

function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

async function waitUntil(harness: CallSourceHarness, isMet: () => boolean, expectation: string) {
  for (let step = 0; !isMet(); step += 1) {
    check(step < MAX_STEPS, `timed out: ${expectation}`);
    await harness.advance(STEP_MS);
  }
}

/** The result of a request, which the clock must advance for. */
async function resultOf<T>(harness: CallSourceHarness, request: Promise<T>): Promise<T> {
  let settled = false;
  const settle = (): void => void (settled = true);
  request.then(settle, settle);
  await waitUntil(harness, () => settled, 'the source responds');
  return request;
}

async function rejectionKind(
  harness: CallSourceHarness,
  request: Promise<unknown>,
): Promise<string> {
  try {
    await resultOf(harness, request);
  } catch (error) {
    return isPantauError(error) ? error.kind : 'no PantauError';
  }
  return 'no rejection';
}

const stepOf = ({ phase, end }: CallUpdate): string => (end === null ? phase : `${phase} ${end}`);

/** Calls such a driver and waits for the last expected step. */
async function callUntil(harness: CallSourceHarness, driver: ContractDriver, lastStep: string) {
  const updates: CallUpdate[] = [];
  const unsubscribe = harness.source.subscribe((one) => updates.push(one));
  const request = harness.vehicleOf(driver);
  const started = await resultOf(harness, harness.source.start(request));
  const hasLastStep = (): boolean => updates.some((one) => stepOf(one) === lastStep);
  await waitUntil(harness, hasLastStep, `'${lastStep}' is reported for a driver who ${driver}`);
  return { updates, unsubscribe, request, started };
}

const stepsClause = (
  id: string,
  title: string,
  driver: ContractDriver,
  steps: readonly string[],
): CallClause => ({
  id,
  title,
  async run(harness) {
    const { updates, started, request } = await callUntil(harness, driver, steps.at(-1) ?? '');
    const found = updates.map(stepOf).join(', ');
    check(found === steps.join(', '), `${title}: found ${found}`);
    check(
      updates.every(
        ({ callId, vehicleId }) => callId === started.callId && vehicleId === request.vehicleId,
      ),
      'an update names its call and vehicle',
    );
  },
});

/** The contract of `CallSource`. */
export const callSourceClauses: readonly CallClause[] = [
  stepsClause('answers', 'an answered call rings and is connected', 'answers', [
    'ringing',
    'connected',
  ]),
  stepsClause('refuses', 'a refused call is reported as refused', 'refuses', [
    'ringing',
    'ended refused',
  ]),
  stepsClause('silent', 'an unanswered call ends', 'silent', ['ringing', 'ended noAnswer']),
  stepsClause('drops', 'a lost connection is reported', 'losesConnection', [
    'ringing',
    'connected',
    'ended dropped',
  ]),
  {
    id: 'hang-up',
    title: 'hanging up is reported and allows the next call',
    async run(harness) {
      const { updates, request } = await callUntil(harness, 'answers', 'connected');
      await resultOf(harness, harness.source.end(request.vehicleId));
      await waitUntil(
        harness,
        () => updates.some(({ end }) => end === 'hungUp'),
        'the end is reported',
      );
      await resultOf(harness, harness.source.start(harness.vehicleOf('answers')));
    },
  },
  {
    id: 'end-nothing',
    title: 'ending a call that does not exist does nothing',
    async run(harness) {
      await resultOf(harness, harness.source.end(harness.vehicleOf('answers').vehicleId));
    },
  },
  {
    id: 'max-calls',
    title: 'a call beyond the maximum is rejected as a conflict',
    async run(harness) {
      const { source } = harness;
      for (let count = 0; count < source.maxCalls; count += 1) {
        await resultOf(harness, source.start(harness.vehicleOf('silent')));
      }
      const kind = await rejectionKind(harness, source.start(harness.vehicleOf('silent')));
      check(kind === 'conflict', `a call beyond the maximum is a conflict: found ${kind}`);
    },
  },
  {
    id: 'twice',
    title: 'a second call to a vehicle is rejected as a conflict',
    async run(harness) {
      const request = harness.vehicleOf('silent');
      await resultOf(harness, harness.source.start(request));
      const kind = await rejectionKind(harness, harness.source.start(request));
      check(kind === 'conflict', `a second call to a vehicle is a conflict: found ${kind}`);
    },
  },
  {
    id: 'not-callable',
    title: 'a device that cannot be called is rejected as invalid',
    needs: ['notCallable'],
    async run(harness) {
      check(harness.notCallable !== undefined, 'there is a device that cannot be called');
      const kind = await rejectionKind(harness, harness.source.start(harness.notCallable));
      check(kind === 'invalid', `a device that cannot be called is invalid: found ${kind}`);
    },
  },
  {
    id: 'unsubscribe',
    title: 'a listener receives nothing after it unsubscribed, the others do',
    async run(harness) {
      const { source } = harness;
      const first: CallUpdate[] = [];
      const second: CallUpdate[] = [];
      const unsubscribeFirst = source.subscribe((one) => first.push(one));
      const unsubscribeSecond = source.subscribe((one) => second.push(one));
      await resultOf(harness, source.start(harness.vehicleOf('answers')));
      await waitUntil(
        harness,
        () => first.length > 0 && second.length > 0,
        'both listeners are called',
      );
      unsubscribeFirst();
      const received = first.length;
      const isConnected = (): boolean => second.some(({ phase }) => phase === 'connected');
      await waitUntil(harness, isConnected, 'the other listener is called');
      check(first.length === received, 'a listener receives nothing after it unsubscribed');
      unsubscribeSecond();
    },
  },
];

export type CallSourceContractOptions = ContractOptions<CallSourceHarness>;

/** Runs the contract of `CallSource` against an implementation, one test per clause. */
export function callSourceContract(options: CallSourceContractOptions): void {
  runContract('CallSource', callSourceClauses, options);
}
