import { useMessages, useSession, useToast } from '@pantau/core';
import type { Sound } from '@pantau/core/sound';
import { capCount } from '@pantau/core/ui/badge';
import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useRef, useState, useSyncExternalStore } from 'react';
import { isAllowed } from '../../engine/access/access-rule.ts';
import type { Announcement } from '../../engine/announcements/announcement.ts';
import { announcementAccess } from '../../engine/announcements/announcement-access.ts';
import type { AnnouncementSource } from '../../engine/announcements/announcement-source.port.ts';
import {
  useAnnouncementStore,
  useArrivals,
} from '../../hooks/announcements/use-announcement-store.ts';
import { useArrivalChime } from '../../hooks/announcements/use-arrival-chime.ts';
import { type ShellTranslate, shellMessages } from '../../messages/shell-messages.ts';
import css from './megaphone.module.css';

export interface MegaphoneProps {
  readonly source: AnnouncementSource;
  /** A new announcement does not sound. */
  readonly muted?: boolean | undefined;
  /** `null` disables the sound. Defaults to a generated one. */
  readonly sound?: Sound | null | undefined;
}

const listPopover = createLazy(
  async () => (await import('./announcement-popover.tsx')).AnnouncementPopover,
);
const dialog = createLazy(
  async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog,
);

/**
 * The announcements of the user: a button with the unread count, the list that it opens, and the dialog of a single
 * one. A new one arrives with a toast and a sound. Users who may not read announcements see nothing (SH-40).
 */
export function Megaphone(props: MegaphoneProps): ReactElement | null {
  const session = useSession();
  return isAllowed(announcementAccess, session) ? <AllowedMegaphone {...props} /> : null;
}

/** Seconds to read the title and reach the button. */
const TOAST_MS = 8_000;
const TOAST_TITLE_MAX = 80;

const MAX_SHOWN = 99;

function labelOf(unread: number | null, t: ShellTranslate): string {
  if (unread === null || unread === 0) return t('announcements');
  if (unread > MAX_SHOWN) return t('announcementsUnreadMany', { max: MAX_SHOWN });
  return t('announcementsUnread', { count: unread });
}

const shortened = (title: string): string =>
  title.length > TOAST_TITLE_MAX ? `${title.slice(0, TOAST_TITLE_MAX - 1).trimEnd()}…` : title;

function AllowedMegaphone({ source, muted = false, sound }: MegaphoneProps): ReactElement {
  const t = useMessages(shellMessages);
  const toast = useToast();
  const chime = useArrivalChime(sound);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [opened, setOpened] = useState<Announcement | null>(null);

  const store = useAnnouncementStore(source);
  const { unread } = useSyncExternalStore(store.subscribe, store.get);

  const open = (announcement: Announcement): void => {
    setListOpen(false);
    setOpened(announcement);
    store.markRead(announcement.id);
  };
  useArrivals(store, (announcement) => {
    if (!muted) chime(announcement.id);
    toast.show({
      kind: 'info',
      text: t('newAnnouncement', { title: shortened(announcement.title) }),
      durationMs: TOAST_MS,
      action: { label: t('openAnnouncement'), run: () => open(announcement) },
    });
  });
  const preload = (): void => {
    listPopover.preload();
    dialog.preload();
  };
  const closeList = (): void => setListOpen(false);
  const closeDialog = (): void => setOpened(null);
  const list = { store, openerRef: buttonRef, onOpen: open, onClose: closeList };

  return (
    <span className={css.megaphone}>
      <IconButton
        ref={buttonRef}
        icon="megaphone"
        label={labelOf(unread, t)}
        aria-haspopup="dialog"
        aria-expanded={isListOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setListOpen(!isListOpen)}
      />
      {unread !== null && unread > 0 && (
        <span className={css.count} aria-hidden>
          {capCount(unread)}
        </span>
      )}
      {isListOpen && <LazyPart part={listPopover} props={list} onFail={closeList} />}
      {opened !== null && (
        <LazyPart
          part={dialog}
          props={{ store, announcement: opened, onClose: closeDialog }}
          onFail={closeDialog}
        />
      )}
    </span>
  );
}
