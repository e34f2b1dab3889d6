import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import { abortable } from '@pantau/core/transport';
import type {
  Announcement,
  AnnouncementContent,
  AnnouncementDetail,
  AnnouncementId,
} from '../../engine/announcements/announcement.ts';
import {
  ANNOUNCEMENT_LIMIT_MAX,
  type AnnouncementEvent,
  type AnnouncementPage,
  type AnnouncementQuery,
  type AnnouncementSource,
} from '../../engine/announcements/announcement-source.port.ts';

/** An announcement with its content. */
export interface NewAnnouncement {
  /** Defaults to a number. */
  readonly id?: AnnouncementId | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  readonly thumbnail?: string | null | undefined;
  readonly content: AnnouncementContent;
  /** Epoch ms. Defaults to now. */
  readonly createdOn?: number | undefined;
  readonly isRead?: boolean | undefined;
}

export interface MemoryAnnouncementSourceOptions {
  readonly announcements?: readonly NewAnnouncement[] | undefined;
  readonly clock?: Clock | undefined;
}

/** A source in memory that stories and tests can change. */
export interface MemoryAnnouncementSource extends AnnouncementSource {
  /** Publishes an announcement live and returns its id. */
  publish(announcement: NewAnnouncement): AnnouncementId;
  /** Tells subscribers that they may have missed something. */
  reconnect(): void;
  /** Makes all calls fail with this error; `null` ends that. */
  failWith(error: PantauError | null): void;
}

interface Entry {
  readonly announcement: Announcement;
  readonly detail: AnnouncementDetail;
}

const PAGE_MAX = 1_000_000;

const isInRange = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= max;

function pageOf(entries: readonly Entry[], { limit, page }: AnnouncementQuery): AnnouncementPage {
  if (!isInRange(limit, ANNOUNCEMENT_LIMIT_MAX) || !isInRange(page, PAGE_MAX)) {
    throw new PantauError('invalid');
  }
  const newestFirst = entries
    .map(({ announcement }) => announcement)
    .toReversed()
    .toSorted((a, b) => b.createdOn - a.createdOn);
  const start = (page - 1) * limit;
  return { announcements: newestFirst.slice(start, start + limit), total: newestFirst.length };
}

/** Creates an `AnnouncementSource` in memory: the announcements of one user. */
export function createMemoryAnnouncementSource(
  options: MemoryAnnouncementSourceOptions = {},
): MemoryAnnouncementSource {
  const { clock = systemClock } = options;
  const listeners = new Set<(event: AnnouncementEvent) => void>();
  /** In the order of publication. */
  let entries: readonly Entry[] = [];
  let failure: PantauError | null = null;

  const add = (published: NewAnnouncement): Announcement => {
    const { title, description = '', thumbnail = null, content } = published;
    const announcement: Announcement = {
      id: published.id ?? String(entries.length + 1),
      action: content.action,
      title,
      description,
      thumbnail,
      createdOn: published.createdOn ?? clock.now(),
      isRead: published.isRead ?? false,
    };
    entries = [...entries, { announcement, detail: { title, description, content } }];
    return announcement;
  };
  for (const announcement of options.announcements ?? []) add(announcement);

  const emit = (event: AnnouncementEvent): void => {
    for (const listener of [...listeners]) listener(event);
  };
  const respond = async <T>(signal: AbortSignal | undefined, make: () => T): Promise<T> => {
    signal?.throwIfAborted();
    const run = async (): Promise<T> => {
      if (failure !== null) throw failure;
      return make();
    };
    return abortable(run(), signal);
  };
  const find = (id: AnnouncementId): Entry => {
    const found = entries.find(({ announcement }) => announcement.id === id);
    if (found === undefined) throw new PantauError('notFound');
    return found;
  };
  const countUnread = (): number =>
    entries.filter(({ announcement: { isRead } }) => !isRead).length;

  return {
    list: (query, signal) => respond(signal, () => pageOf(entries, query)),
    countUnread: (signal) => respond(signal, countUnread),
    markRead: ({ id, isRead, updatedOn }, signal) =>
      respond(signal, () => {
        const until = Math.min(updatedOn, clock.now());
        if (id !== undefined) find(id);
        entries = entries.map((entry) => {
          const { announcement } = entry;
          const isMeant =
            id === undefined ? announcement.createdOn <= until : announcement.id === id;
          return isMeant ? { ...entry, announcement: { ...announcement, isRead } } : entry;
        });
        return countUnread();
      }),
    detail: (id, signal) => respond(signal, () => find(id).detail),
    subscribe(listener) {
      // The same function twice is two subscriptions.
      const own = (event: AnnouncementEvent): void => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    publish(published) {
      const announcement = add(published);
      emit({ kind: 'arrived', announcement });
      return announcement.id;
    },
    reconnect: () => emit({ kind: 'missed' }),
    failWith(error) {
      failure = error;
    },
  };
}
