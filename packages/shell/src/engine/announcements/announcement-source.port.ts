import type { Announcement, AnnouncementDetail, AnnouncementId } from './announcement.ts';

/** Announcements per page; the list grows by as many. */
export const ANNOUNCEMENT_PAGE = 10;

/** The greatest limit that a source accepts. */
export const ANNOUNCEMENT_LIMIT_MAX = 1_000;

export interface AnnouncementQuery {
  /** 1 to `ANNOUNCEMENT_LIMIT_MAX`. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

export interface AnnouncementPage {
  /** Newest first; at most `limit`. */
  readonly announcements: readonly Announcement[];
  /** On all pages. */
  readonly total: number;
}

/** One announcement, or all up to a time. */
export interface ReadMark {
  /** Without it, all announcements that were created up to `updatedOn`. */
  readonly id?: AnnouncementId | undefined;
  readonly isRead: boolean;
  /** When the user did it, epoch ms. A time in the future counts as now. */
  readonly updatedOn: number;
}

export type AnnouncementEvent =
  /** May be sent more than once for one announcement. */
  | { readonly kind: 'arrived'; readonly announcement: Announcement }
  /** Something may have been missed, as after a reconnect: the list and the count are loaded again. */
  | { readonly kind: 'missed' };

/**
 * The source of the signed-in user's announcements. A host implements it on top of its own backend, or uses the
 * HTTP or the memory adapter. Every promise rejects with `PantauError` and honours its signal (`AbortError`):
 * `notFound` for an announcement that the user did not receive, `invalid` for a query out of range. The contract
 * suite `announcementSourceContract` (`@pantau/shell/testing`) states what the shell relies on beyond the types.
 */
export interface AnnouncementSource {
  /** One page. Past the end, a page without announcements. Must not come from a cache. */
  list(query: AnnouncementQuery, signal?: AbortSignal): Promise<AnnouncementPage>;
  /** Unread announcements of the user. */
  countUnread(signal?: AbortSignal): Promise<number>;
  /** Resolves with the unread announcements that are left. Marking again changes nothing. */
  markRead(mark: ReadMark, signal?: AbortSignal): Promise<number>;
  /** What an announcement shows or opens. It stays unread. */
  detail(id: AnnouncementId, signal?: AbortSignal): Promise<AnnouncementDetail>;
  /** New announcements, as long as the source has a live connection. Returns a function that unsubscribes. */
  subscribe(listener: (event: AnnouncementEvent) => void): () => void;
}
