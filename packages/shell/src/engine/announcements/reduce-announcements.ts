import type { Announcement, AnnouncementId } from './announcement.ts';
import { ANNOUNCEMENT_LIMIT_MAX, ANNOUNCEMENT_PAGE } from './announcement-source.port.ts';
import type { AnnouncementsEvent, AnnouncementsState, PendingMark } from './announcements-state.ts';

/** How many arrivals are remembered in order to ignore a second delivery. */
const RECENT_MAX = 100;

const has = (list: readonly Announcement[], id: AnnouncementId): boolean =>
  list.some((one) => one.id === id);

/** Newest first; each once. */
function merge(
  added: readonly Announcement[],
  list: readonly Announcement[],
): readonly Announcement[] {
  const missing = added.filter(({ id }) => !has(list, id));
  if (missing.length === 0) return list;
  return [...missing, ...list].toSorted((a, b) => b.createdOn - a.createdOn);
}

/** Whether the announcement is known already, so that its arrival changes nothing (SH-35). */
export const isKnown = ({ listed, recent }: AnnouncementsState, id: AnnouncementId): boolean =>
  recent.includes(id) || (listed !== null && has(listed, id));

/** The limit of the next request when the user reaches the end; `null` when everything is listed (SH-36). */
export function grownLimit({ listed, limit, total }: AnnouncementsState): number | null {
  const most = Math.min(total, ANNOUNCEMENT_LIMIT_MAX);
  return listed === null || limit >= most ? null : Math.min(limit + ANNOUNCEMENT_PAGE, most);
}

function arrive(state: AnnouncementsState, announcement: Announcement): AnnouncementsState {
  if (isKnown(state, announcement.id)) return state;
  const { listed, unread, total } = state;
  return {
    ...state,
    listed: listed && merge([announcement], listed),
    total: listed === null ? total : total + 1,
    arrived: [...state.arrived, announcement],
    recent: [announcement.id, ...state.recent].slice(0, RECENT_MAX),
    unread: unread === null || announcement.isRead ? unread : unread + 1,
  };
}

const withStage = (
  marks: readonly PendingMark[],
  change: (mark: PendingMark) => PendingMark['stage'],
): readonly PendingMark[] => marks.map((mark) => ({ ...mark, stage: change(mark) }));

export function reduceAnnouncements(
  state: AnnouncementsState,
  event: AnnouncementsEvent,
): AnnouncementsState {
  switch (event.kind) {
    case 'listRequested':
      return {
        ...state,
        limit: event.limit,
        isLoading: true,
        arrived: [],
        marks: withStage(state.marks, ({ stage }) => (stage === 'done' ? 'listed' : stage)),
      };
    case 'listed': {
      const { announcements, total } = event.page;
      const missing = state.arrived.filter(({ id }) => !has(announcements, id));
      return {
        ...state,
        listed: merge(missing, announcements),
        total: total + missing.length,
        isLoading: false,
        error: null,
        marks: state.marks.filter(({ stage }) => stage !== 'listed'),
      };
    }
    case 'listFailed':
      return {
        ...state,
        isLoading: false,
        error: event.error,
        marks: withStage(state.marks, ({ stage }) => (stage === 'listed' ? 'done' : stage)),
      };
    case 'counted':
      return { ...state, unread: event.unread };
    case 'arrived':
      return arrive(state, event.announcement);
    case 'markSent': {
      const { key, mark } = event;
      return { ...state, marks: [...state.marks, { key, mark, stage: 'sent' }] };
    }
    case 'marked':
      return {
        ...state,
        unread: event.unread,
        marks: withStage(state.marks, ({ key, stage }) => (key === event.key ? 'done' : stage)),
      };
    case 'markFailed':
      return { ...state, marks: state.marks.filter(({ key }) => key !== event.key) };
  }
}
