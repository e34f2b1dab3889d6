import { mediaAddress, ownRoute, webAddress } from '@pantau/core/contract';
import * as v from 'valibot';
import { freeText } from '../lib/user-text.ts';

const TITLE_MAX = 150;
const DESCRIPTION_MAX = 2_000;
const ALT_MAX = 300;
const CONTENT_TYPE_MAX = 100;
const IMAGES_MAX = 10;
const SOURCES_MAX = 4;

const media = v.pipe(
  v.string(),
  v.check((text) => mediaAddress(text) !== null),
);
const image = v.object({ url: media, alt: freeText(ALT_MAX) });
const source = v.object({ url: media, content_type: v.nullable(freeText(CONTENT_TYPE_MAX)) });
const oneTo = <T extends v.GenericSchema>(max: number, item: T) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(max));

const contents = {
  pop_up_image: image,
  carousel_image: oneTo(IMAGES_MAX, image),
  pop_up_video: oneTo(SOURCES_MAX, source),
  external_link: v.pipe(
    v.string(),
    v.check((text) => webAddress(text) !== null),
  ),
  internal_link: v.pipe(
    v.string(),
    v.check((text) => ownRoute(text) !== null),
  ),
};

const withContent = <A extends keyof typeof contents>(action: A) =>
  v.object({
    action: v.literal(action),
    data: v.object({
      title: v.pipe(freeText(TITLE_MAX), v.nonEmpty()),
      description: freeText(DESCRIPTION_MAX),
      data: contents[action],
    }),
    thumbnail: v.optional(v.nullable(media)),
    user_ids: v.optional(oneTo(1_000, v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)))),
  });

/** `NewSystemNotification` of openapi.yaml. */
export const newAnnouncement = v.variant('action', [
  withContent('pop_up_image'),
  withContent('carousel_image'),
  withContent('pop_up_video'),
  withContent('external_link'),
  withContent('internal_link'),
]);

export type NewAnnouncement = v.InferOutput<typeof newAnnouncement>;

/** The given thumbnail, or the first image. */
export function thumbnailOf({ thumbnail, action, data }: NewAnnouncement): string | null {
  if (thumbnail !== undefined) return thumbnail;
  if (action === 'pop_up_image') return data.data.url;
  return action === 'carousel_image' ? (data.data[0]?.url ?? null) : null;
}
