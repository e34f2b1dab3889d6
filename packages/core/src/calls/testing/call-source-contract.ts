import { isPantauError } from '../../errors/pantau-error.ts';
import type { CallRequest, CallUpdate } from '../call.ts';
import type { CallSource } from '../call-source.ts';

/** How the driver of a vehicle takes calls. */
export type ContractDriver = 'answers' | 'refuses' | 'silent' | 'dropsTheLine';

/** A fresh user for one clause: no call is on. */
export interface CallSourceHarness {
  readonly source: CallSource;
  /** What to call such a driver with; another vehicle each time. */
  vehicleOf(driver: ContractDriver): CallRequest;
  /** A vehicle whose device cannot be called. Left out: its clause says nothing. */
  readonly deaf?: CallRequest | undefined;
  /** Lets time pass: waits really, or moves the clock of the source. */
  pass(ms: number): Promise<void>;
  /** Ends everything that was opened. */
  close(): Promise<void> | void;
}

/** A promise of the port that the call bar relies on. */
export interface CallClause {
  readonly id: string;
  readonly title: string;
  /** Rejects with what was promised and not kept. */
  run(harness: CallSourceHarness): Promise<void>;
}

const STEP_MS = 100;
/** A silent driver is given up after 30 s; some more for the way. */
const PATIENCE_STEPS = 450;

function check(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new Error(promise);
}

async function until(harness: CallSourceHarness, isSo: () => boolean, promise: string) {
  for (let step = 0; !isSo(); step += 1) {
    check(step < PATIENCE_STEPS, `${promise}: not in time`);
    await harness.pass(STEP_MS);
  }
}

/** The answer of a call of the port, time passing meanwhile. */
async function answer<T>(harness: CallSourceHarness, call: Promise<T>): Promise<T> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  call.then(over, over);
  await until(harness, () => isOver, 'the source answers');
  return call;
}

async function kindOfRefusal(harness: CallSourceHarness, call: Promise<unknown>): Promise<string> {
  try {
    await answer(harness, call);
  } catch (error) {
    return isPantauError(error) ? error.kind : 'no PantauError';
  }
  return 'no refusal';
}

const stepOf = ({ phase, end }: CallUpdate): string => (end === null ? phase : `${phase} ${end}`);

/** Calls such a driver and listens until the call is where it ends up. */
async function hear(harness: CallSourceHarness, driver: ContractDriver, last: string) {
  const told: CallUpdate[] = [];
  const leave = harness.source.subscribe((one) => told.push(one));
  const request = harness.vehicleOf(driver);
  const started = await answer(harness, harness.source.start(request));
  const isThere = (): boolean => told.some((one) => stepOf(one) === last);
  await until(harness, isThere, `a driver who ${driver} is told as '${last}'`);
  return { told, leave, request, started };
}

const goes = (id: string, title: string, driver: ContractDriver, way: readonly string[]) => ({
  id,
  title,
  async run(harness: CallSourceHarness) {
    const { told, started, request } = await hear(harness, driver, way.at(-1) ?? '');
    const found = told.map(stepOf).join(', ');
    check(found === way.join(', '), `${title}: found ${found}`);
    check(
      told.every(({ callId, vehicleId }) => {
        return callId === started.callId && vehicleId === request.vehicleId;
      }),
      'what is told names the call and its vehicle',
    );
  },
});

/** Every promise of `CallSource` that is relied on. */
export const callSourceClauses: readonly CallClause[] = [
  goes('answers', 'a call rings and is connected', 'answers', ['ringing', 'connected']),
  goes('refuses', 'a call that is refused says so', 'refuses', ['ringing', 'ended refused']),
  goes('silent', 'a call that nobody takes ends', 'silent', ['ringing', 'ended noAnswer']),
  goes('drops', 'a line that is lost is told', 'dropsTheLine', [
    'ringing',
    'connected',
    'ended dropped',
  ]),
  {
    id: 'hang-up',
    title: 'who hangs up is free at once, and hears that it has ended',
    async run(harness) {
      const { told, request } = await hear(harness, 'answers', 'connected');
      await answer(harness, harness.source.end(request.vehicleId));
      await until(harness, () => told.some(({ end }) => end === 'hungUp'), 'the end is told');
      await answer(harness, harness.source.start(harness.vehicleOf('answers')));
    },
  },
  {
    id: 'end-nothing',
    title: 'ending what is not on does nothing',
    async run(harness) {
      await answer(harness, harness.source.end(harness.vehicleOf('answers').vehicleId));
    },
  },
  {
    id: 'most',
    title: 'one call more than there may be is refused as a conflict',
    async run(harness) {
      const { source } = harness;
      for (let count = 0; count < source.maxCalls; count += 1) {
        await answer(harness, source.start(harness.vehicleOf('silent')));
      }
      const kind = await kindOfRefusal(harness, source.start(harness.vehicleOf('silent')));
      check(kind === 'conflict', `one call too many is a conflict: found ${kind}`);
    },
  },
  {
    id: 'twice',
    title: 'a vehicle that is being called is not called a second time',
    async run(harness) {
      const request = harness.vehicleOf('silent');
      await answer(harness, harness.source.start(request));
      const kind = await kindOfRefusal(harness, harness.source.start(request));
      check(kind === 'conflict', `a second call to a vehicle is a conflict: found ${kind}`);
    },
  },
  {
    id: 'deaf',
    title: 'a device that cannot be called is refused as invalid',
    async run(harness) {
      if (harness.deaf === undefined) return;
      const kind = await kindOfRefusal(harness, harness.source.start(harness.deaf));
      check(kind === 'invalid', `a deaf device is invalid: found ${kind}`);
    },
  },
  {
    id: 'leave',
    title: 'who has left hears no more, the others do',
    async run(harness) {
      const { source } = harness;
      const early: CallUpdate[] = [];
      const late: CallUpdate[] = [];
      const leave = source.subscribe((one) => early.push(one));
      const leaveLate = source.subscribe((one) => late.push(one));
      await answer(harness, source.start(harness.vehicleOf('answers')));
      await until(harness, () => early.length > 0 && late.length > 0, 'both hear that it rings');
      leave();
      const heard = early.length;
      await until(harness, () => late.some(({ phase }) => phase === 'connected'), 'one hears on');
      check(early.length === heard, 'who has left hears no more');
      leaveLate();
    },
  },
];

export interface CallSourceContractOptions {
  /** Named in the report. */
  readonly name: string;
  /** A fresh user for each clause. */
  readonly create: () => Promise<CallSourceHarness> | CallSourceHarness;
  /** Of vitest, jest or node:test. */
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void>) => unknown;
}

/** Runs the contract of `CallSource` on an implementation, one test for each clause. */
export function callSourceContract({
  name,
  create,
  describe,
  it,
}: CallSourceContractOptions): void {
  describe(`${name} keeps the contract of CallSource`, () => {
    for (const clause of callSourceClauses) {
      it(`${clause.title} [${clause.id}]`, async () => {
        const harness = await create();
        try {
          await clause.run(harness);
        } finally {
          await harness.close();
        }
      });
    }
  });
}
