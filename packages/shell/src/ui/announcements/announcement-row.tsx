import { useFormat, useMessages } from '@pantau/core';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useState } from 'react';
import type { Announcement, AnnouncementAction } from '../../engine/announcements/announcement.ts';
import { announcementMedia } from '../../engine/announcements/announcement-link.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';
import css from './announcement-row.module.css';
import { relativeTime } from './relative-time.ts';

export interface AnnouncementRowProps {
  readonly announcement: Announcement;
  /** Epoch ms. */
  readonly now: number;
  readonly onOpen: (announcement: Announcement) => void;
}

/** One announcement in the list. The whole row opens it. */
export function AnnouncementRow({ announcement, now, onOpen }: AnnouncementRowProps): ReactElement {
  const { title, description, createdOn, isRead } = announcement;
  const t = useMessages(announcementsMessages);
  const format = useFormat();
  return (
    <li className={css.item}>
      <button
        type="button"
        className={css.row}
        data-unread={!isRead || undefined}
        onClick={() => onOpen(announcement)}
      >
        <Thumbnail announcement={announcement} />
        <span className={css.texts}>
          <span className={css.title}>
            {!isRead && <VisuallyHidden>{`${t('announcementUnread')}: `}</VisuallyHidden>}
            {title}
          </span>
          {description !== '' && <span className={css.description}>{description}</span>}
          <time
            className={css.time}
            dateTime={new Date(createdOn).toISOString()}
            title={format.dateTime(createdOn)}
          >
            {relativeTime(now, createdOn, format.locale) ?? format.date(createdOn)}
          </time>
        </span>
      </button>
    </li>
  );
}

const icons: Readonly<Record<AnnouncementAction, IconName>> = {
  pop_up_image: 'megaphone',
  carousel_image: 'megaphone',
  pop_up_video: 'video',
  external_link: 'globe',
  internal_link: 'megaphone',
};

/** An icon replaces an image that is missing, invalid or cannot be loaded. */
function Thumbnail({ announcement }: Pick<AnnouncementRowProps, 'announcement'>): ReactElement {
  const { action, thumbnail } = announcement;
  const address = announcementMedia(thumbnail);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={css.thumbnail}>
      {address === null || address === failed ? (
        <Icon name={icons[action]} size={20} />
      ) : (
        <img
          className={css.image}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}
