import { useMessages } from '@pantau/core';
import { VideoPlayer } from '@pantau/core/media';
import { type ReactElement, useMemo } from 'react';
import type { AnnouncementVideoSource } from '../../engine/announcements/announcement.ts';
import { announcementMedia } from '../../engine/announcements/announcement-link.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';

export interface AnnouncementVideoProps {
  readonly sources: readonly AnnouncementVideoSource[];
  readonly title: string;
  /** Epoch ms. */
  readonly publishedOn: number;
}

/** The video of an announcement. Sources that must not be loaded are left out (SH-37). */
export function AnnouncementVideo(props: AnnouncementVideoProps): ReactElement {
  const { sources, title, publishedOn } = props;
  const t = useMessages(announcementsMessages);
  const clips = useMemo(() => {
    const playable = sources.flatMap(({ url, contentType }) => {
      const address = announcementMedia(url);
      return address === null ? [] : [{ url: address, contentType }];
    });
    if (playable.length === 0) return [];
    return [{ id: 'video', camera: title, sources: playable, startTime: publishedOn }];
  }, [sources, title, publishedOn]);
  return (
    <VideoPlayer clips={clips} licensePlate="" noMediaReason={t('noVideo')} hideCaption autoFocus />
  );
}
