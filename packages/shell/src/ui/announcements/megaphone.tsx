import { useFormat, useMessages, useSession } from '@pantau/core';
import type { Sound } from '@pantau/core/sound';
import { capCount } from '@pantau/core/ui/badge';
import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useRef, useState, useSyncExternalStore } from 'react';
import { isAllowed } from '../../engine/access/access-rule.ts';
import type { Announcement, AnnouncementId } from '../../engine/announcements/announcement.ts';
import type { AnnouncementStore } from '../../engine/announcements/announcement-store.ts';
import { announcementAccess } from '../../engine/announcements/announcement-access.ts';
import type { AnnouncementSource } from '../../engine/announcements/announcement-source.port.ts';
import {
  useAnnouncementStore,
  useArrivals,
} from '../../hooks/announcements/use-announcement-store.ts';
import { useArrivalChime } from '../../hooks/announcements/use-arrival-chime.ts';
import { useToastInTurn } from '../../hooks/interruptions/use-toast-in-turn.ts';
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

interface ArrivalToast {
  readonly store: AnnouncementStore;
  readonly open: (announcement: Announcement) => void;
  readonly openList: () => void;
  /** Not called with a toast that is silent. */
  readonly chime: ((id: AnnouncementId) => void) | undefined;
}

/**
 * A toast with a sound for what has arrived, in its turn (SH-128).
 *
 * @returns forgets what has arrived: the user sees it elsewhere
 */
function useArrivalToast({ store, open, openList, chime }: ArrivalToast): () => void {
  const t = useMessages(shellMessages);
  const { number } = useFormat();
  const [waiting, setWaiting] = useState<readonly Announcement[]>([]);
  const shown = useRef<readonly Announcement[]>([]);
  useArrivals(store, (announcement) => setWaiting((others) => [...others, announcement]));
  useToastInTurn({
    kind: 'announcement',
    wanted: waiting.length > 0,
    toast() {
      shown.current = waiting;
      const latest = waiting.at(-1) as Announcement;
      chime?.(latest.id);
      const shared = { kind: 'info', durationMs: TOAST_MS } as const;
      if (waiting.length > 1) {
        const text = t('newAnnouncements', { number: number(waiting.length) });
        return { ...shared, text, action: { label: t('showAnnouncements'), run: openList } };
      }
      const text = t('newAnnouncement', { title: shortened(latest.title) });
      return { ...shared, text, action: { label: t('openAnnouncement'), run: () => open(latest) } };
    },
    onEnd: () => setWaiting((all) => all.filter((one) => !shown.current.includes(one))),
  });
  return () => setWaiting([]);
}

function AllowedMegaphone({ source, muted = false, sound }: MegaphoneProps): ReactElement {
  const t = useMessages(shellMessages);
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
  const openList = (): void => {
    noteAll();
    setListOpen(true);
  };
  const noteAll = useArrivalToast({
    store,
    open,
    openList,
    chime: muted ? undefined : chime,
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
        onClick={() => (isListOpen ? closeList() : openList())}
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
