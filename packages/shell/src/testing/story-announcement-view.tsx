import type { Sound } from '@pantau/core/sound';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAnnouncementSource } from '../adapters/memory/memory-announcement-source.ts';
import { manager } from './story-people.ts';
import { storyClock } from './story-announcements.ts';
import { StoryNavigation } from './story-shell.tsx';
import { Megaphone } from '../ui/announcements/megaphone.tsx';

export const play = fn<Sound['play']>();
const sound: Sound = { play, unlock: () => Promise.resolve(true), close: () => undefined };

export const reader = { ...manager, flags: ['vsms2_system_notification'] };

export interface MegaphoneStoryProps {
  readonly createSource: () => MemoryAnnouncementSource;
  readonly muted?: boolean;
}

/** The source of the story that is running, for its play function. */
const running: { source: MemoryAnnouncementSource | null } = { source: null };

export const sourceOf = (): MemoryAnnouncementSource => {
  if (running.source === null) throw new Error('No story is running');
  return running.source;
};

/** The megaphone at the right edge of a bar. */
export function MegaphoneStory({ createSource, muted }: MegaphoneStoryProps): ReactElement {
  const [source] = useState(() => (running.source = createSource()));
  return (
    <StoryNavigation start="/dashboard/">
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 36 }}>
        <Megaphone source={source} sound={sound} muted={muted} />
      </div>
    </StoryNavigation>
  );
}

export const storyParameters = {
  pantau: { user: reader, clock: storyClock(), timeZone: 'Asia/Jakarta' },
  docs: { story: { inline: false, height: 640 } },
};

export const inWindow = (width: number, height = 720) => ({
  parameters: {
    viewport: {
      options: { own: { name: 'own', styles: { width: `${width}px`, height: `${height}px` } } },
    },
  },
  globals: { viewport: { value: 'own' } },
});

/** Presses the megaphone and resolves with its list. */
export async function openList(root: HTMLElement): Promise<HTMLElement> {
  const canvas = within(root);
  await userEvent.click(await canvas.findByRole('button', { name: /^(Announcements|Pengumuman)/ }));
  return canvas.findByRole('dialog', { name: /^(Announcements|Pengumuman)$/ });
}

/** Resolves once the dialog shows its content, or why it cannot. */
export const untilLoaded = (dialog: HTMLElement): Promise<void> =>
  waitFor(() => expect(dialog.querySelector('[aria-busy]')).toBeNull());

/** Opens an announcement from the list and resolves with its dialog, once its content is shown. */
export async function openAnnouncement(root: HTMLElement, title: string): Promise<HTMLElement> {
  const list = await openList(root);
  await userEvent.click(await within(list).findByRole('button', { name: new RegExp(title) }));
  const dialog = await within(root).findByRole('dialog', { name: new RegExp(title) });
  await untilLoaded(dialog);
  return dialog;
}
