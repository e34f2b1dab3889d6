import {
  array,
  boolean,
  nullable,
  number,
  object,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import { type Banner, parseDays } from '../../engine/banner/banner.ts';

export const feedbackStatusResponse = object({ data: object({ status: boolean() }) });

const wireBanner = pipe(
  object({
    id: string(),
    title: string(),
    text: string(),
    image_url: nullable(string()),
    link_url: nullable(string()),
    day_show: unknown(),
  }),
  transform(({ id, title, text, image_url, link_url, day_show }): Banner => ({
    id,
    title,
    text,
    imageUrl: image_url,
    linkUrl: link_url,
    days: parseDays(day_show),
  })),
);

export const bannerResponse = object({ data: array(wireBanner) });

export const referralResponse = object({ data: object({ code: string(), link: string() }) });

/** The envelope of the mutation `backToOldVersion`. */
export const oldVersionResponse = object({
  data: object({
    backToOldVersion: object({
      isSuccessful: boolean(),
      errorCode: nullable(number()),
      errorName: nullable(string()),
      message: nullable(string()),
    }),
  }),
});
