import { type ContractClause, ContractViolation } from '@pantau/core/testing';
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
    const timer = setTimeout(() => end(new ContractViolation(promise)), LIVE_MS);
    const leave = source.subscribe((event) => {
      events.push(event);
      if (isMet(events)) end();
    });
    act().catch(end);
  });
}
