import { isPantauError, useFormat, useMessages } from '@pantau/core';
import { Dialog } from '@pantau/core/ui/dialog';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { Announcement, AnnouncementContent } from '../../engine/announcements/announcement.ts';
import type { AnnouncementStore } from '../../engine/announcements/announcement-store.ts';
import {
  type AnnouncementDetailState,
  useAnnouncementDetail,
} from '../../hooks/announcements/use-announcement-detail.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';
import css from './announcement-dialog.module.css';
import { AnnouncementAction } from './announcement-action.tsx';
import { AnnouncementMedia } from './announcement-media.tsx';

export interface AnnouncementDialogProps {
  readonly store: AnnouncementStore;
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

type LinkContent = Extract<AnnouncementContent, { readonly link: string }>;

const isLink = (content: AnnouncementContent): content is LinkContent => 'link' in content;

/** What an announcement shows, or where it leads. */
export function AnnouncementDialog(props: AnnouncementDialogProps): ReactElement {
  const { store, announcement, onClose } = props;
  const format = useFormat();
  const [state, retry] = useAnnouncementDetail(store, announcement.id);
  const content = state.kind === 'ready' ? state.detail.content : null;
  const title = state.kind === 'ready' ? state.detail.title : announcement.title;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="wide">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description>{format.dateTime(announcement.createdOn)}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Content announcement={announcement} state={state} onRetry={retry} />
        </Dialog.Body>
        {content !== null && isLink(content) && (
          <Dialog.Footer>
            <AnnouncementAction content={content} onFollow={onClose} />
          </Dialog.Footer>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ContentProps extends Pick<AnnouncementDialogProps, 'announcement'> {
  readonly state: AnnouncementDetailState;
  readonly onRetry: () => void;
}

function Content({ announcement, state, onRetry }: ContentProps): ReactElement {
  const t = useMessages(announcementsMessages);
  switch (state.kind) {
    case 'loading':
      return <Loading announcement={announcement} />;
    case 'failed': {
      const { error } = state;
      const kind = isPantauError(error) ? error.kind : 'server';
      const isGone = kind === 'notFound';
      return (
        <ErrorState
          title={t(isGone ? 'announcementGone' : 'announcementFailed')}
          text={isGone ? undefined : t('checkConnection')}
          art={kind === 'offline' ? 'offline' : 'broken'}
          onRetry={isGone ? undefined : onRetry}
        />
      );
    }
    case 'ready': {
      const { content, description, title } = state.detail;
      return (
        <>
          {!isLink(content) && (
            <AnnouncementMedia
              content={content}
              title={title}
              publishedOn={announcement.createdOn}
            />
          )}
          {description !== '' && <p className={css.description}>{description}</p>}
        </>
      );
    }
  }
}

/** In the size of the content. */
function Loading({ announcement }: Pick<AnnouncementDialogProps, 'announcement'>): ReactElement {
  const t = useMessages(announcementsMessages);
  const { action, description } = announcement;
  return (
    <div aria-busy>
      <VisuallyHidden>{t('announcementsLoading')}</VisuallyHidden>
      {action !== 'external_link' && action !== 'internal_link' && (
        <span className={css.frame}>
          <Skeleton shape="block" />
        </span>
      )}
      {description !== '' && <p className={css.description}>{description}</p>}
    </div>
  );
}
