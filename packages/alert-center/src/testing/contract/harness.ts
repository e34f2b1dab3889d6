import { check, ContractViolation } from '@pantau/core/testing';
import type { ActionTarget } from '../../engine/alert/alert-action.ts';
import type { Alert, AlertId, User, Urgency } from '../../engine/alert/alert.ts';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';

/** A user of the company, with their own source. */
export interface ContractPerson {
  readonly person: User;
  readonly source: AlertSource;
}

/** An alert by what a search can find it by; the event is the one of its code. */
export interface FindableAlert {
  readonly urgency: Urgency;
  readonly createdOn: number;
  readonly alertCode: number;
  readonly licensePlate: string;
  readonly driver: string | null;
  readonly address: string | null;
  readonly fenceName: string | null;
  /** The number of its fleet task, which `me` may see. */
  readonly foNumber: string | null;
  /** Whether its vehicle is in the first vehicle group of `AlertSource.listVehicleGroups`. */
  readonly inGroup: boolean;
}

/** A fresh company for one clause: no alerts yet, and two users subscribed to the same rules. */
export interface AlertSourceHarness {
  /** Can see urgent and important alerts. */
  readonly me: ContractPerson;
  /** Can see the same alerts. */
  readonly colleague: ContractPerson;
  /**
   * Ingests an alert as the fleet would, and resolves when the backend has it. The event of urgent alerts is another one
   * than that of important alerts.
   */
  arrive(alert: { readonly urgency: Urgency; readonly createdOn: number }): Promise<AlertId>;
  /** Ingests an alert that neither user can see. Without it, its clause is skipped. */
  arriveUnseen?(): Promise<AlertId>;
  /** Ingests an emergency (code 1) into the list of `urgency`. Without it, its clause is skipped. */
  arriveEmergency?(alert: {
    readonly urgency: Urgency;
    readonly createdOn: number;
  }): Promise<AlertId>;
  /**
   * Ingests an important alert with a code from 137 to 143 and a fleet task. Preferably one of the two
   * users lacks the fleet-task scopes. Without it, its clause is skipped.
   */
  arriveOfTask?(createdOn: number): Promise<AlertId>;
  /** Ingests an alert to search for. Sources without `findAlerts` omit it, and its clauses are skipped. */
  arriveFindable?(alert: FindableAlert): Promise<AlertId>;
  /**
   * Puts the backend's clock forward, so that snoozes end. Sources without `listSnoozes` omit it, and its clauses are
   * skipped.
   */
  skipTime?(ms: number): Promise<void>;
  /** Both users may act on alerts, and the source has `changeOwner`. Without it, its clauses are skipped. */
  readonly hasOwners?: true;
  /** Both users may act on alerts, and the source's feed has `setOpen`. Without it, its clauses are skipped. */
  readonly hasPresence?: true;
  /**
   * Both users may act on alerts and note them, `me` may also change the company's quick notes, and the source has
   * `saveQuickNotes`. Without it, its clauses are skipped.
   */
  readonly editsQuickNotes?: true;
  /** The source has `listVehicleAlerts`. Without it, its clauses are skipped. */
  readonly listsVehicleAlerts?: true;
  /**
   * Both users may act on alerts, the source has `listFalseRules`, and rules are listed from 50% of at least ten alerts on.
   * Without it, its clause is skipped.
   */
  readonly listsFalseRules?: true;
  /** Cuts the live connection of `me`; `restore` allows it again. Without it, its clauses are skipped. */
  cut?(): Promise<void>;
  /**
   * Stalls the live connection of `me`: it stays open but transmits nothing, and no other opens until
   * `restore`. Without it, its clause is skipped.
   */
  stall?(): Promise<void>;
  restore?(): Promise<void>;
  /** The number of live connections of `me`. Without it, its clause is skipped. */
  connections?(): number;
  /** The backend's time, epoch ms. */
  now(): number;
  /** Lets time pass, by waiting or by advancing the source's clock. */
  pass(ms: number): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void>;
}

/** One guarantee of the port. */
export interface Clause {
  /** Stable name, used to exclude a clause. */
  readonly id: string;
  readonly title: string;
  /** Optional parts of the harness that the clause requires. */
  readonly needs?: readonly (
    | 'arriveUnseen'
    | 'arriveEmergency'
    | 'arriveOfTask'
    | 'arriveFindable'
    | 'skipTime'
    | 'hasOwners'
    | 'hasPresence'
    | 'editsQuickNotes'
    | 'listsVehicleAlerts'
    | 'listsFalseRules'
    | 'cut'
    | 'stall'
    | 'connections'
  )[];
  /** Rejects with a `ContractViolation` if the guarantee does not hold. */
  run(harness: AlertSourceHarness): Promise<void>;
}

const STEP_MS = 20;
const MAX_STEPS = 1_000;

export type TimeControl = Pick<AlertSourceHarness, 'pass'>;

/** Lets time pass until a call settles, and returns its result. */
export async function resultOf<T>(harness: TimeControl, call: Promise<T>): Promise<T> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  call.then(over, over);
  await until(harness, () => isOver, 'a call settles');
  return call;
}

/** Lets time pass until a call rejects, and returns its error. */
export async function rejectionOf(
  harness: TimeControl,
  call: Promise<unknown>,
  promise: string,
): Promise<unknown> {
  let value: unknown;
  try {
    value = await resultOf(harness, call);
  } catch (error) {
    if (error instanceof ContractViolation) throw error;
    return error;
  }
  throw new ContractViolation(`${promise}: it resolved to ${JSON.stringify(value)}`);
}

export async function until(
  harness: TimeControl,
  predicate: () => boolean,
  promise: string,
): Promise<void> {
  for (let step = 0; !predicate(); step += 1) {
    check(step < MAX_STEPS, `${promise}: not in time`);
    await harness.pass(STEP_MS);
  }
}

/** Lets up to `ms` of the backend's time pass until the predicate holds. */
export async function within(
  harness: Pick<AlertSourceHarness, 'now' | 'pass'>,
  ms: number,
  predicate: () => boolean,
  promise: string,
): Promise<void> {
  const end = harness.now() + ms;
  while (!predicate()) {
    const rest = end - harness.now();
    check(rest > 0, `${promise}: not within ${ms} ms`);
    await harness.pass(Math.min(rest, STEP_MS));
  }
}

const HOUR_MS = 3_600_000;

/** A range that includes every alert of a clause. */
export const wideRange = (harness: AlertSourceHarness) => ({
  start: harness.now() - 47 * HOUR_MS,
  end: harness.now() + HOUR_MS,
});

export function targetOf(...alerts: readonly Alert[]): ActionTarget {
  const times = alerts.map((alert) => alert.createdOn);
  return {
    mode: 'selection',
    ids: alerts.map((alert) => alert.id),
    range: { start: Math.min(...times) - 1_000, end: Math.max(...times) + 1_000 },
  };
}
