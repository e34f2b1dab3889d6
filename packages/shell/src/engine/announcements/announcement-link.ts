import { mediaAddress, ownRoute, webAddress } from '@pantau/core/contract';
import type { AnnouncementContent } from './announcement.ts';

/** A link of an announcement that may be opened. */
export type AnnouncementLink =
  | { readonly kind: 'external'; readonly url: string; readonly host: string }
  | { readonly kind: 'internal'; readonly path: string };

type LinkContent = Extract<AnnouncementContent, { readonly link: string }>;

/** Validates the link of an announcement; `null` if it must not be opened (SH-37). */
export function announcementLink({ action, link }: LinkContent): AnnouncementLink | null {
  if (action === 'internal_link') {
    const path = ownRoute(link);
    return path === null ? null : { kind: 'internal', path };
  }
  const url = webAddress(link);
  return url === null ? null : { kind: 'external', url: url.href, host: url.host };
}

/** The address of an image or video that may be loaded; `null` for any other (SH-37). */
export const announcementMedia = (address: string | null): string | null =>
  address === null ? null : mediaAddress(address);
