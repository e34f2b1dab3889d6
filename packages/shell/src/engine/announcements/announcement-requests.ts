import { isAbortError } from '@pantau/core/base';
import type { AnnouncementSource } from './announcement-source.port.ts';
import type { AnnouncementsEvent } from './announcements-state.ts';

export interface AnnouncementRequestsOptions {
  readonly source: AnnouncementSource;
  readonly dispatch: (event: AnnouncementsEvent) => void;
  readonly onError: (error: unknown) => void;
}

/** Requests whose latest call wins. */
export interface AnnouncementRequests {
  count(): void;
  /** Loads the first page with this limit. */
  list(limit: number): void;
  cancelCount(): void;
  cancelAll(): void;
}

export function createAnnouncementRequests(
  options: AnnouncementRequestsOptions,
): AnnouncementRequests {
  const { source, dispatch, onError } = options;
  let counting = new AbortController();
  let listing = new AbortController();
  return {
    count() {
      counting.abort();
      const { signal } = (counting = new AbortController());
      source.countUnread(signal).then(
        (unread) => {
          if (!signal.aborted) dispatch({ kind: 'counted', unread });
        },
        (error: unknown) => {
          if (!signal.aborted && !isAbortError(error)) onError(error);
        },
      );
    },
    list(limit) {
      listing.abort();
      const { signal } = (listing = new AbortController());
      dispatch({ kind: 'listRequested', limit });
      source.list({ limit, page: 1 }, signal).then(
        (page) => {
          if (!signal.aborted) dispatch({ kind: 'listed', page });
        },
        (error: unknown) => {
          if (signal.aborted || isAbortError(error)) return;
          dispatch({ kind: 'listFailed', error });
          onError(error);
        },
      );
    },
    cancelCount: () => counting.abort(),
    cancelAll() {
      counting.abort();
      listing.abort();
    },
  };
}
