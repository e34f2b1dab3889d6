import type { User } from '../alert/alert.ts';
import {
  HANDOVER_WINDOW_MS,
  type HandoverAlert,
  type HandoverNote,
  type HandoverSettled,
  type HandoverSnooze,
  type ShiftHandover,
} from './handover-source.port.ts';

/** What one person hands over. */
export interface PersonalHandover {
  readonly user: User;
  /** The open alerts that the person owns. */
  readonly alerts: readonly HandoverAlert[];
  readonly snoozes: readonly HandoverSnooze[];
  readonly notes: readonly HandoverNote[];
  /** `undefined` for somebody who has settled nothing. */
  readonly settled: HandoverSettled | undefined;
}

export interface HandoverByPerson {
  /** The open alerts that nobody owns. */
  readonly unowned: readonly HandoverAlert[];
  /** By name. */
  readonly people: readonly PersonalHandover[];
}

/** From when alerts are new to the reader, epoch ms; `undefined` when no shift was handed over within the window. */
export function newSince({ readOn, since, previous }: ShiftHandover): number | undefined {
  return previous !== null && readOn - since < HANDOVER_WINDOW_MS ? since : undefined;
}

/** The parts of a handover by who is responsible for them (AC-894). @param compare compares names in the user's language */
export function byPerson(
  handover: Pick<ShiftHandover, 'alerts' | 'snoozes' | 'notes' | 'settled'>,
  compare: (one: string, other: string) => number,
): HandoverByPerson {
  const { alerts, snoozes, notes, settled } = handover;
  const people = new Map<string, User>();
  const owners = alerts.flatMap(({ owner }) => owner ?? []);
  for (const user of [...owners, ...[...snoozes, ...notes, ...settled].map((one) => one.user)]) {
    people.set(user.userId, user);
  }
  const isOf =
    ({ userId }: User) =>
    (one: { readonly user: User }): boolean =>
      one.user.userId === userId;
  return {
    unowned: alerts.filter(({ owner }) => owner === null),
    people: [...people.values()]
      .map((user) => ({
        user,
        alerts: alerts.filter(({ owner }) => owner?.userId === user.userId),
        snoozes: snoozes.filter(isOf(user)),
        notes: notes.filter(isOf(user)),
        settled: settled.find(isOf(user)),
      }))
      .sort(
        (one, other) =>
          compare(one.user.fullname, other.user.fullname) ||
          (one.user.userId < other.user.userId ? -1 : 1),
      ),
  };
}
