import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcementAccess } from '../../engine/announcements/announcement-access.ts';
import { createStorySource, storyNow } from '../../testing/story-announcements.ts';
import {
  MegaphoneStory,
  type MegaphoneStoryProps,
  inWindow,
  openList,
  play,
  reader,
  sourceOf,
  storyParameters,
  untilLoaded,
} from '../../testing/story-announcement-view.tsx';

const meta = {
  title: 'Shell/Announcements/Megaphone',
  component: MegaphoneStory,
  parameters: storyParameters,
  args: { createSource: () => createStorySource(25) },
  beforeEach: () => {
    play.mockReset().mockResolvedValue('played');
  },
} satisfies Meta<typeof MegaphoneStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = { action: 'internal_link', link: '/route/' } as const;

/** SH-45: The badge has the unread count, and the button says it in words. */
export const Unread: Story = {
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', {
      name: 'Announcements, 3 unread',
    });
    await expect(button.parentElement).toHaveTextContent('3');
  },
};
export const UnreadDark: Story = { globals: { theme: 'dark' } };

const many = () =>
  createStorySource(
    5,
    undefined,
    Array.from({ length: 120 }, (_, index) => ({
      title: `No ${index}`,
      content,
      createdOn: storyNow - 1_000,
    })),
  );

/** SH-45: Counts above 99 are shown as 99+. */
export const Many: Story = {
  args: { createSource: many },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', {
      name: 'Announcements, more than 99 unread',
    });
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};
export const ManyIndonesian: Story = {
  args: { createSource: many },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', {
      name: 'Pengumuman, lebih dari 99 belum dibaca',
    });
  },
};

/** SH-45: Without unread announcements there is no badge. */
export const AllRead: Story = {
  args: { createSource: () => createStorySource(0) },
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', { name: 'Announcements' });
    await expect(button.parentElement).toHaveTextContent(/^$/);
  },
};

/** SH-40: Users without the scope, or in a company without the flag, have no megaphone. */
export const NoAccess: Story = {
  parameters: { pantau: { user: { ...reader, flags: [] } } },
  tags: ['!autodocs', 'behaviour'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(announcementAccess).toEqual({
      allOf: ['system_notification:read', { flag: 'vsms2_system_notification' }],
    });
  },
};

/** SH-44: A new announcement sounds, and its toast opens it. */
export const Arrives: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Announcements, 3 unread' });
    const title = '<b>Rute</b> pelabuhan ditutup';
    sourceOf().publish({ title, description: 'Gunakan jalur lingkar.', content });
    await canvas.findByRole('button', { name: 'Announcements, 4 unread' });
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    // Server text is plain text.
    await expect(canvas.getAllByText(`New announcement: ${title}`)).not.toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog', { name: title });
    await untilLoaded(dialog);
    await expect(within(dialog).getByText('Gunakan jalur lingkar.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('button', { name: 'Announcements, 3 unread' });
  },
};

/** SH-39: Muted, a new announcement arrives without a sound. */
export const Muted: Story = {
  args: { muted: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Announcements, 3 unread' });
    sourceOf().publish({ title: 'Diam', content });
    await expect(await canvas.findAllByText('New announcement: Diam')).not.toEqual([]);
    await expect(play).not.toHaveBeenCalled();
  },
};

/** SH-35: While the list is open, a new one appears at its top. */
export const ArrivesInList: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await within(list).findAllByRole('listitem');
    sourceOf().publish({ title: 'Paling baru', content });
    await waitFor(() => {
      const [first] = within(list).getAllByRole('listitem');
      void expect(first).toHaveTextContent('Unread: Paling baru');
    });
  },
};

function TwoTabs({ createSource }: MegaphoneStoryProps): ReactElement {
  const source = createSource();
  const shared = () => source;
  return (
    <>
      <MegaphoneStory createSource={shared} />
      <MegaphoneStory createSource={shared} />
    </>
  );
}

/** SH-39: Of two tabs that receive the same announcement, one sounds. */
export const TwoTabsSoundOnce: Story = {
  tags: ['behaviour'],
  render: (args) => <TwoTabs {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Announcements, 3 unread' })).toHaveLength(2),
    );
    sourceOf().publish({ id: 'once', title: 'Sekali saja', content });
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    const { held = [], pending = [] } = await navigator.locks.query();
    const names = [...held, ...pending].map(({ name }) => name);
    // The second one waits for the first one, which keeps it silent.
    await expect(names.filter((name) => name === 'pantau-announcement-once')).toHaveLength(2);
    await expect(play).toHaveBeenCalledTimes(1);
  },
};

/** SH-42: Escape closes the list, and focus returns to the megaphone. */
export const Keyboard: Story = {
  ...inWindow(1024),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Announcements, 3 unread' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('dialog', { name: 'Announcements' });
    const [first] = await within(list).findAllByRole('listitem');
    await expect(list.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await canvas.findByRole('dialog', { name: 'Announcements' });
    const row = (await within(again).findAllByRole('button', { name: /Pemeliharaan/ }))[0];
    await expect(first).not.toBeUndefined();
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: /Pemeliharaan/ });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
