import type { Clock } from '@pantau/core';
import type { Announcement, AnnouncementDetail, AnnouncementId } from './announcement.ts';
import { createAnnouncementRequests } from './announcement-requests.ts';
import { ANNOUNCEMENT_PAGE, type AnnouncementSource } from './announcement-source.port.ts';
import {
  type AnnouncementsEvent,
  type AnnouncementsState,
  initialAnnouncements,
} from './announcements-state.ts';
import { type AnnouncementsView, viewOf } from './announcements-view.ts';
import { grownLimit, isKnown, reduceAnnouncements } from './reduce-announcements.ts';

export interface AnnouncementStoreOptions {
  readonly source: AnnouncementSource;
  readonly clock: Clock;
  /** Receives failures that the user is not shown. */
  readonly onError: (error: unknown) => void;
}

/** The announcements of one user. */
export interface AnnouncementStore {
  /** The same object until something changes. */
  get(): AnnouncementsView;
  subscribe(listener: () => void): () => void;
  /**
   * Counts and listens until the returned function is called.
   *
   * @param onArrival called once for each announcement that arrives live
   */
  start(onArrival: (announcement: Announcement) => void): () => void;
  /** Loads the first page. */
  load(): void;
  /** Loads ten more, if there are more. */
  grow(): void;
  /** Loads the list of the latest request again. */
  retry(): void;
  /** Marks one announcement as read. A failure undoes it and is reported. */
  markRead(id: AnnouncementId): void;
  /** Marks all as read. Rejects with the error that undid it. */
  markAllRead(): Promise<void>;
  readDetail(id: AnnouncementId, signal: AbortSignal): Promise<AnnouncementDetail>;
}

export function createAnnouncementStore(options: AnnouncementStoreOptions): AnnouncementStore {
  const { source, clock, onError } = options;
  const listeners = new Set<() => void>();
  let state: AnnouncementsState = initialAnnouncements;
  let view: AnnouncementsView = viewOf(state);
  let lastKey = 0;

  const dispatch = (event: AnnouncementsEvent): void => {
    const next = reduceAnnouncements(state, event);
    if (next === state) return;
    state = next;
    view = viewOf(state);
    for (const listener of [...listeners]) listener();
  };

  const requests = createAnnouncementRequests({ source, dispatch, onError });
  const { count, list } = requests;

  const mark = async (id?: AnnouncementId): Promise<void> => {
    const key = (lastKey += 1);
    // All means what the user has seen, by the clock of the source.
    const seen = id === undefined ? state.listed?.[0]?.createdOn : undefined;
    const request = { id, isRead: true, updatedOn: seen ?? clock.now() };
    // A count that was requested before would undo it.
    requests.cancelCount();
    dispatch({ kind: 'markSent', key, mark: request });
    try {
      const unread = await source.markRead(request);
      dispatch({ kind: 'marked', key, unread });
    } catch (error) {
      dispatch({ kind: 'markFailed', key });
      throw error;
    } finally {
      count();
    }
  };

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(onArrival) {
      const leave = source.subscribe((event) => {
        if (event.kind === 'arrived') {
          const { announcement } = event;
          const isNew = !isKnown(state, announcement.id);
          dispatch({ kind: 'arrived', announcement });
          if (isNew) onArrival(announcement);
        } else if (state.listed !== null) {
          list(state.limit);
        }
        count();
      });
      count();
      return () => {
        leave();
        requests.cancelAll();
      };
    },
    load: () => list(ANNOUNCEMENT_PAGE),
    grow() {
      const limit = grownLimit(state);
      if (limit !== null && !state.isLoading && state.error === null) list(limit);
    },
    retry: () => list(state.limit),
    markRead(id) {
      const known = state.listed?.find((one) => one.id === id);
      if (known?.isRead === true) return;
      mark(id).catch(onError);
    },
    markAllRead: () => mark(),
    readDetail: (id, signal) => source.detail(id, signal),
  };
}
