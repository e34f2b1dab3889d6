import {
  type LiveChannel,
  type LiveEvent,
  type PantauError,
  type ServerOptions,
  createServerClients,
  parseRows,
  parseWire,
} from '@pantau/core/transport';
import type { Announcement } from '../../engine/announcements/announcement.ts';
import type {
  AnnouncementEvent,
  AnnouncementSource,
} from '../../engine/announcements/announcement-source.port.ts';
import {
  detailResponse,
  listResponse,
  unreadResponse,
  wireAnnouncement,
} from './wire-announcement.ts';

export interface HttpAnnouncementSourceOptions extends ServerOptions {
  /** The signed-in user, whose live messages are received. */
  readonly userId: string;
  /**
   * The page's live channel, shared with its other users and opened by them. Its subscription has to include
   * `SystemNotif`. Without it, no announcement arrives live.
   */
  readonly live?: Pick<LiveChannel, 'subscribe'> | undefined;
  /** Base path of the REST endpoints. Defaults to `/api`. */
  readonly restPath?: string | undefined;
  /** Receives the error of each announcement that cannot be parsed; the others are shown. */
  readonly onError?: ((error: PantauError) => void) | undefined;
}

const PATH = 'system-notification';

/** Creates an `AnnouncementSource` over the wire contract: REST and a shared live channel. */
export function createHttpAnnouncementSource(
  options: HttpAnnouncementSourceOptions,
): AnnouncementSource {
  const rest = createServerClients(options)(options.restPath ?? '/api');
  const readRows = (rows: readonly unknown[]): readonly Announcement[] =>
    parseRows(wireAnnouncement, rows, 'an announcement', options.onError);

  return {
    async list({ limit, page }, signal) {
      const response = await rest.request('GET', PATH, { query: { limit, page }, signal });
      const { data, metadata } = parseWire(listResponse, response, 'announcements');
      return { announcements: readRows(data.paginated_result), total: metadata.total_count };
    },
    async countUnread(signal) {
      const response = await rest.request('GET', `${PATH}/unread-count`, { signal });
      return parseWire(unreadResponse, response, 'the unread count').data.unread_count;
    },
    async markRead({ id, isRead, updatedOn }, signal) {
      const body = {
        is_read: isRead,
        updated_on: new Date(updatedOn).toISOString(),
        system_notification_uuid: id,
      };
      const response = await rest.request('PATCH', PATH, { body, signal });
      return parseWire(unreadResponse, response, 'the unread count').data.unread_count;
    },
    async detail(id, signal) {
      const path = `${PATH}/${encodeURIComponent(id)}`;
      return parseWire(detailResponse, await rest.request('GET', path, { signal }), 'the content');
    },
    subscribe(listener) {
      const receive = receiver(options.userId, readRows, listener);
      return options.live?.subscribe(receive) ?? (() => undefined);
    },
  };
}

/** Turns events of the live channel into those of the port. */
function receiver(
  userId: string,
  readRows: (rows: readonly unknown[]) => readonly Announcement[],
  listener: (event: AnnouncementEvent) => void,
): (event: LiveEvent) => void {
  const type = `system-notif-${userId}`;
  let isLive = false;
  return (event) => {
    if (event.kind === 'status') {
      const wasLive = isLive;
      isLive = event.status.state === 'live';
      // Also after the first connection: something may have been published since the list was loaded.
      if (isLive && !wasLive) listener({ kind: 'missed' });
    }
    if (event.kind !== 'message' || event.message.type !== type) return;
    const [announcement] = readRows([event.message.body['data']]);
    listener(announcement === undefined ? { kind: 'missed' } : { kind: 'arrived', announcement });
  };
}
