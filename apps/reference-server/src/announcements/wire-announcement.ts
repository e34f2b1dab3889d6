import type { StoredAnnouncement } from './store-announcement.ts';

/** `SystemNotification` of openapi.yaml and live-messages.schema.json. */
export const wireAnnouncement = (
  { id, action, title, description, thumbnail, createdOn }: StoredAnnouncement,
  isRead: boolean,
) => ({
  system_notification_uuid: id,
  action,
  system_notif_header: title,
  system_notif_description: description,
  system_notif_thumbnail: thumbnail,
  created_on: createdOn.toISOString(),
  is_read: isRead,
});

/** `SystemNotificationDetail`. */
export const wireDetail = ({ action, title, description, content }: StoredAnnouncement) => ({
  data: { action, data: { title, description, data: content } },
});
