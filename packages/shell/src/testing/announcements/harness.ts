import { type PantauErrorKind, isAbortError, isPantauError } from '@pantau/core';
import { type ContractClause, isEqual } from '@pantau/core/testing';
import type {
  AnnouncementContent,
  AnnouncementId,
} from '../../engine/announcements/announcement.ts';
import type { AnnouncementSource } from '../../engine/announcements/announcement-source.port.ts';

export interface PublishedAnnouncement {
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string | null;
  readonly content: AnnouncementContent;
}

/** Two fresh users for one clause, without announcements. */
export interface AnnouncementHarness {
  readonly source: AnnouncementSource;
  /** Of a user of another company. */
  readonly foreign: AnnouncementSource;
  /** Publishes to the first user, later than what was published before, and resolves with the id. */
  publish(announcement: PublishedAnnouncement): Promise<AnnouncementId>;
  /** The source's time, epoch ms. */
  now(): number;
  /** Interrupts the live connection of the first user and restores it. Without it, its clause is skipped. */
  reconnect?(): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type AnnouncementClause = ContractClause<AnnouncementHarness>;

/** A source violates its contract. */
export class AnnouncementContractViolation extends Error {
  override readonly name = 'AnnouncementContractViolation';
}

export function check(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new AnnouncementContractViolation(promise);
}

/** Compares by value. */
export function checkSame(found: unknown, expected: unknown, promise: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  check(isEqual(found, expected), `${promise}: found ${left}, expected ${right}`);
}

/** Checks that a call rejects with this kind of error. */
export async function checkRejects(
  call: Promise<unknown>,
  kind: PantauErrorKind,
  promise: string,
): Promise<void> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  check(isPantauError(error) && error.kind === kind, `${promise}: ${String(error)}`);
}

export async function checkAborts(call: Promise<unknown>, promise: string): Promise<void> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  check(isAbortError(error), promise);
}

/** The longest wait for a live event. */
const LIVE_MS = 5_000;

/** Resolves once the condition holds, which is checked after every event. */
export function until(
  source: AnnouncementSource,
  isMet: (events: readonly unknown[]) => boolean,
  act: () => Promise<unknown>,
  promise: string,
): Promise<void> {
  const events: unknown[] = [];
  return new Promise((resolve, reject) => {
    const end = (error?: unknown): void => {
      clearTimeout(timer);
      leave();
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error(String(error)));
    };
    const timer = setTimeout(() => end(new AnnouncementContractViolation(promise)), LIVE_MS);
    const leave = source.subscribe((event) => {
      events.push(event);
      if (isMet(events)) end();
    });
    act().catch(end);
  });
}
