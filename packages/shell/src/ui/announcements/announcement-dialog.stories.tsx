import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnnouncementContent } from '../../engine/announcements/announcement.ts';
import { createStorySource, storyNow } from '../../testing/story-announcements.ts';
import { navigated } from '../../testing/story-shell.tsx';
import {
  MegaphoneStory,
  inWindow,
  openAnnouncement,
  openList,
  sourceOf,
  storyParameters,
} from '../../testing/story-announcement-view.tsx';

const meta = {
  title: 'Shell/Announcements/Dialog',
  component: MegaphoneStory,
  parameters: storyParameters,
  args: { createSource: () => createStorySource(12) },
  beforeEach: () => {
    navigated.mockClear();
  },
} satisfies Meta<typeof MegaphoneStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SH-42: Opening an announcement shows it in full and marks it as read. */
export const Image: Story = {
  async play({ canvasElement }) {
    const dialog = await openAnnouncement(canvasElement, 'Pemeliharaan sistem');
    const image = within(dialog).getByRole<HTMLImageElement>('img', {
      name: 'Jalan di kaki bukit',
    });
    await waitFor(() => expect(image.naturalWidth).toBe(1200));
    await expect(dialog).toHaveTextContent('20 Nov 2026, 14:08');
    await expect(dialog).toHaveTextContent(/tetap merekam\.$/);
    await waitFor(async () => expect(await sourceOf().countUnread()).toBe(2));
  },
};
export const ImageDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) =>
    void (await openAnnouncement(canvasElement, 'Pemeliharaan sistem')),
};
export const ImageIndonesianPhone: Story = {
  ...inWindow(360, 740),
  globals: { ...inWindow(360).globals, locale: 'id' },
  play: async ({ canvasElement }) =>
    void (await openAnnouncement(canvasElement, 'Pemeliharaan sistem')),
};

/** SH-43: Buttons, arrow keys and swiping show one image after the other; the position is announced. */
export const Carousel: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const dialog = await openAnnouncement(canvasElement, 'Tiga langkah');
    const own = within(dialog);
    const track = own.getAllByRole('group', { name: /Images of/ }).at(-1) as HTMLElement;
    const position = own.getByRole('status');
    const isShown = (index: number) =>
      waitFor(async () => {
        await expect(track.scrollLeft / track.clientWidth).toBeCloseTo(index);
        await expect(position).toHaveTextContent(`${index + 1} of 3`);
      });
    await expect(position).toHaveTextContent('1 of 3');
    await expect(own.getByRole('button', { name: 'Previous image' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(own.getByRole('button', { name: 'Next image' }));
    await isShown(1);
    await expect(position).toHaveTextContent('2 of 3');
    await expect(own.getByRole('img', { name: 'Jalan di kaki bukit' })).toBeVisible();
    await expect(own.queryByRole('img', { name: 'Peta dengan rute ke pelabuhan' })).toBeNull();
    track.focus();
    await userEvent.keyboard('{ArrowRight}');
    await isShown(2);
    await expect(position).toHaveTextContent('3 of 3');
    // The third one cannot be loaded.
    await expect(own.getByText('The image could not be loaded.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(position).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{Home}');
    await isShown(0);
    await expect(position).toHaveTextContent('1 of 3');
    // As a swipe does.
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(position).toHaveTextContent('2 of 3'));
  },
};
export const CarouselIndonesianPhone: Story = {
  ...inWindow(360, 740),
  globals: { ...inWindow(360).globals, locale: 'id', theme: 'dark' },
  async play({ canvasElement }) {
    const dialog = await openAnnouncement(canvasElement, 'Tiga langkah');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('1 dari 3');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gambar berikutnya' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('2 dari 3');
  },
};

/** SH-42: A video plays in the dialog; its player loads with it. */
export const Video: Story = {
  async play({ canvasElement }) {
    const dialog = await openAnnouncement(canvasElement, 'Cara membaca rekaman');
    await waitFor(
      () => {
        const video = dialog.querySelector('video');
        void expect(video?.readyState).toBeGreaterThanOrEqual(1);
      },
      { timeout: 15_000 },
    );
    await expect(within(dialog).getByRole('button', { name: /^Play/ })).toBeVisible();
  },
};

/** SH-37: A link to the web names its host and opens a new tab without access to this page. */
export const ExternalLink: Story = {
  async play({ canvasElement }) {
    const dialog = await openAnnouncement(canvasElement, 'Prakiraan cuaca');
    const link = within(dialog).getByRole('link', { name: 'Open site' });
    await expect(link).toHaveAttribute(
      'href',
      'https://www.cuaca.example/prakiraan?wilayah=pantura',
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleDescription('Opens www.cuaca.example in a new tab.');
  },
};
export const ExternalLinkPhone: Story = {
  ...inWindow(360, 740),
  globals: { ...inWindow(360).globals, locale: 'id' },
  play: async ({ canvasElement }) => void (await openAnnouncement(canvasElement, 'Prakiraan')),
};

/** SH-37: A link to a page of the application is followed by the host's router, and the dialog closes. */
export const InternalLink: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const dialog = await openAnnouncement(canvasElement, 'Ubah status');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Open page' }));
    await expect(navigated).toHaveBeenLastCalledWith('/sales-order/');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await openAnnouncement(canvasElement, 'Ubah status');
  },
};

const invalid: readonly AnnouncementContent[] = [
  { action: 'external_link', link: 'javascript:alert(1)' },
  { action: 'internal_link', link: '//evil.example' },
];

/** SH-37: An invalid link is never a link. */
export const InvalidLinks: Story = {
  args: {
    createSource: () =>
      createStorySource(
        3,
        undefined,
        invalid.map((content, index) => ({
          title: `Tautan ${index + 1}`,
          content,
          createdOn: storyNow - index,
        })),
      ),
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    for (const title of ['Tautan 1', 'Tautan 2']) {
      const dialog = await openAnnouncement(canvasElement, title);
      await expect(within(dialog).getByText(/is invalid and cannot be opened/)).toBeVisible();
      await expect(dialog.querySelector('a')).toBeNull();
      if (title === 'Tautan 2') return;
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    }
  },
};

/** SH-42: If the content cannot be loaded, the dialog says so and tries again. */
export const Failed: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const list = await openList(canvasElement);
    const row = await within(list).findByRole('button', { name: /Pemeliharaan/ });
    sourceOf().failWith(new PantauError('server'));
    await userEvent.click(row);
    const dialog = await within(canvasElement).findByRole('dialog', { name: /Pemeliharaan/ });
    await expect(
      await within(dialog).findByText('The announcement could not be loaded'),
    ).toBeVisible();
    sourceOf().failWith(null);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByRole('img', { name: 'Jalan di kaki bukit' });
  },
};

/** SH-42: An announcement that no longer exists cannot be retried. */
export const Gone: Story = {
  args: {
    createSource: () => ({
      ...createStorySource(12),
      detail: () => Promise.reject(new PantauError('notFound')),
    }),
  },
  async play({ canvasElement }) {
    const dialog = await openAnnouncement(canvasElement, 'Pemeliharaan sistem');
    await expect(within(dialog).getByText('This announcement no longer exists')).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
