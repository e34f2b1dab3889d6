import { useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { isPlainClick } from '@pantau/core/ui/plain-click';
import { type MouseEvent, type ReactElement, useId } from 'react';
import {
  type AnnouncementLink,
  announcementLink,
} from '../../engine/announcements/announcement-link.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';
import { ShellLink } from '../link/shell-link.tsx';
import css from './announcement-action.module.css';

export interface AnnouncementActionProps {
  readonly content: Parameters<typeof announcementLink>[0];
  /** The user has left for the page of the link. */
  readonly onFollow: () => void;
}

/** The link of an announcement; a text replaces one that must not be opened (SH-37). */
export function AnnouncementAction({ content, onFollow }: AnnouncementActionProps): ReactElement {
  const t = useMessages(announcementsMessages);
  const link = announcementLink(content);
  if (link === null) return <p className={css.notice}>{t('linkInvalid')}</p>;
  if (link.kind === 'external') return <ExternalLink {...link} />;
  const follow = (event: MouseEvent): void => {
    if (isPlainClick(event)) onFollow();
  };
  return (
    <ShellLink to={link.path} className={css.link} onClick={follow}>
      {t('openPage')}
      <Icon name="arrowRight" />
    </ShellLink>
  );
}

function ExternalLink({
  url,
  host,
}: Extract<AnnouncementLink, { kind: 'external' }>): ReactElement {
  const t = useMessages(announcementsMessages);
  const noteId = useId();
  return (
    <>
      <p id={noteId} className={css.note}>
        {t('opensInNewTab', { host })}
      </p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={css.link}
        aria-describedby={noteId}
      >
        {t('openSite')}
        <Icon name="externalLink" />
      </a>
    </>
  );
}
