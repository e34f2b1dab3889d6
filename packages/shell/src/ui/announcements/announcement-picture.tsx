import { useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useState } from 'react';
import type { AnnouncementImage } from '../../engine/announcements/announcement.ts';
import { announcementMedia } from '../../engine/announcements/announcement-link.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';
import css from './announcement-picture.module.css';

export interface AnnouncementPictureProps {
  readonly image: AnnouncementImage;
}

/** An image in a frame of fixed proportions, so that nothing moves when it has loaded. */
export function AnnouncementPicture({ image }: AnnouncementPictureProps): ReactElement {
  const t = useMessages(announcementsMessages);
  const [hasFailed, setFailed] = useState(false);
  const address = announcementMedia(image.url);
  return (
    <span className={css.frame}>
      {address === null || hasFailed ? (
        <span className={css.failed}>
          <Icon name="warning" size={20} />
          {image.alt !== '' && <span>{image.alt}</span>}
          <span>{t('imageFailed')}</span>
        </span>
      ) : (
        <img
          className={css.image}
          src={address}
          alt={image.alt}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
