import * as v from 'valibot';
import {
  type Announcement,
  type AnnouncementDetail,
  announcementActions,
} from '../../engine/announcements/announcement.ts';

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
  v.number(),
);

/** `SystemNotification` of openapi.yaml. */
export const wireAnnouncement = v.pipe(
  v.object({
    system_notification_uuid: v.pipe(v.string(), v.nonEmpty()),
    action: v.picklist(announcementActions),
    system_notif_header: v.string(),
    system_notif_description: v.nullish(v.string(), ''),
    system_notif_thumbnail: v.nullish(v.string(), null),
    created_on: instant,
    is_read: v.boolean(),
  }),
  v.transform((wire): Announcement => ({
    id: wire.system_notification_uuid,
    action: wire.action,
    title: wire.system_notif_header,
    description: wire.system_notif_description,
    thumbnail: wire.system_notif_thumbnail,
    createdOn: wire.created_on,
    isRead: wire.is_read,
  })),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Rows are parsed one by one: an invalid row does not hide the others. */
export const listResponse = v.object({
  data: v.object({ paginated_result: v.array(v.unknown()) }),
  metadata: v.object({ total_count: count }),
});

export const unreadResponse = v.object({ data: v.object({ unread_count: count }) });

const image = v.object({ url: v.string(), alt: v.nullish(v.string(), '') });
const source = v.object({ url: v.string(), content_type: v.nullish(v.string(), null) });

const withContent = <A extends string, S extends v.GenericSchema>(action: A, content: S) =>
  v.object({
    action: v.literal(action),
    data: v.object({
      title: v.string(),
      description: v.nullish(v.string(), ''),
      data: content,
    }),
  });

const detail = v.variant('action', [
  withContent('pop_up_image', image),
  withContent('carousel_image', v.array(image)),
  withContent('pop_up_video', v.array(source)),
  withContent('external_link', v.string()),
  withContent('internal_link', v.string()),
]);

function contentOf({ action, data }: v.InferOutput<typeof detail>): AnnouncementDetail['content'] {
  switch (action) {
    case 'pop_up_image':
      return { action, image: data.data };
    case 'carousel_image':
      return { action, images: data.data };
    case 'pop_up_video': {
      const sources = data.data.map(({ url, content_type: contentType }) => ({ url, contentType }));
      return { action, sources };
    }
    default:
      return { action, link: data.data };
  }
}

/** `SystemNotificationDetail`. */
export const detailResponse = v.pipe(
  v.object({ data: detail }),
  v.transform(({ data: wire }): AnnouncementDetail => {
    const { title, description } = wire.data;
    return { title, description, content: contentOf(wire) };
  }),
);
