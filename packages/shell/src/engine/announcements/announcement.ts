/** Unique per announcement. */
export type AnnouncementId = string;

export const announcementActions = [
  'pop_up_image',
  'carousel_image',
  'pop_up_video',
  'external_link',
  'internal_link',
] as const;

/** What opening an announcement does. */
export type AnnouncementAction = (typeof announcementActions)[number];

/** An announcement in the list. Its texts are plain text. */
export interface Announcement {
  readonly id: AnnouncementId;
  readonly action: AnnouncementAction;
  readonly title: string;
  /** Empty if there is none. */
  readonly description: string;
  /** Address of an image. */
  readonly thumbnail: string | null;
  /** Epoch ms. */
  readonly createdOn: number;
  /** By the user. */
  readonly isRead: boolean;
}

export interface AnnouncementImage {
  readonly url: string;
  /** What it shows; empty for a decoration. */
  readonly alt: string;
}

/** A file of a video. */
export interface AnnouncementVideoSource {
  readonly url: string;
  /** MIME type; `null` if unknown. */
  readonly contentType: string | null;
}

/** What an announcement shows or opens. Links are not validated yet: see `announcementLink`. */
export type AnnouncementContent =
  | { readonly action: 'pop_up_image'; readonly image: AnnouncementImage }
  | { readonly action: 'carousel_image'; readonly images: readonly AnnouncementImage[] }
  /** The same video in one or more formats. */
  | { readonly action: 'pop_up_video'; readonly sources: readonly AnnouncementVideoSource[] }
  | { readonly action: 'external_link'; readonly link: string }
  | { readonly action: 'internal_link'; readonly link: string };

export interface AnnouncementDetail {
  readonly title: string;
  readonly description: string;
  readonly content: AnnouncementContent;
}
