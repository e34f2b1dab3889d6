import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { AnnouncementContent } from '../../engine/announcements/announcement.ts';
import { AnnouncementCarousel } from './announcement-carousel.tsx';
import { AnnouncementPicture } from './announcement-picture.tsx';
import css from './announcement-media.module.css';

export interface AnnouncementMediaProps {
  readonly content: Exclude<AnnouncementContent, { readonly link: string }>;
  readonly title: string;
  /** Epoch ms. */
  readonly publishedOn: number;
}

const video = createLazy(async () => (await import('./announcement-video.tsx')).AnnouncementVideo);

/** The image, the images or the video of an announcement. The player loads with the first video. */
export function AnnouncementMedia(props: AnnouncementMediaProps): ReactElement {
  const { content, title, publishedOn } = props;
  switch (content.action) {
    case 'pop_up_image':
      return (
        <div className={css.media}>
          <AnnouncementPicture image={content.image} />
        </div>
      );
    case 'carousel_image':
      return <AnnouncementCarousel images={content.images} title={title} />;
    case 'pop_up_video':
      return (
        <div className={css.media}>
          <LazyPart part={video} props={{ sources: content.sources, title, publishedOn }} />
        </div>
      );
  }
}
