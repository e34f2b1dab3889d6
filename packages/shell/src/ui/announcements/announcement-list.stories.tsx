import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createStorySource } from '../../testing/story-announcements.ts';
import {
  MegaphoneStory,
  inWindow,
  openList,
  sourceOf,
  storyParameters,
} from '../../testing/story-announcement-view.tsx';

const meta = {
  title: 'Shell/Announcements/List',
  component: MegaphoneStory,
  parameters: storyParameters,
  args: { createSource: () => createStorySource(25) },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement);
    await within(list).findAllByRole('listitem');
  },
} satisfies Meta<typeof MegaphoneStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SH-41: Each announcement has its title, its age and whether it is unread; an icon replaces a missing image. */
export const List: Story = {
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    const rows = await within(list).findAllByRole('listitem');
    await expect(rows).toHaveLength(10);
    await expect(rows[0]).toHaveTextContent(/^Unread: Pemeliharaan sistem.*24 minutes ago$/);
    await expect(rows[4]).toHaveTextContent(/^Ubah status banyak sales order.*2 days ago$/);
    await expect(rows[9]).toHaveTextContent(/^Buletin armada nomor 16.*11 Oct 2026$/);
    // The image of the fourth one cannot be loaded, the third one has none.
    await waitFor(() => {
      const shown = rows.slice(0, 5).map((row) => row.querySelector('img') !== null);
      void expect(shown).toEqual([true, true, false, false, false]);
    });
    await expect(within(rows[0] as HTMLElement).getByRole('button')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };

/** SH-41: On a phone the list is as wide as the screen allows. */
export const Phone: Story = {
  ...inWindow(360, 740),
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await within(list).findAllByRole('listitem');
    const { left, right } = list.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(360);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const PhoneDark: Story = {
  ...inWindow(360, 740),
  globals: { ...inWindow(360).globals, theme: 'dark' },
};

/** SH-36: Scrolling to the end loads ten more, up to the total, and then says so. */
export const Grows: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    const rows = () => within(list).queryAllByRole('listitem');
    for (const count of [10, 20, 25]) {
      await waitFor(() => expect(rows()).toHaveLength(count));
      rows().at(-1)?.scrollIntoView();
    }
    await expect(await within(list).findByText('These are all announcements.')).toBeVisible();
    // By keyboard, too: the last row is reached without a pointer.
    const last = within(rows().at(-1) as HTMLElement).getByRole('button');
    last.focus();
    await expect(last).toHaveFocus();
  },
};

/** SH-46: While the list is loaded, its rows are reserved. */
export const Loading: Story = {
  args: {
    createSource: () => {
      const source = createStorySource(25);
      return { ...source, list: () => new Promise(() => undefined) };
    },
  },
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await expect(await within(list).findByText('Loading announcements')).toBeInTheDocument();
  },
};

/** SH-46: Without announcements the list says what will appear there. */
export const Empty: Story = {
  args: { createSource: () => createStorySource(0) },
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await expect(await within(list).findByText('No announcements yet')).toBeVisible();
    await expect(within(list).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};
export const EmptyIndonesian: Story = {
  args: { createSource: () => createStorySource(0) },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await expect(await within(list).findByText('Belum ada pengumuman')).toBeVisible();
  },
};

const failing = () => {
  const source = createStorySource(25);
  source.failWith(new PantauError('offline'));
  return source;
};

/** SH-46: A failure is explained and can be retried. */
export const Failed: Story = {
  args: { createSource: failing },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await expect(
      await within(list).findByText('The announcements could not be loaded'),
    ).toBeVisible();
    sourceOf().failWith(null);
    await userEvent.click(within(list).getByRole('button', { name: 'Try again' }));
    await expect(await within(list).findAllByRole('listitem')).toHaveLength(10);
    sourceOf().failWith(new PantauError('server'));
  },
};
export const FailedDark: Story = {
  args: { createSource: failing },
  globals: { theme: 'dark' },
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await within(list).findByText('The announcements could not be loaded');
  },
};

/** SH-46: If more cannot be loaded, what is listed stays. */
export const MoreFailed: Story = {
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    const rows = await within(list).findAllByRole('listitem');
    sourceOf().failWith(new PantauError('server'));
    rows.at(-1)?.scrollIntoView();
    const retry = await within(list).findByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  },
};

/** SH-46: They are loaded on request. */
export const MoreFailedThenLoaded: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    const rows = await within(list).findAllByRole('listitem');
    sourceOf().failWith(new PantauError('server'));
    rows.at(-1)?.scrollIntoView();
    const retry = await within(list).findByRole('button', { name: 'Try again' });
    sourceOf().failWith(null);
    await userEvent.click(retry);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(20));
  },
};

/** SH-38: All are marked as read at once; the badge goes with them. */
export const MarksAll: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await userEvent.click(await within(list).findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(within(list).queryByText('Unread:')).toBeNull());
    await expect(
      within(canvasElement).getByRole('button', { name: 'Announcements', expanded: true }),
    ).toBeVisible();
    await expect(await sourceOf().countUnread()).toBe(0);
    await expect(within(list).getByRole('button', { name: 'Mark all as read' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** SH-38: If that fails, they are unread again and a toast says so. */
export const MarkingFails: Story = {
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    await within(list).findAllByRole('listitem');
    sourceOf().failWith(new PantauError('server', { serverMessage: 'Server sedang sibuk.' }));
    await userEvent.click(within(list).getByRole('button', { name: 'Mark all as read' }));
    await expect(await within(canvasElement).findAllByText('Server sedang sibuk.')).not.toEqual([]);
    await expect(within(list).getAllByText('Unread:')).toHaveLength(3);
  },
};
