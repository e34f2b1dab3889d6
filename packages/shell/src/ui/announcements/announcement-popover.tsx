import { isPantauError, useMessages, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Popover } from '@pantau/core/ui/popover';
import {
  type ReactElement,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Announcement } from '../../engine/announcements/announcement.ts';
import type { AnnouncementStore } from '../../engine/announcements/announcement-store.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';
import { AnnouncementList } from './announcement-list.tsx';
import css from './announcement-popover.module.css';

export interface AnnouncementPopoverProps {
  readonly store: AnnouncementStore;
  /** What opened it: it is placed there, and focus returns to it. */
  readonly openerRef: RefObject<HTMLElement | null>;
  readonly onOpen: (announcement: Announcement) => void;
  readonly onClose: () => void;
}

const WIDTH = 400;

/** The list of announcements below the megaphone. */
export function AnnouncementPopover(props: AnnouncementPopoverProps): ReactElement {
  const { store, openerRef, onOpen, onClose } = props;
  const t = useMessages(announcementsMessages);
  const view = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.load(), [store]);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={openerRef} />
      <Popover.Content aria-label={t('announcementsTitle')} width={WIDTH} flush align="end">
        <div className={css.popover}>
          <div className={css.header}>
            <h2 className={css.title}>{t('announcementsTitle')}</h2>
            {view.announcements !== null && view.announcements.length > 0 && (
              <MarkAll store={store} isDone={view.unread === 0} />
            )}
          </div>
          <AnnouncementList {...view} onGrow={store.grow} onRetry={store.retry} onOpen={onOpen} />
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}

interface MarkAllProps {
  readonly store: AnnouncementStore;
  /** Nothing is unread. */
  readonly isDone: boolean;
}

function MarkAll({ store, isDone }: MarkAllProps): ReactElement {
  const t = useMessages(announcementsMessages);
  const toast = useToast();
  const [isMarking, setMarking] = useState(false);
  const mark = async (): Promise<void> => {
    setMarking(true);
    try {
      await store.markAllRead();
    } catch (error) {
      const reason = isPantauError(error) ? error.serverMessage : undefined;
      toast.show({ kind: 'error', text: reason ?? t('markAllFailed') });
    } finally {
      setMarking(false);
    }
  };
  return (
    <Button
      variant="accent"
      size="dense"
      loading={isMarking}
      aria-disabled={isDone || undefined}
      onClick={() => void (isDone || mark())}
    >
      {t('markAllRead')}
    </Button>
  );
}
