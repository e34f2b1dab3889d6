import type { ActionTarget } from '../../engine/alert/alert-action.ts';
import type { Alert, AlertId, User, Urgency } from '../../engine/alert/alert.ts';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';

/** Somebody who looks at the same company's alerts, through a source of his own. */
export interface ContractPerson {
  readonly person: User;
  readonly source: AlertSource;
}

/** A fresh company for one clause: no alerts yet, two people subscribed to the same rules. */
export interface AlertSourceHarness {
  /** May see urgent and important alerts. */
  readonly me: ContractPerson;
  /** May see the same. */
  readonly colleague: ContractPerson;
  /** Makes an alert arrive as the fleet would, and resolves when the backend has it. */
  arrive(wish: { readonly urgency: Urgency; readonly createdOn: number }): Promise<AlertId>;
  /** An alert that neither of the two may see. Left out: its clause is skipped. */
  arriveUnseen?(): Promise<AlertId>;
  /**
   * An important alert of codes 137 to 143 with its fleet task; one of the two best lacks the scopes for
   * it. Left out: its clause is skipped.
   */
  arriveOfTask?(createdOn: number): Promise<AlertId>;
  /** Cuts my live connection, and lets it come back. Left out: its clause is skipped. */
  cut?(): Promise<void>;
  restore?(): Promise<void>;
  /** The backend's time, epoch ms. */
  now(): number;
  /** Lets time pass: waits really, or moves the clock of the source. */
  pass(ms: number): Promise<void>;
  /** Ends everything that was opened. */
  close(): Promise<void>;
}

/** A promise of the port that the widget relies on. */
export interface Clause {
  /** Stable name, for those who leave one out. */
  readonly id: string;
  readonly title: string;
  /** What of the harness it cannot do without. */
  readonly needs?: readonly ('arriveUnseen' | 'arriveOfTask' | 'cut')[];
  /** Rejects with what was promised and not kept. */
  run(harness: AlertSourceHarness): Promise<void>;
}

export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

export function check(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new ContractViolation(promise);
}

export function checkSame(found: unknown, wanted: unknown, promise: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  check(left === right, `${promise}: found ${left}, wanted ${right}`);
}

const STEP_MS = 20;
const PATIENCE_STEPS = 1_000;

/** Whoever can let time pass. */
export type Passing = Pick<AlertSourceHarness, 'pass'>;

/** The answer of a call, time passing meanwhile. */
export async function answer<T>(harness: Passing, call: Promise<T>): Promise<T> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  call.then(over, over);
  await until(harness, () => isOver, 'a call is answered');
  return call;
}

/** What a call rejects with, time passing meanwhile. */
export async function refusal(
  harness: Passing,
  call: Promise<unknown>,
  promise: string,
): Promise<unknown> {
  let value: unknown;
  try {
    value = await answer(harness, call);
  } catch (error) {
    if (error instanceof ContractViolation) throw error;
    return error;
  }
  throw new ContractViolation(`${promise}: it answered ${JSON.stringify(value)}`);
}

export async function until(harness: Passing, isSo: () => boolean, promise: string): Promise<void> {
  for (let step = 0; !isSo(); step += 1) {
    check(step < PATIENCE_STEPS, `${promise}: not in time`);
    await harness.pass(STEP_MS);
  }
}

const HOUR_MS = 3_600_000;

/** Everything that a clause makes happen lies within. */
export const wide = (harness: AlertSourceHarness) => ({
  start: harness.now() - 47 * HOUR_MS,
  end: harness.now() + HOUR_MS,
});

export function select(...alerts: readonly Alert[]): ActionTarget {
  const times = alerts.map((alert) => alert.createdOn);
  return {
    mode: 'selection',
    ids: alerts.map((alert) => alert.id),
    range: { start: Math.min(...times) - 1_000, end: Math.max(...times) + 1_000 },
  };
}
