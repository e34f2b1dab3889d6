import type { Announcement, AnnouncementId } from './announcement.ts';
import {
  ANNOUNCEMENT_PAGE,
  type AnnouncementPage,
  type ReadMark,
} from './announcement-source.port.ts';

/** A change by the user that is shown before the source has confirmed it. */
export interface PendingMark {
  readonly key: number;
  readonly mark: ReadMark;
  /**
   * `sent`: not confirmed. `done`: confirmed, but a list that was requested before may not contain it. `listed`: the
   * list that is being loaded contains it.
   */
  readonly stage: 'sent' | 'done' | 'listed';
}

export interface AnnouncementsState {
  /** As the source has listed them, newest first; `null` before the first list. */
  readonly listed: readonly Announcement[] | null;
  /** On all pages. */
  readonly total: number;
  /** Limit of the latest request. */
  readonly limit: number;
  readonly isLoading: boolean;
  /** Why the latest request failed; `null` if it has not. */
  readonly error: unknown;
  /** Announcements that have arrived since the list was requested, and may be missing in it. */
  readonly arrived: readonly Announcement[];
  /** Ids of the latest live arrivals, which may be delivered again. */
  readonly recent: readonly AnnouncementId[];
  /** The count of the source, plus arrivals since; `null` while unknown. */
  readonly unread: number | null;
  readonly marks: readonly PendingMark[];
}

export const initialAnnouncements: AnnouncementsState = {
  listed: null,
  total: 0,
  limit: ANNOUNCEMENT_PAGE,
  isLoading: false,
  error: null,
  arrived: [],
  recent: [],
  unread: null,
  marks: [],
};

export type AnnouncementsEvent =
  | { readonly kind: 'listRequested'; readonly limit: number }
  | { readonly kind: 'listed'; readonly page: AnnouncementPage }
  | { readonly kind: 'listFailed'; readonly error: unknown }
  | { readonly kind: 'counted'; readonly unread: number }
  | { readonly kind: 'arrived'; readonly announcement: Announcement }
  | { readonly kind: 'markSent'; readonly key: number; readonly mark: ReadMark }
  | { readonly kind: 'marked'; readonly key: number; readonly unread: number }
  | { readonly kind: 'markFailed'; readonly key: number };
