import type { Announcement } from './announcement.ts';
import type { ReadMark } from './announcement-source.port.ts';
import type { AnnouncementsState } from './announcements-state.ts';
import { grownLimit } from './reduce-announcements.ts';

/** What the shell shows. */
export interface AnnouncementsView {
  /** Newest first; `null` before the first list. Marks of the user are applied before they are confirmed. */
  readonly announcements: readonly Announcement[] | null;
  readonly isLoading: boolean;
  /** Why the latest list could not be loaded; `null` if it was. */
  readonly error: unknown;
  /** Nothing more can be loaded. */
  readonly isComplete: boolean;
  /** Unread announcements on all pages; `null` while unknown. */
  readonly unread: number | null;
}

const applies = ({ id, updatedOn }: ReadMark, announcement: Announcement): boolean =>
  id === undefined ? announcement.createdOn <= updatedOn : announcement.id === id;

/** The unread count once the marks that are not confirmed yet succeed. */
function unreadOf({ unread, marks, listed, arrived }: AnnouncementsState): number | null {
  if (unread === null) return null;
  const sent = marks.filter(({ stage }) => stage === 'sent').map(({ mark }) => mark);
  const known = [...new Map([...(listed ?? []), ...arrived].map((one) => [one.id, one])).values()];
  if (sent.some(({ id }) => id === undefined)) {
    return known.filter((one) => !one.isRead && !sent.some((mark) => applies(mark, one))).length;
  }
  const ids = new Set(sent.map(({ id }) => id));
  const alreadyRead = known.filter((one) => one.isRead && ids.has(one.id)).length;
  return Math.max(0, unread - (ids.size - alreadyRead));
}

export function viewOf(state: AnnouncementsState): AnnouncementsView {
  const { listed, marks, isLoading, error } = state;
  const isRead = (announcement: Announcement): boolean =>
    announcement.isRead || marks.some(({ mark }) => applies(mark, announcement));
  return {
    announcements:
      listed?.map((one) => (one.isRead === isRead(one) ? one : { ...one, isRead: true })) ?? null,
    isLoading,
    error,
    isComplete: listed !== null && grownLimit(state) === null,
    unread: unreadOf(state),
  };
}
